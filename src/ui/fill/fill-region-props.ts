import type { FillDraft } from '@/domain/fill-draft';
import type { FillRun } from '@/domain/run';
import type { PanelData } from '../panel-data';
import type { ActiveTab } from '../ports';

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
