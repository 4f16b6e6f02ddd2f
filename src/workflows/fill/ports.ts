import type { Tab } from '@/browser/tab';
import type { FillRun } from '@/domain/run';
import type { RunHandle } from '@/runs/run-handle';

/** All that the parts of filling a form share. */
export interface Filling {
  run: RunHandle<FillRun>;
  tab: Pick<Tab, 'url'>;
}
