import { fold, foldIdentifier } from '@/language/fold/fold';
import { fieldOfMarkupName, type MarkupNamedField, splitIdentifier } from '@/language/words/jobs/markup-field-names';

/** Attributes in which authors name an element's purpose. */
const naming =
  'id class itemprop property data-testid data-test data-qa data-ui data-automation data-automation-id'.split(' ');

/** True if one of the words is among an element's names. Weak evidence: names are for styling. */
export function hasNameWord(element: Element, ...words: string[]): boolean {
  return namesOf(element).some((name) => splitIdentifier(name).some((word) => words.includes(word)));
}

/** True if one of the element's names means a field. */
export function isNamedAfter(element: Element, field: MarkupNamedField): boolean {
  return namesOf(element).some((name) => fieldOfMarkupName(name) === field);
}

function namesOf(element: Element): string[] {
  const purposes = isAnchorOfItself(element) ? naming.filter((attribute) => attribute !== 'id') : naming;
  return purposes.flatMap((attribute) => element.getAttribute(attribute)?.split(/\s+/) ?? []).filter(Boolean);
}

/** Programs that turn texts into pages give a heading its own words as an id: "company-overview". */
function isAnchorOfItself(element: Element): boolean {
  return (
    element.id !== '' && /^H[1-6]$/.test(element.tagName) && foldIdentifier(element.id) === fold(element.textContent)
  );
}
