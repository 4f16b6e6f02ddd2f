import { latestPart } from '../change/open-parts';
import { isField } from '../change/opened-part';
import { wordsOver } from '../elements/surroundings-of';
import { isFilterToggle, toggles } from '../filters/filter-toggle';
import { findOverlays } from '../snapshot/find-overlays';
import { elementsWithin } from '../walker/elements-within';
import { isInside } from '../walker/flat-tree';

const menuChoice = '[role=menuitem],[role=menu] a,[role=menu] button';

/** A part of the page and its name. */
export interface NamedPart {
  element: Element;
  name: string;
}

/** What overlays the page, or was opened in it. */
export interface OpenPart {
  /** The topmost overlay; null if none. */
  overlay: NamedPart | null;
  /** The part with something to choose: an overlay, or what the last press expanded; null if that is the page itself. */
  choices: NamedPart | null;
  coversPage: boolean;
}

/** Finds the topmost open part. Notices without choices (cookies, hints) do not count. */
export function findOpenPart(): OpenPart {
  const { open, coverPage } = findOverlays();
  const [overlay = null] = open.map(named);
  const latest = latestPart();
  const unfolded =
    latest && hasChoices(latest.part) && !open.some((each) => isInside(each, latest.part)) ? latest : null;
  const around = unfolded && open.find((each) => isInside(unfolded.part, each));
  const chosen = around ?? open.find(hasChoices);
  const inPage = unfolded && { element: unfolded.part, name: wordsOver(unfolded.part) || unfolded.name };
  return { overlay, choices: chosen ? named(chosen) : (inPage ?? (coverPage ? overlay : null)), coversPage: coverPage };
}

function named(element: Element): NamedPart {
  return { element, name: wordsOver(element) };
}

/** A single toggle is no choice: it saves or follows what the part shows. */
function hasChoices(part: Element): boolean {
  const elements = elementsWithin(part);
  if (elements.some((element) => isField(element) || element.matches(menuChoice))) return true;
  return elements.filter((element) => element.matches(toggles) && isFilterToggle(element)).length > 1;
}
