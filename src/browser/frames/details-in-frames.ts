import type { DetailsReading } from '@/domain/page/page-readings';
import type { PageRequests } from '@/page-api/page-requests';
import { askPage } from './ask-page';
import { askSeenFrame, listSeenFrames } from './shown-frames';

/** The posting of a page without a list: the page's own, else that of the largest frame with one. */
export async function readDetailsInFrames(
  tabId: number,
  input: PageRequests['read-details']['input'],
): Promise<DetailsReading | null> {
  const own = await askPage(tabId, 0, 'read-details', input);
  if (own) return own;
  for (const { frameId } of await listSeenFrames(tabId)) {
    const framed = await askSeenFrame(tabId, frameId, 'read-details', input);
    if (framed) return framed;
  }
  return null;
}
