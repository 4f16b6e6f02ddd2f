import type { CollectedItem } from '@/domain/collected-item';
import type { CollectorState } from '@/domain/collector-state';
import type { DiscoverState } from '@/domain/discover-state';
import type { Job } from '@/domain/job';
import type { EndCode } from '@/domain/run-result';
import type { SavedJob } from '@/store/put-found';

/** What a tool of the collector's did. */
export interface ToolOutcome {
  tool: string;
  /** What was asked for, in a few words. */
  asked: string;
  /** What the collector reads next turn. */
  answer: string;
  success: boolean;
  /** `outcome` where an intent was saved before. */
  phase?: 'outcome' | 'note';
  jobs?: readonly Job[];
  items?: readonly CollectedItem[];
  /** The answer where it depends on what became of the jobs. */
  told?: (saved: SavedJob[]) => string;
  changeState?: (state: DiscoverState, saved: SavedJob[]) => DiscoverState;
  changeCollector?: (collector: CollectorState, saved: SavedJob[]) => CollectorState;
  /** Whether there is a further row to learn from. */
  hasSample?: boolean;
  end?: EndCode;
}
