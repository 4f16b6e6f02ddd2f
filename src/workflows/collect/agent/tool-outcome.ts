import type { CollectedItem } from '@/domain/job/collected-item';
import type { Job } from '@/domain/job/job';
import type { CollectorState } from '@/domain/run/collector-state';
import type { DiscoverState } from '@/domain/run/discover-state';
import type { EndCode } from '@/domain/run/run-result';
import type { SavedJob } from '@/store/jobs/put-found-job';

/** The result of a collector's tool call. */
export interface ToolOutcome {
  tool: string;
  /** The request, in a few words. */
  asked: string;
  /** What the collector reads next turn. */
  answer: string;
  success: boolean;
  /** `outcome` if an intent was saved before. */
  phase?: 'outcome' | 'note';
  jobs?: readonly Job[];
  items?: readonly CollectedItem[];
  /** The answer, if it depends on how the jobs were saved. */
  told?: (saved: SavedJob[]) => string;
  changeState?: (state: DiscoverState, saved: SavedJob[]) => DiscoverState;
  changeCollector?: (collector: CollectorState, saved: SavedJob[]) => CollectorState;
  /** Whether there is another row to learn from. */
  hasSample?: boolean;
  end?: EndCode;
}
