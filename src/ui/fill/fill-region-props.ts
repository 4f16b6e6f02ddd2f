import type { FillDraft } from '@/domain/form/fill-draft';
import type { FillRun } from '@/domain/run/run';
import type { PanelData } from '@/ui/data/panel-data';
import type { ActiveTab } from '@/ui/data/panel-ports';

/** Props of both views of a fill run. */
export interface FillRegionProps {
  run: FillRun;
  tab: ActiveTab;
  profile: PanelData['profile'];
  draft: FillDraft;
  onDraftChange: (draft: FillDraft) => void;
  onProfile: () => void;
  onSettings: () => void;
}
