import { foldText } from '../names/fold-text';
import { textAlternative } from '../names/text-alternative';
import type { ControlCounts } from './control-counts';

/** Longer texts are explanations: of those the end, which stands nearest, is kept. Characters. */
const longest = 200;
const mostRead = 8_000;
/** Elements that are looked at beside a control and what stands around it. */
const mostSteps = 5;
/** Comments and bits of text count as well. */
const mostPieces = 100;

const unread =
  'script,style,noscript,template,button,[role=button],[role=log],[aria-live],[role=alert],[role=listbox],[role=menu],[hidden],select,datalist';

/** The text that stands right before a block of the page, with no other control in between; empty where there is none. */
export function textBefore(block: Element, counts: ControlCounts): string {
  return beside(block, counts, 'previousSibling').slice(-longest).trimStart();
}

/** The text right after it: where ticks and radios have theirs. */
export function textAfter(block: Element, counts: ControlCounts): string {
  return beside(block, counts, 'nextSibling').slice(0, longest).trimEnd();
}

function beside(block: Element, counts: ControlCounts, direction: 'previousSibling' | 'nextSibling'): string {
  let steps = 0;
  let pieces = 0;
  for (let at = block[direction]; at && steps < mostSteps && pieces < mostPieces; at = at[direction]) {
    pieces += 1;
    if (at instanceof Element) {
      if (counts.has(at)) return '';
      steps += 1;
    }
    const text =
      at instanceof Element ? elementText(at) : at instanceof Text ? foldText(at.data.slice(0, mostRead)) : '';
    if (/\p{L}/u.test(text)) return text;
  }
  return '';
}

function elementText(element: Element): string {
  if (element.matches(unread) || !element.checkVisibility({ visibilityProperty: true })) return '';
  return textAlternative(element);
}
