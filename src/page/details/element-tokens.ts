import { fieldNamedIn, type HintedField, wordsInName } from '@/domain/field-hints';

/** Attributes in which authors name what an element is for. */
const naming =
  'id class itemprop property data-testid data-test data-qa data-ui data-automation data-automation-id'.split(' ');

/** True where one of the words is among those that the element is named with. Weak evidence: names are for styling. */
export function hasToken(element: Element, ...words: string[]): boolean {
  return namesOf(element).some((name) => wordsInName(name).some((word) => words.includes(word)));
}

/**
 * True where an element or one of its nearest ancestors is named after a field. Ancestors that hold `beyond` (the title) are
 * named after more than this text.
 */
export function isNamedAfter(element: Element, field: HintedField, beyond: Element | undefined): boolean {
  let at: Element | null = element;
  for (let steps = 0; at && steps < 4 && !(beyond && at.contains(beyond)); steps += 1) {
    if (namesOf(at).some((name) => fieldNamedIn(name) === field)) return true;
    at = at.parentElement;
  }
  return false;
}

function namesOf(element: Element): string[] {
  return naming.flatMap((attribute) => element.getAttribute(attribute)?.split(/\s+/) ?? []).filter(Boolean);
}
