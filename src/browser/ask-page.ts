import { PageAnswerError, PageUnreachableError } from '@/domain/tab-errors';
import type { PageAnswer, PageRequestName, PageRequests } from '@/page/contract';

/**
 * Asks the content script of one frame, injecting it first where it does not answer yet.
 * @throws PageAnswerError, PageUnreachableError
 */
export async function askPage<Name extends PageRequestName>(
  tabId: number,
  frameId: number,
  request: Name,
  input: PageRequests[Name]['input'],
): Promise<PageRequests[Name]['output']> {
  const answer = (await send(tabId, frameId, request, input)) ?? (await injectAndSend(tabId, frameId, request, input));
  if (!answer.ok) throw new PageAnswerError(`${request}: ${answer.error}`);
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
    throw new PageUnreachableError(`no script can run in frame ${frameId}`, { cause });
  }
  const answer = await send(tabId, frameId, request, input);
  if (!answer) throw new PageUnreachableError(`${request}: the page went away before it answered`);
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
