import { optionWords } from './fold-option-text';

const formsOf = (text: string): string[] => text.split(/[/|,]/).map(optionWords).filter(Boolean);
const beginsWith = (forms: readonly string[], others: readonly string[]): boolean =>
  others.every((form, at) => forms[at] === form);

/**
 * Places of the labels that say the pronouns of a value at more length ("She/Her/Hers"), or else in fewer words ("She"): only where no label
 * begins with another of them, which "she/they" would lose.
 */
export function pronounsMeant(value: string, labels: readonly string[]): number[] {
  const own = formsOf(value);
  const listed = labels.map((label, at) => ({ at, forms: formsOf(label) })).filter(({ forms }) => forms.length > 0);
  const longer = listed.filter(({ forms }) => beginsWith(forms, own));
  const loses = listed.some(({ forms }) => own.indexOf(forms[0] ?? '') > 0);
  const shorter = loses ? [] : listed.filter(({ forms }) => beginsWith(own, forms));
  return (longer.length > 0 ? longer : shorter).map(({ at }) => at);
}
