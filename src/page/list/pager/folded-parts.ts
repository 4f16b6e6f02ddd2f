import type { ListParts } from '@/domain/page/page-readings';
import { refOf } from '@/page/dom/refs/element-refs';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { comesBefore } from '@/page/dom/tree/flat-tree';
import { areAlike, isOpen, isSectionName, nameOfSection, sectionOf, sectionOpeners } from '../rows/folded-sections';

/**
 * Sections that are opened one by one, of which one holds the list: the others, as long as they are closed, may have jobs that are in the
 * page only then. Null where rows stand in no such section, or no other is closed.
 */
export function foldedParts(rows: readonly Element[], first: Element): ListParts | null {
  const openers = elementsWithin(document.body).filter(
    (element) =>
      element.matches(sectionOpeners) && element.checkVisibility() && !rows.some((row) => row.contains(element)),
  );
  const head = openers.findLast((each) => isOpen(each) && comesBefore(each, first));
  const section = head && sectionOf(head, openers);
  if (!head || !section?.contains(first)) return null;
  const beside = openers.filter((each) => {
    if (isOpen(each) || !areAlike(each, head) || !isSectionName(nameOfSection(each))) return false;
    const other = sectionOf(each, openers);
    const isBeside = other !== section && other.parentElement === section.parentElement;
    return isBeside && !rows.some((row) => other.contains(row) && row.checkVisibility());
  });
  // Where some have rows that wait to be shown, the others are none of theirs, as questions and answers.
  const holding = beside.filter((each) => rows.some((row) => sectionOf(each, openers).contains(row)));
  const others = holding.length > 0 ? holding : beside;
  if (others.length === 0 || !isSectionName(nameOfSection(head))) return null;
  return {
    current: nameOfSection(head),
    areTabs: true,
    areApart: false,
    others: others.map((each) => ({ name: nameOfSection(each), ref: refOf(each), url: null })),
  };
}
