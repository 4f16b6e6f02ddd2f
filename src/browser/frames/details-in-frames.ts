import type { DetailsReading } from '@/domain/page/page-readings';
import type { PageRequests } from '@/page-api/page-requests';
import { askPage } from './ask-page';
import { askSeenFrame, listSeenFrames, type SeenFrame } from './shown-frames';

/** Smaller frames hold no posting's text: adverts do. */
const leastShare = 0.15;

/**
 * The posting of a page without a list: the page's own, else that of the largest frame with one. The page may have but its title and facts,
 * and the text in a frame.
 */
export async function readDetailsInFrames(
  tabId: number,
  input: PageRequests['read-details']['input'],
): Promise<DetailsReading | null> {
  const own = await askPage(tabId, 0, 'read-details', input);
  if (own?.fields.description) return own;
  const frames = await listSeenFrames(tabId);
  const framed = own ? null : await postingInFrames(tabId, frames, input);
  if (framed) return framed;
  const text = await textInFrames(tabId, frames);
  if (text === null) return own;
  const titled = own ?? (await askPage(tabId, 0, 'read-details', { ...input, isTextFramed: true }));
  return titled && withText(titled, text);
}

async function postingInFrames(
  tabId: number,
  frames: readonly SeenFrame[],
  input: PageRequests['read-details']['input'],
): Promise<DetailsReading | null> {
  for (const { frameId } of frames) {
    const framed = await askSeenFrame(tabId, frameId, 'read-details', input);
    if (framed) return framed;
  }
  return null;
}

async function textInFrames(tabId: number, frames: readonly SeenFrame[]): Promise<string | null> {
  for (const { frameId } of frames.filter(({ share }) => share >= leastShare)) {
    const text = await askSeenFrame(tabId, frameId, 'read-posting-text', null);
    if (text !== null) return text;
  }
  return null;
}

function withText(details: DetailsReading, description: string): DetailsReading {
  const doubts = details.doubts.filter((name) => name !== 'description');
  return { ...details, fields: { ...details.fields, description }, doubts };
}
