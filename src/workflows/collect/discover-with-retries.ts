import { ControlError, PageAnswerError, PageUnreachableError, TabGoneError } from '@/domain/page/tab-errors';
import { RunEndError, type RunEnding } from '@/runs/run-ending';
import { waitForUser } from '@/workflows/asking/wait-for-user';
import type { DiscoveryContext } from '@/workflows/discovery';
import { discover } from './discover';

/** A reloading page is back soon, a failing site takes longer: ms to wait after each further error. */
const retriesMs = [1000, 5000, 10_000];

/** Before anything was read there is nothing to wait for: after this many consecutive errors, the user is told. */
const errorsBeforeFirstPage = 2;

/** Discovers to the end, despite every failure a run can survive: each is recorded, and the run continues from its saved state. */
export async function discoverWithRetries(discovery: DiscoveryContext): Promise<RunEnding> {
  for (;;) {
    try {
      await reopenBrokenPage(discovery);
      return await discover(discovery);
    } catch (error) {
      await decide(discovery, error);
    }
  }
}

/** Returns if the discovery may go on; throws what ends it. */
async function decide(discovery: DiscoveryContext, error: unknown): Promise<void> {
  if (error instanceof TabGoneError) throw new RunEndError({ code: 'tab-closed' }, { cause: error });
  if (error instanceof ControlError && error.reason !== 'failed') {
    return waitForUser(discovery, error.reason === 'cancelled' ? 'debugger-cancelled' : 'debugger-refused');
  }
  if (!isPassing(error)) throw error;
  await noteProblem(discovery, error);
  const { consecutiveErrors } = discovery.run.run.state;
  await discovery.sleep(retriesMs[Math.min(consecutiveErrors, retriesMs.length) - 1] ?? 0);
}

/** @throws RunEndError when there were too many */
async function noteProblem({ run }: DiscoveryContext, error: Error): Promise<void> {
  const isUnreachable = error instanceof PageUnreachableError;
  const unreachable = new RunEndError({ code: 'page-unreachable' }, { cause: error });
  await run.problem({ message: error.message }).catch((end: unknown) => {
    throw end instanceof RunEndError && isUnreachable ? unreachable : end;
  });
  const { page, consecutiveErrors } = run.run.state;
  if (isUnreachable && page === 0 && consecutiveErrors >= errorsBeforeFirstPage) throw unreachable;
}

/** The browser's error page stays even when the site is back: it is reloaded once waiting alone did not help. */
async function reopenBrokenPage({ run, tab }: DiscoveryContext): Promise<void> {
  if (run.run.state.consecutiveErrors < 2) return;
  await tab.ask('ping', null).catch(async (error: unknown) => {
    if (!(error instanceof PageUnreachableError)) throw error;
    await tab.open(await tab.url());
  });
}

function isPassing(error: unknown): error is Error {
  return error instanceof ControlError || error instanceof PageAnswerError || error instanceof PageUnreachableError;
}
