import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import type { WallEvidence } from './blocking-pages';
import { countPlaceholderRows, hasBusyGap } from './loading-skeleton';
import { countBlockWords, type PageEvidence, plainTextOf, proseBlocks, type TextBlock } from './page-evidence';

const findLoading = phraseFinder(phrases('pages.loading'));

/** Words. With more running text, there is something to read already. */
const proseOfShell = 250;

const controls = 'button,a[href],[role=button],[role=link]';

/** A form with this many fields is the page's purpose, even while parts still load. */
const fieldsOfForm = 4;

/** Content is still to come: nothing is there, the page says so, or there are placeholders. */
export function findLoadingWall(page: Document, evidence: PageEvidence): WallEvidence | null {
  if (evidence.fields.length >= fieldsOfForm) return null;
  if (evidence.words < 12)
    return isFailure(evidence) || evidence.frames.some(fillsPage) ? null : sign('shows nothing yet');
  if (countBlockWords(proseBlocks(evidence)) > proseOfShell) return null;
  const rows = countPlaceholderRows(evidence);
  if (rows >= 3) return sign(`${rows} rows still to be filled`);
  const line = evidence.blocks.find((block) => block.zone === 'main' && block.words <= 5 && saysLoading(block));
  if (line) return sign(`says "${line.text}"`);
  return hasBusyGap(page) ? sign('is marked as busy') : null;
}

/** A control that says so has yet to be pressed: "Weitere laden" loads more. */
function saysLoading({ folded, text, element }: TextBlock): boolean {
  if (!findLoading(folded)) return false;
  const control = element.closest(controls) ?? element.querySelector(controls);
  return control === null || plainTextOf(control) !== text;
}

/** "Not found" and "Internal server error" are short, and final. */
function isFailure({ status }: PageEvidence): boolean {
  return status >= 400;
}

/** Such a frame shows its own page: waiting here is pointless. */
function fillsPage(frame: HTMLIFrameElement): boolean {
  const { width, height } = frame.getBoundingClientRect();
  return width >= window.innerWidth / 2 && height >= window.innerHeight / 4;
}

function sign(evidence: string): WallEvidence {
  return { wall: 'loading', evidence };
}
