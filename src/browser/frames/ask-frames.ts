import type { PageRequestName, PageRequests } from '@/page-api/page-requests';
import { askPage } from './ask-page';
import { listFrames } from './frames';

/** Asks the content scripts of all frames in a tab that respond. No debugger. Never throws. */
export async function askFrames<Name extends PageRequestName>(
  tabId: number,
  request: Name,
  input: PageRequests[Name]['input'],
): Promise<PageRequests[Name]['output'][]> {
  const frames = await listFrames(tabId).catch(() => []);
  const asked = await Promise.allSettled(frames.map(({ frameId }) => askPage(tabId, frameId, request, input)));
  return asked.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}
