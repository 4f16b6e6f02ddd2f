import { PageAnswerError, PageUnreachableError } from '@/domain/page/tab-errors';
import { sleep } from '@/std/sleep';
import type { SettlingTab } from './settle';

/** What a page draws together comes within this time. */
const togetherMs = 60;
/** How long a page is waited for that asks its server nothing: what it shows by a timer comes soon. */
const idleMs = 400;
const goneMs = 50;
/** A server that is asked by a page may take so long. */
const slowAnswerMs = 10_000;

/**
 * Waits until a frame shows something new: true, also if another page comes. Waits for `ms` at most, and for less if nothing is on its way:
 * false.
 */
export async function awaitNews(tab: SettlingTab, frameId: number, ms: number): Promise<boolean> {
  const news = tab
    .askFrame(frameId, 'wait-until-quiet', { quietMs: togetherMs, timeoutMs: ms, isChangeAwaited: true })
    .catch((error: unknown) => {
      if (!(error instanceof PageUnreachableError || error instanceof PageAnswerError)) throw error;
      return sleep(Math.min(goneMs, ms)).then(() => true);
    });
  const isNothingComing = tab
    .areRequestsAnswered(slowAnswerMs)
    .then((known) => sleep(known === null ? ms : Math.min(idleMs, ms)))
    .then(() => false);
  return Promise.race([news, isNothingComing, sleep(ms).then(() => false)]);
}
