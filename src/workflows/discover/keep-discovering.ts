import { ControlError, PageAnswerError, PageUnreachableError, TabGoneError } from '@/domain/tab-errors';
import { RunEndError, type RunEnding } from '@/runs/run-ending';
import { discover } from './discover';
import type { Discovery } from './ports';
import { waitForUser } from './wait-for-user';

/** A page that is being loaded anew, or comes back from an error, gets this long, in ms. */
const retryMs = 1000;

/** Discovers until the end, over every failure that a run can survive: each is noted, and what was saved is gone on from. */
export async function keepDiscovering(discovery: Discovery): Promise<RunEnding> {
  for (;;) {
    try {
      return await discover(discovery);
    } catch (error) {
      await decide(discovery, error);
    }
  }
}

/** Returns when the discovery may go on; throws what ends it. */
async function decide(discovery: Discovery, error: unknown): Promise<void> {
  if (error instanceof TabGoneError) throw new RunEndError({ code: 'tab-closed' }, { cause: error });
  if (error instanceof ControlError && error.reason !== 'failed') {
    return waitForUser(discovery, error.reason === 'cancelled' ? 'debugger-cancelled' : 'debugger-refused');
  }
  if (!isPassing(error)) throw error;
  await discovery.run.problem({ message: error.message });
  await discovery.sleep(retryMs);
}

function isPassing(error: unknown): error is Error {
  return error instanceof ControlError || error instanceof PageAnswerError || error instanceof PageUnreachableError;
}
