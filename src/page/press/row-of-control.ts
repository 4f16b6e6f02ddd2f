import { readRenderedText } from '@/page/dom/text/rendered-text';
import { flatParent } from '@/page/dom/tree/flat-tree';
import { countSame, isListed, repetitionsAround } from './read-row-facts';

/** Rows say little; what says more is a part of the page, and a table for its layout. */
const most = { texts: 40, levels: 8 };

/**
 * What the row says whose control this is, besides the control itself: `Bo | Letter 2`; empty if it is in none. Rows repeat their controls, so
 * that a name alone says of none of them which one is meant.
 */
export function rowOfControl(control: Element): string {
  const repeated = repetitionsAround(control).filter(({ part }) => part !== control);
  const withSame = repeated.filter(({ others }) => countSame(control, others) > 0);
  const parts = [...withSame.map(({ part }) => part), ...listedAround(control), ...repeated.map(({ part }) => part)];
  for (const part of parts.filter(saysLittle)) {
    const words = wordsBeside(control, part);
    if (words !== '') return words;
  }
  return '';
}

/** The last row of a list repeats nothing, and is a row all the same. */
function listedAround(control: Element): Element[] {
  const found: Element[] = [];
  let at = flatParent(control);
  for (let level = 0; level < most.levels && at && at !== document.body; level += 1) {
    if (isListed(at)) found.push(at);
    at = flatParent(at);
  }
  return found;
}

const saysLittle = (part: Element): boolean => readRenderedText(part).texts <= most.texts;

function wordsBeside(control: Element, part: Element): string {
  return readRenderedText(part, (inner) => inner === control).pieces.join(' | ');
}
