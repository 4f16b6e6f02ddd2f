import { fieldOfMarkupName, type MarkupNamedField, splitIdentifier } from '@/language/words/jobs/markup-field-names';

/** Attributes in which authors name an element's purpose. */
const naming =
  'id class itemprop property data-testid data-test data-qa data-ui data-automation data-automation-id'.split(' ');

/** True if one of the words is among an element's names. Weak evidence: names are for styling. */
export function hasNameWord(element: Element, ...words: string[]): boolean {
  return namesOf(element).some((name) => splitIdentifier(name).some((word) => words.includes(word)));
}

/** True if an element or a close ancestor is named after a field. Ancestors that contain `beyond` (the title) cover more than this text. */
export function isNamedAfterField(element: Element, field: MarkupNamedField, beyond: Element | undefined): boolean {
  let at: Element | null = element;
  for (let steps = 0; at && steps < 4 && !(beyond && at.contains(beyond)); steps += 1) {
    if (namesOf(at).some((name) => fieldOfMarkupName(name) === field)) return true;
    at = at.parentElement;
  }
  return false;
}

function namesOf(element: Element): string[] {
  return naming.flatMap((attribute) => element.getAttribute(attribute)?.split(/\s+/) ?? []).filter(Boolean);
}
