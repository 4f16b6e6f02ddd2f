import { phraseFinder } from '@/domain/phrases';
import { loadingPhrases } from '../wording/loading-phrases';
import { type PageSight, proseOf, wordsOf } from './page-sight';
import { hasSizedGap, placeholderRows } from './placeholder';
import type { WallSign } from './walls';

const findLoading = phraseFinder(loadingPhrases);

/** A page with more running text than this has something to read already. Words. */
const proseOfShell = 250;

/** A form with so many fields is what the page is for, even while a part of it still loads. */
const fieldsOfForm = 4;

/** Content is still to come: nothing is there yet, the page says so, or rows keep room for it. */
export function findLoadingWall(page: Document, sight: PageSight): WallSign | null {
  if (sight.fields.length >= fieldsOfForm) return null;
  if (sight.words < 12) return isFailure(sight) || sight.frames.some(fillsPage) ? null : sign('shows nothing yet');
  if (wordsOf(proseOf(sight)) > proseOfShell) return null;
  const rows = placeholderRows(sight);
  if (rows >= 3) return sign(`${rows} rows still to be filled`);
  const line = sight.blocks.find(({ text, words, zone }) => zone === 'main' && words <= 5 && findLoading(text));
  if (line) return sign(`says "${line.text}"`);
  return hasSizedGap(page) ? sign('is marked as busy') : null;
}

/** "Not found" and "Internal server error" are short, and all there will be. */
function isFailure({ status }: PageSight): boolean {
  return status >= 400;
}

/** What such a frame shows is a page of its own: waiting here brings nothing. */
function fillsPage(frame: HTMLIFrameElement): boolean {
  const { width, height } = frame.getBoundingClientRect();
  return width >= window.innerWidth / 2 && height >= window.innerHeight / 4;
}

function sign(evidence: string): WallSign {
  return { wall: 'loading', evidence };
}
