import type { ClosedSection } from '@/domain/page/page-readings';
import { refOf } from '@/page/dom/refs/element-refs';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { closestMatching } from '@/page/dom/tree/flat-tree';
import { areAlike, isOpen, isSectionName, nameOfSection, sectionOf, sectionOpeners } from '../rows/folded-sections';
import { aparts, isAboutJobs } from './about-jobs';

/**
 * Closed sections side by side on a page about jobs, by department or place: a list may be in them, and on the page only once one is opened.
 * Questions and answers are folded in the same way, and are none.
 */
export function readClosedSections(): ClosedSection[] {
  if (!isAboutJobs()) return [];
  const openers = elementsWithin(document.body).filter(
    (element) => element.matches(sectionOpeners) && element.checkVisibility() && !closestMatching(element, aparts),
  );
  const rows: Element[][] = [];
  for (const opener of openers) {
    const row = rows.find(([first]) => first && areAlike(first, opener) && areBeside(first, opener, openers));
    if (row) row.push(opener);
    else rows.push([opener]);
  }
  return rows.flatMap((row) =>
    row
      .filter((opener) => row.length > 1 && !isOpen(opener) && isSectionName(nameOfSection(opener)))
      .map((opener, place) => ({ name: nameOfSection(opener), ref: refOf(opener), place })),
  );
}

function areBeside(one: Element, other: Element, openers: readonly Element[]): boolean {
  return sectionOf(one, openers).parentElement === sectionOf(other, openers).parentElement;
}
