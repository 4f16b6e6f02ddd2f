import { headings } from '@/page/dom/text/headings';
import { elementsWithin } from '../tree/elements-within';
import { closestMatching, flatParent, isInFlatTree } from '../tree/flat-tree';
import { accessibleName } from './accessible-name';
import { textAlternative } from './text-alternative';

const parts = 'form,search,dialog,[role=form],[role=search],[role=dialog],[role=alertdialog],[aria-modal=true]';
const groups = 'fieldset,[role=group],[role=radiogroup],details';
const longest = 120;

/** The words of the form or dialog around an element: its name, else its first heading; empty if there is none. */
export function containerWords(element: Element): string {
  for (let at = flatParent(element); at; at = flatParent(at)) {
    const words = at.matches(parts) ? partHeading(at) : '';
    if (words) return words;
  }
  return '';
}

/** What a part of a page is called: its accessible name, else its first visible heading; empty if it has neither. */
export function partHeading(part: Element): string {
  return (accessibleName(part) || headingOf(part)).slice(0, longest).trim();
}

/** The first that heads the whole part: a group's own does not. */
function headingOf(part: Element): string {
  const heading = elementsWithin(part).find((inner) => inner.matches(headings) && inner.checkVisibility());
  const group = heading && closestMatching(heading, groups);
  return heading && (!group || isInFlatTree(part, group)) ? textAlternative(heading) : '';
}
