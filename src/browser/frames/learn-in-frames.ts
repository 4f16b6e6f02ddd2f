import type { LearnedRecipe } from '@/domain/page/page-readings';
import { askPage } from './ask-page';
import { listFrameOf } from './find-list-frame';
import { askSeenFrame, framesNow, listSeenFrames } from './shown-frames';

/** The page's own list stays the page's list unless a frame shows this many times as much. */
const leastTimesMore = 2;

/** The tab's list: the page's own, else the fullest one in a frame, whose recipe then says which. */
export async function learnInFrames(tabId: number): Promise<LearnedRecipe | null> {
  const own = await askPage(tabId, 0, 'learn-recipe', null);
  const frames = await listSeenFrames(tabId);
  const found = await Promise.all(
    frames.map(async (frame) => withFrame(await askSeenFrame(tabId, frame.frameId, 'learn-recipe', null), frame)),
  );
  return chooseList(
    own,
    found.filter((learned) => learned !== null),
  );
}

/** A recipe learned in a frame, from whatever was told to that frame alone, says so. */
export async function learnedIn(
  tabId: number,
  frameId: number,
  learned: LearnedRecipe | null,
): Promise<LearnedRecipe | null> {
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
