import { isFillableField } from '@/page/change/describe-open-part';
import { lastOpenedPart } from '@/page/change/open-parts';
import { partHeading } from '@/page/dom/text/surrounding-words';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { isInFlatTree } from '@/page/dom/tree/flat-tree';
import { findOverlays } from '@/page/snapshot/find-overlays';
import { choicesBefore } from './choices-before';
import { filterGroupLabel } from './filter-group';
import { isFilterToggle, toggleSelector } from './filter-toggle';

const menuChoice = '[role=menuitem],[role=menu] a,[role=menu] button';

/** A part of the page and its name. */
export interface NamedPart {
  element: Element;
  name: string;
}

/** What overlays the page, or was opened in it. */
export interface OpenPageParts {
  /** The topmost overlay; null if none. */
  overlay: NamedPart | null;
  /** The part with something to choose: an overlay, or what the last press expanded; null if that is the page itself. */
  choices: NamedPart | null;
  coversPage: boolean;
}

/** Finds the topmost open part. Notices without choices (cookies, hints) do not count. */
export function findOpenPart(): OpenPageParts {
  const { open, coverPage } = findOverlays();
  const [overlay = null] = open.map(named);
  const latest = lastOpenedPart();
  const unfolded =
    latest && hasChoices(latest.part) && !open.some((each) => isInFlatTree(each, latest.part)) ? latest : null;
  const around = unfolded && open.find((each) => isInFlatTree(unfolded.part, each));
  const chosen = around ?? open.find(hasChoices);
  const inPage = unfolded && inItsFilter({ element: unfolded.part, name: partHeading(unfolded.part) || unfolded.name });
  return { overlay, choices: chosen ? named(chosen) : (inPage ?? (coverPage ? overlay : null)), coversPage: coverPage };
}

/** What "Show all" unfolds has no name of its own: it is the rest of the filter whose first options stand before it. */
function inItsFilter(part: NamedPart): NamedPart {
  const filter = part.name === '' ? choicesBefore(part.element) : null;
  if (!filter) return part;
  const name = filterGroupLabel(part.element, document.body);
  return name !== '' && name === filterGroupLabel(filter.choice, document.body)
    ? { element: filter.within, name }
    : part;
}

function named(element: Element): NamedPart {
  return { element, name: partHeading(element) };
}

/** A single toggle is no choice: it saves or follows what the part shows. */
function hasChoices(part: Element): boolean {
  const elements = elementsWithin(part);
  if (elements.some((element) => isFillableField(element) || element.matches(menuChoice))) return true;
  return elements.filter((element) => element.matches(toggleSelector) && isFilterToggle(element)).length > 1;
}
