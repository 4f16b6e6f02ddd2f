import type { Answer } from '@/domain/answer';
import type { FieldKey } from '@/domain/field-key';
import type { FormField } from '@/domain/form-field';
import { askedOfOthers } from '@/domain/form-keys/asked-again';
import { labelWords, wordCount } from '@/domain/form-keys/field-words';
import { othersAsked, recipientsAsked } from '@/domain/form-keys/other-people-words';
import { asksForApplicant, ofOwnParts } from '@/domain/form-keys/own-part';
import { mostWordsOfLabel, shortLabels } from '@/domain/form-keys/short-labels';
import { asYesOrNo } from '@/domain/option-match/yes-no-meaning';
import { foldWording, phraseFinder } from '@/domain/phrases';
import { writtenToOthers } from './words/written-to-others';

/** A longer question over a choice is what one agrees to, whatever the language. Characters. */
const longestAsked = 160;
const typed = /^(?:text|multiline|rich-text|number|date)$/;
const chosen = /^(?:select|combobox|choice)$/;

/**
 * The fields that a model may say anything of: they stand in a part of the form that asks for the person who applies, in a form that is an
 * application. Not one word of the page decides that. `earlier`: keys of what the form asked on the pages before.
 */
export function mappableFields(fields: readonly FormField[], earlier: readonly (FieldKey | null)[]): FormField[] {
  const keys = [...earlier, ...fields.map(({ key }) => key)];
  if (!asksForApplicant(keys)) return [];
  const own = ofOwnParts(fields);
  const others = askedOfOthers(fields, earlier);
  const isOwn = (field: FormField) => own.has(field) && !others.has(field) && !namesAsked(field, keys);
  return fields.filter((field) => isOwn(field) && mayModelMap(field) && !isForOthers(field));
}

/** A label that names, among other words, what the form has asked for already: "Phone (Laiduotojas)" may be anybody's. */
function namesAsked({ question }: FormField, keys: readonly (FieldKey | null)[]): boolean {
  const words = labelWords(question);
  if (wordCount(words) > mostWordsOfLabel) return false;
  return shortLabels.inLabel(words).some(({ key }) => key !== 'other' && isIdentity(key) && isAskedFor(key, keys));
}

/** What others will read, and what is about them, says so wherever it stands. */
function isForOthers({ question, hint }: FormField): boolean {
  return findOthers(foldWording(`${question} ${hint}`)) !== null;
}

const findOthers = phraseFinder(writtenToOthers, othersAsked, recipientsAsked);

/**
 * Whether a model may say what a field asks for, told by what the field is made of and by no word of it: ticks, choices among fewer than three
 * things (which agree, or sign), and what is searched with are not for it.
 */
function mayModelMap({ kind, options, question, clues }: FormField): boolean {
  if (/^(?:password|search|hidden)$/.test(clues.type)) return false;
  if (typed.test(kind)) return true;
  // Of a list that must be opened to know, the value itself has to be found in it.
  if (!chosen.test(kind) || question.length > longestAsked) return false;
  return options === null ? kind === 'combobox' : options.length > 2;
}

/** What goes into one line of its own, never into a text that is written for others to read. */
const contact =
  /^(?:name|honorific|given|additional|family|nickname|email|tel|address|postal|street|country|location|organization|url|username|language$|pronouns)/;

const typesFor: readonly [keys: RegExp, types: RegExp][] = [
  [/^email$/, /^(?:|text|email)$/],
  [/^tel/, /^(?:|text|tel|number)$/],
  [/^(?:url|username)/, /^(?:|text|url)$/],
  [/(?:[dD]ate|^bday)$/, /^(?:|text|date|month)$/],
];

/** Whether what a key stands for fits a field, as far as their kinds tell: an e-mail address goes into no message and no search. */
export function fitsField(key: FieldKey, { kind, clues }: Pick<FormField, 'kind' | 'clues'>): boolean {
  // Texts that others read are written, not filled in.
  if (kind === 'multiline' || kind === 'rich-text') return false;
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

const isIdentity = (key: FieldKey): boolean => alike.some((keys) => keys.test(key));

/** Words, a question mark being one, and letters where words are not parted. */
const leastAsked = { words: 3, letters: 6 };
const unparted =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}/gu;

/** Whether a question can have been asked elsewhere in other words: a label of a word or two ("Coupon", "Remarks") has none. */
export function hasOtherWords(question: string): boolean {
  const words = wordCount(labelWords(question)) + (/[?？؟]/.test(question) ? 1 : 0);
  return words >= leastAsked.words || (question.match(unparted)?.length ?? 0) >= leastAsked.letters;
}

/** Whether a model may say that an answer fits a question: a yes or no is the user's alone, since it may agree or sign. */
export function mayReuse({ value }: Pick<Answer, 'value'>): boolean {
  return typeof value === 'string' && asYesOrNo(value) === null;
}
