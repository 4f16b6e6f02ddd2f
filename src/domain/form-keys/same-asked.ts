import type { FieldKey } from '../field-key';
import type { FormField } from '../form-field';
import { labelWords } from './field-words';
import { keyOf } from './key-of';
import { isNotOwn } from './not-own';

/** What asks for one thing in parts, each of which may be called by the whole. */
const families: readonly RegExp[] = [
  /^(?:name|given-name|additional-name|family-name|name-infix|nickname|honorific)/,
  /^tel/,
  /^bday/,
  /^(?:street-address|address|postal-code|country|location)/,
  /^(?:url|username)/,
  /^salary\./,
];

/** Parts of somebody's past are told by those around them as well, and not by their words alone. */
const toldByPart = /^(?:work|education|language|skills)(?:\.|$)/;

/** Whether what eyes read at a field asks for what a program has taken it to ask: in other words, maybe, yet for the same of the same person. */
export function asksTheSame(field: FormField, seen: string): boolean {
  const { key } = field;
  // An answer given before belongs to its words, or to more or fewer of the same.
  if (key === null || key.startsWith('question.')) return seen === '' || isPartOf(seen, field.question);
  if (toldByPart.test(key)) return true;
  const bare = { autocomplete: '', name: '', id: '', type: field.clues.type };
  const alone: FormField = { ...field, question: seen, questionFrom: 'near', hint: '', clues: bare, key: null };
  const read = keyOf(alone);
  if (read === null || isNotOwn([{ ...alone, key: read }], 0)) return false;
  return read === key || isOfOneFamily(read, key);
}

const isOfOneFamily = (one: FieldKey, other: FieldKey): boolean =>
  families.some((family) => family.test(one) && family.test(other));

function isPartOf(one: string, other: string): boolean {
  const [words, others] = [labelWords(one), labelWords(other)];
  return words.includes(others) || others.includes(words);
}
