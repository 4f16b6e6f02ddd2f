import type { Row } from '@/domain/page/page-readings';
import { ErrorPageError } from '@/domain/page/tab-errors';
import type { DiscoveryContext } from '@/workflows/discovery';
import { lookDuring } from '@/workflows/look-during';
import { keepRelearned } from './read-list';
import { keyedRows } from './row-keys';
import { newRowsDelaysMs } from './row-wait-delays';

/**
 * Waits until a list that was left shows rows that were read before: going back may load it anew, with other class names, so that it has to
 * be learned anew. There is no way back to a list that a posted form brought: it is opened at its start, from where its pages are turned.
 */
export async function awaitKnownRows(discovery: DiscoveryContext): Promise<void> {
  try {
    await lookForKnownRows(discovery);
  } catch (error) {
    if (!(error instanceof ErrorPageError)) throw error;
    await discovery.tab.open(discovery.run.run.state.pageUrl);
  }
}

async function lookForKnownRows(discovery: DiscoveryContext): Promise<void> {
  for (const ms of newRowsDelaysMs) {
    // One that is sent to its start shows rows of an earlier page; one that is loading may do so for a moment.
    const isAnyPage = ms > 0;
    if (await lookDuring(discovery, ms, () => isBack(discovery, isAnyPage))) return;
    if (ms > 0 && (await hasLostFrame(discovery))) return discovery.tab.open(discovery.run.run.state.pageUrl);
  }
}

/** In a frame, the browser's error page answers nobody: the frame of the list is nowhere. */
async function hasLostFrame({ run, tab }: DiscoveryContext): Promise<boolean> {
  const { recipe } = run.run.state;
  return recipe?.frame ? (await tab.url(recipe)) === (await tab.url()) : false;
}

async function isBack(discovery: DiscoveryContext, isAnyPage: boolean): Promise<true | null> {
  const { tab, run } = discovery;
  const { recipe, pageKeys, seenKeys } = run.run.state;
  const isKnown = (key: string) => pageKeys.includes(key) || (isAnyPage && seenKeys.includes(key));
  const areKnown = (rows: readonly Row[]) => keyedRows(rows).some(({ key }) => isKnown(key));
  const reading = recipe && (await tab.ask('read-rows', recipe));
  if (reading && areKnown(reading.rows)) return true;
  const learned = reading?.check.holds ? null : await tab.ask('learn-recipe', null);
  if (!learned || !areKnown(learned.reading.rows)) return null;
  await keepRelearned(discovery, learned);
  return true;
}
