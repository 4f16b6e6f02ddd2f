import { ControlError, PageAnswerError, PageUnreachableError, TabGoneError } from '@/domain/tab-errors';
import { RunEndError, type RunEnding } from '@/runs/run-ending';
import { waitForUser } from '../wait-for-user';
import { discover } from './discover';
import type { Discovery } from './ports';

/** A page that is being loaded anew is back soon, a site that fails takes longer: how long each further error is waited out, in ms. */
const retriesMs = [1000, 5000, 10_000];

/** Where nothing was read yet there is nothing to wait for: the user is told after so many errors in a row. */
const errorsBeforeFirstPage = 2;

/** Discovers until the end, over every failure that a run can survive: each is noted, and what was saved is gone on from. */
export async function keepDiscovering(discovery: Discovery): Promise<RunEnding> {
  for (;;) {
    try {
      await reopenBrokenPage(discovery);
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
  await noteProblem(discovery, error);
  const { consecutiveErrors } = discovery.run.run.state;
  await discovery.sleep(retriesMs[Math.min(consecutiveErrors, retriesMs.length) - 1] ?? 0);
}

/** @throws RunEndError when there were too many */
async function noteProblem({ run }: Discovery, error: Error): Promise<void> {
  const isUnreachable = error instanceof PageUnreachableError;
  const unreachable = new RunEndError({ code: 'page-unreachable' }, { cause: error });
  await run.problem({ message: error.message }).catch((end: unknown) => {
    throw end instanceof RunEndError && isUnreachable ? unreachable : end;
  });
  const { page, consecutiveErrors } = run.run.state;
  if (isUnreachable && page === 0 && consecutiveErrors >= errorsBeforeFirstPage) throw unreachable;
}

/** The browser's own error page stays when the site is back: it is opened anew once waiting alone did not help. */
async function reopenBrokenPage({ run, tab }: Discovery): Promise<void> {
  if (run.run.state.consecutiveErrors < 2) return;
  await tab.ask('ping', null).catch(async (error: unknown) => {
    if (!(error instanceof PageUnreachableError)) throw error;
    await tab.open(await tab.url());
  });
}

function isPassing(error: unknown): error is Error {
  return error instanceof ControlError || error instanceof PageAnswerError || error instanceof PageUnreachableError;
}
