import type { PageAnswer, PageRequestName, PageRequests } from '@/page/contract';

/** The page could not be asked, or it failed to answer. `isGone`: no script can run there (closed, an error page, chrome://). */
export class PageError extends Error {
  override name = 'PageError';
  readonly isGone: boolean;

  constructor(message: string, isGone: boolean, cause?: unknown) {
    super(message, { cause });
    this.isGone = isGone;
  }
}

/**
 * Asks the content script of one frame, injecting it first where it does not answer yet.
 * @throws PageError
 */
export async function askPage<Name extends PageRequestName>(
  tabId: number,
  frameId: number,
  request: Name,
  input: PageRequests[Name]['input'],
): Promise<PageRequests[Name]['output']> {
  const answer = (await send(tabId, frameId, request, input)) ?? (await injectAndSend(tabId, frameId, request, input));
  if (!answer.ok) throw new PageError(`${request}: ${answer.error}`, false);
  return answer.output;
}

async function injectAndSend<Name extends PageRequestName>(
  tabId: number,
  frameId: number,
  request: Name,
  input: PageRequests[Name]['input'],
): Promise<PageAnswer<Name>> {
  try {
    await chrome.scripting.executeScript({ target: { tabId, frameIds: [frameId] }, files: ['/page.js'] });
  } catch (cause) {
    throw new PageError(`no script can run in frame ${frameId}`, true, cause);
  }
  const answer = await send(tabId, frameId, request, input);
  if (!answer) throw new PageError(`${request}: the page went away before it answered`, true);
  return answer;
}

/** The answer, or null where nobody listens in that frame. */
async function send<Name extends PageRequestName>(
  tabId: number,
  frameId: number,
  request: Name,
  input: PageRequests[Name]['input'],
): Promise<PageAnswer<Name> | null> {
  try {
    const answer: PageAnswer<Name> | undefined = await chrome.tabs.sendMessage(
      tabId,
      { to: 'page', request, input },
      { frameId },
    );
    return answer ?? null;
  } catch {
    return null;
  }
}
