import { z } from 'zod';
import { ErrorPageError, OutOfScopeError, PageAnswerError, PageUnreachableError } from '@/domain/page/tab-errors';
import { type PageAnswer, type PageRequestName, type PageRequests, pageRequests } from '@/page-api/page-requests';
import { refPrefix } from './frames';

/**
 * Asks a frame's content script, injecting it first if it does not respond. `token`: of a fill's scope, which the frame's document must
 * hold.
 * @throws OutOfScopeError, PageAnswerError, PageUnreachableError
 */
export async function askPage<Name extends PageRequestName>(
  tabId: number,
  frameId: number,
  request: Name,
  input: PageRequests[Name]['input'],
  token?: string,
): Promise<PageRequests[Name]['output']> {
  const asked = { request, input, token };
  const answer = (await send(tabId, frameId, asked)) ?? (await injectAndSend(tabId, frameId, asked));
  if (!answer.ok && answer.isOutOfScope) throw new OutOfScopeError(`${request}: frame ${frameId} is not in the scope`);
  if (!answer.ok) throw new PageAnswerError(`${request}: ${answer.error}`);
  const parsed = pageRequests[request].answer.safeParse(answer.output);
  if (!parsed.success) throw new PageAnswerError(`${request}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Has the content script read while the page is still loading, which it then need not wait for. Never throws. */
export async function prepareTopFrame(tabId: number): Promise<void> {
  if (await send(tabId, 0, { request: 'ping', input: null, token: undefined })) return;
  await chrome.scripting
    .executeScript({ target: { tabId, frameIds: [0] }, files: ['/page.js'], injectImmediately: true })
    .catch(() => undefined);
}

interface Asked<Name extends PageRequestName> {
  request: Name;
  input: PageRequests[Name]['input'];
  token: string | undefined;
}

async function injectAndSend<Name extends PageRequestName>(
  tabId: number,
  frameId: number,
  asked: Asked<Name>,
): Promise<PageAnswer> {
  try {
    await chrome.scripting.executeScript({
      target: { tabId, frameIds: [frameId] },
      files: ['/page.js'],
      // The script waits by itself for a page to be read. Chrome would wait for ever for some frames.
      injectImmediately: true,
    });
  } catch (cause) {
    const Unreachable = isErrorPage(cause) ? ErrorPageError : PageUnreachableError;
    throw new Unreachable(`no script can run in frame ${frameId}`, { cause });
  }
  const answer = await send(tabId, frameId, asked);
  if (!answer) throw new PageUnreachableError(`${asked.request}: the page went away before it answered`);
  return answer;
}

/** By Chrome's words, which are not translated. */
const isErrorPage = (cause: unknown): boolean => cause instanceof Error && /showing error page/i.test(cause.message);

/** The answer, or null if nobody listens in that frame. */
async function send<Name extends PageRequestName>(
  tabId: number,
  frameId: number,
  asked: Asked<Name>,
): Promise<PageAnswer | null> {
  try {
    const answer: PageAnswer | undefined = await chrome.tabs.sendMessage(
      tabId,
      { to: 'page', framePrefix: refPrefix(frameId), ...asked },
      { frameId },
    );
    return answer ?? null;
  } catch {
    return null;
  }
}
