import { z } from 'zod';
import { PageAnswerError, PageUnreachableError } from '@/domain/tab-errors';
import type { PageAnswer, PageRequestName, PageRequests } from '@/page/contract';
import { pageAnswers } from './page-answers';

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
  const parsed = pageAnswers[request].safeParse(answer.output);
  if (!parsed.success) throw new PageAnswerError(`${request}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

async function injectAndSend<Name extends PageRequestName>(
  tabId: number,
  frameId: number,
  request: Name,
  input: PageRequests[Name]['input'],
): Promise<PageAnswer> {
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
): Promise<PageAnswer | null> {
  try {
    const answer: PageAnswer | undefined = await chrome.tabs.sendMessage(
      tabId,
      { to: 'page', request, input },
      { frameId },
    );
    return answer ?? null;
  } catch {
    return null;
  }
}
