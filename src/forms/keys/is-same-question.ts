import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';
import { fold } from '@/language/fold/fold';
import { fieldKeyOf } from './field-key-of';
import { asksForOtherEntity } from './is-other-entity';

/** Things asked for in parts, each of which may be named like the whole. */
const families: readonly RegExp[] = [
  /^(?:name|given-name|additional-name|family-name|name-infix|nickname|honorific)/,
  /^tel/,
  /^bday/,
  /^(?:street-address|address|postal-code|country|location)/,
  /^(?:url|username)/,
  /^salary\./,
];

/** Parts of somebody's history are also identified by their surroundings, not by their words alone. */
const toldByPart = /^(?:work|education|language|skills)(?:\.|$)/;

/**
 * Whether the question people see at a field is what a program took it to ask: perhaps in other words, but the same about the same person.
 */
export function isSameQuestion(field: FormField, seen: string): boolean {
  const { key } = field;
  // An earlier answer belongs to its words, or to more or fewer of the same.
  if (key === null || key.startsWith('question.')) return seen === '' || isPartOf(seen, field.question);
  if (toldByPart.test(key)) return true;
  const bare = { autocomplete: '', name: '', id: '', type: field.clues.type };
  const alone: FormField = { ...field, question: seen, questionFrom: 'near', hint: '', clues: bare, key: null };
  const read = fieldKeyOf(alone);
  if (read === null || asksForOtherEntity([{ ...alone, key: read }], 0)) return false;
  return read === key || isOfOneFamily(read, key);
}

export const isOfOneFamily = (one: FieldKey, other: FieldKey): boolean =>
  families.some((family) => family.test(one) && family.test(other));

/** Whether a mark stands apart from a label is a matter of its style: "学校名 任意". */
function isPartOf(one: string, other: string): boolean {
  const [words, others] = [one, other].map((text) => fold(text).replaceAll(' ', '')) as [string, string];
  return words.includes(others) || others.includes(words);
}
