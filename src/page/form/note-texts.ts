import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { closestMatching } from '@/page/dom/tree/flat-tree';

const textual =
  'h1,h2,h3,h4,h5,h6,p,span,div,li,dt,dd,td,th,legend,caption,strong,b,em,i,small,label,header,footer,section,fieldset,[role=heading]';
/** No page with questions has more. */
const mostElements = 6_000;
const mostChildren = 7;

/** An element with its own text and its leaves': "Step <b>1</b> of <b>3</b>". */
export interface ShortText {
  element: Element;
  text: string;
}

/** A page's visible short texts, each of an element with only leaves in it. `longest`: in characters; longer ones are skipped. */
export function shortTexts(longest: number, isWanted: (text: string) => boolean): ShortText[] {
  const elements = findEverywhere(textual).slice(0, mostElements).filter(isSmall);
  return elements.flatMap((element) => {
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (text === '' || text.length > longest || !isWanted(text)) return [];
    return element.checkVisibility({ visibilityProperty: true }) ? [{ element, text }] : [];
  });
}

function isSmall(element: Element): boolean {
  const { children } = element;
  return children.length <= mostChildren && Array.from(children).every((child) => child.childElementCount === 0);
}

/** Text in a field or control is its name. */
export const isInControl = (element: Element): boolean =>
  closestMatching(element, 'label,option,select,textarea,button,a,[role=button],[role=option],[role=listbox]') !== null;
