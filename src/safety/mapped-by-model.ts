import type { Answer } from '@/domain/answer';
import type { FieldKey } from '@/domain/field-key';
import type { FormField } from '@/domain/form-field';
import { asYesOrNo } from '@/domain/option-match/yes-no-meaning';

/** A longer question over a choice is what one agrees to, whatever the language. Characters. */
const longestAsked = 160;
const typed = /^(?:text|multiline|rich-text|number|date)$/;
const chosen = /^(?:select|combobox|choice)$/;

/**
 * Whether a model may say what a field asks for, told by what the field is made of and by no word of it: ticks, choices among fewer than three
 * things (which agree, or sign), and what is searched with are not for it.
 */
export function mayModelMap({ kind, options, question, clues }: FormField): boolean {
  if (/^(?:password|search|hidden)$/.test(clues.type)) return false;
  if (typed.test(kind)) return true;
  // Of a list that must be opened to know, the value itself has to be found in it.
  if (!chosen.test(kind) || question.length > longestAsked) return false;
  return options === null ? kind === 'combobox' : options.length > 2;
}

/** What goes into one line of its own, never into a text that is written for others to read. */
const contact =
  /^(?:name|honorific|given|additional|family|nickname|email|tel|address|postal|street|country|location|organization|url|username|language$|pronouns)/;
/** Texts that people write. */
const written = /^(?:summary|cover_letter\.text|skills|work\.summary|question\.text)$/;

const typesFor: readonly [keys: RegExp, types: RegExp][] = [
  [/^email$/, /^(?:|text|email)$/],
  [/^tel/, /^(?:|text|tel|number)$/],
  [/^(?:url|username)/, /^(?:|text|url)$/],
  [/(?:[dD]ate|^bday)$/, /^(?:|text|date|month)$/],
];

/** Whether what a key stands for fits a field, as far as their kinds tell: an e-mail address goes into no message and no search. */
export function fitsField(key: FieldKey, { kind, clues }: Pick<FormField, 'kind' | 'clues'>): boolean {
  const isLong = kind === 'multiline' || kind === 'rich-text';
  if (isLong) return written.test(key);
  if (contact.test(key) && kind !== 'text' && !chosen.test(kind)) return false;
  const types = typesFor.find(([keys]) => keys.test(key))?.[1] ?? /^(?:|text|number|date|month)$/;
  return types.test(clues.type) || chosen.test(kind);
}

/** Keys that ask for the same thing of a person, in whole or in part. */
const alike: readonly RegExp[] = [/^(?:name|given-name|additional-name|family-name|nickname)$/, /^email$/, /^tel/];

/** Whether something that a form asks for once is asked for by a field already: a second one is a message, a signature, or somebody else's. */
export function isAskedFor(key: FieldKey, taken: Iterable<FieldKey | null>): boolean {
  const same = alike.find((keys) => keys.test(key));
  if (/^(?:work|education|language)\./.test(key)) return false;
  return [...taken].some((other) => other !== null && (other === key || same?.test(other) === true));
}

/** Whether a model may say that an answer fits a question: a yes or no is the user's alone, since it may agree or sign. */
export function mayReuse({ value }: Pick<Answer, 'value'>): boolean {
  return typeof value === 'string' && asYesOrNo(value) === null;
}
