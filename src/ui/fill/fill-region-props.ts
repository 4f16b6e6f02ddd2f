import type { FillRun } from '@/domain/run';
import type { PanelData } from '../panel-data';
import type { ActiveTab } from '../ports';
import type { FillDraft } from './fill-draft';

/** What both views of a fill run are given. */
export interface FillRegionProps {
  run: FillRun;
  tab: ActiveTab;
  profile: PanelData['profile'];
  draft: FillDraft;
  onDraftChange: (draft: FillDraft) => void;
  onProfile: () => void;
  onSettings: () => void;
}
