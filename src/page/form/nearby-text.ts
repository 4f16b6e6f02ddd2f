import { toVisibleLine } from '@/language/fold/visible-one-line';
import type { ControlCounts } from '@/page/dom/controls/control-counts';
import { textAlternative } from '@/page/dom/text/text-alternative';

/** Characters. Longer texts are explanations, cut to their nearest end. */
const longest = 200;
const mostRead = 8_000;
/** Siblings to examine beside a control and its ancestors. */
const mostSteps = 5;
/** Nodes, including comments and fragments of text. */
const mostPieces = 100;

const unread =
  'script,style,noscript,template,button,[role=button],[role=log],[aria-live],[role=alert],[role=listbox],[role=menu],[hidden],select,datalist';

/** The text right before a block, with no control in between; empty if none. */
export function nearbyTextBefore(block: Element, counts: ControlCounts): string {
  return beside(block, counts, 'previousSibling').slice(-longest).trimStart();
}

/** The text right after it: where checkboxes and radios have theirs. */
export function nearbyTextAfter(block: Element, counts: ControlCounts): string {
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
      at instanceof Element ? elementText(at) : at instanceof Text ? toVisibleLine(at.data.slice(0, mostRead)) : '';
    if (/\p{L}/u.test(text)) return text;
  }
  return '';
}

function elementText(element: Element): string {
  if (element.matches(unread) || !element.checkVisibility({ visibilityProperty: true })) return '';
  // Tags, each with a button to take it away, are answers.
  if (Array.from(element.querySelectorAll('button,[role=button]')).some(isRemoval)) return '';
  return textAlternative(element);
}

const isRemoval = ({ textContent }: Element): boolean => /^[×✕✖⨯╳xX]$/.test((textContent ?? '').trim());
