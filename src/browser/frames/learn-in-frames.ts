import type { LearnedRecipe } from '@/domain/page/page-readings';
import type { PageRequests } from '@/page-api/page-requests';
import { askPage } from './ask-page';
import { listFrameOf } from './find-list-frame';
import { frameIdOf } from './frames';
import { askSeenFrame, framesNow, listSeenFrames } from './shown-frames';

/** The page's own list stays the page's list unless a frame shows this many times as much. */
const leastTimesMore = 2;

type Learning = 'learn-recipe' | 'learn-from-rows';

/** The tab's list: the page's own, else the fullest one in a frame, whose recipe then says which. */
export async function learnInFrames<Name extends Learning>(
  tabId: number,
  request: Name,
  input: PageRequests[Name]['input'],
): Promise<LearnedRecipe | null> {
  const own = await askPage<Learning>(tabId, 0, request, input);
  const frames = await listSeenFrames(tabId);
  const found = await Promise.all(
    frames.map(async (frame) => withFrame(await askSeenFrame<Learning>(tabId, frame.frameId, request, input), frame)),
  );
  return chooseList(
    own,
    found.filter((learned) => learned !== null),
  );
}

/** Learns from rows in the frame that their refs name; rows of which only the words are known are looked for in all of them. */
export async function learnFromRowsInFrames(
  tabId: number,
  input: PageRequests['learn-from-rows']['input'],
): Promise<LearnedRecipe | null> {
  const [addressed] = input.samples.filter(({ selector }) => selector !== '');
  if (!addressed) return learnInFrames(tabId, 'learn-from-rows', input);
  const frameId = frameIdOf(addressed.selector);
  const learned = await askPage(tabId, frameId, 'learn-from-rows', input);
  const frame = frameId === 0 ? undefined : (await framesNow(tabId)).find((one) => one.frameId === frameId);
  return frame ? withFrame(learned, frame) : learned;
}

function withFrame(learned: LearnedRecipe | null, frame: Parameters<typeof listFrameOf>[0]): LearnedRecipe | null {
  return learned && { ...learned, recipe: { ...learned.recipe, frame: listFrameOf(frame) } };
}

/** The list that says the most; the page's own if that is not far less. */
export function chooseList(own: LearnedRecipe | null, framed: readonly LearnedRecipe[]): LearnedRecipe | null {
  const [best = null] = framed.toSorted((one, other) => valuesIn(other) - valuesIn(one));
  if (!own || !best) return own ?? best;
  return valuesIn(best) >= leastTimesMore * valuesIn(own) ? best : own;
}

function valuesIn({ reading }: LearnedRecipe): number {
  return reading.rows.reduce((sum, { fields }) => sum + Object.keys(fields).length, 0);
}
