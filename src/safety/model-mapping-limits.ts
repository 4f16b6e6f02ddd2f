import type { Answer } from '@/domain/form/answer';
import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';
import { applicantSectionFields, isApplicationForm } from '@/forms/keys/applicant-section';
import { otherPersonFields } from '@/forms/keys/repeated-questions';
import { maxLabelWords, shortLabels } from '@/forms/keys/short-labels';
import { asYesOrNo } from '@/forms/options/yes-no-meaning';
import { fold, wordCount } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import { isAsked } from '@/language/words/forms/yes-or-no-question';

/** Characters. A longer question over a choice is a consent, whatever the language. */
const longestAsked = 160;
const typed = /^(?:text|multiline|rich-text|number|date)$/;
const chosen = /^(?:select|combobox|choice)$/;

/**
 * The fields a model may map: those in a section that asks for the applicant, in an application form. No word of the page decides this.
 * `earlier`: keys of what the form asked on earlier pages.
 */
export function mappableFields(fields: readonly FormField[], earlier: readonly (FieldKey | null)[]): FormField[] {
  const keys = [...earlier, ...fields.map(({ key }) => key)];
  if (!isApplicationForm(keys)) return [];
  const own = applicantSectionFields(fields);
  const others = otherPersonFields(fields, earlier);
  const isOwn = (field: FormField) => own.has(field) && !others.has(field) && !namesAsked(field, keys);
  return fields.filter((field) => isOwn(field) && mayModelMap(field) && !isForOthers(field));
}

/** A label that repeats, among other words, something the form already asked for: "Phone (Laiduotojas)" may be anybody's. */
function namesAsked({ question }: FormField, keys: readonly (FieldKey | null)[]): boolean {
  const words = fold(question);
  if (wordCount(words) > maxLabelWords) return false;
  return shortLabels.inLabel(words).some(({ key }) => key !== 'other' && isIdentity(key) && isAlreadyAsked(key, keys));
}

/** Texts for others to read, or about others, say so themselves. */
function isForOthers({ question, hint }: FormField): boolean {
  return findOthers(fold(`${question} ${hint}`)) !== null;
}

const findOthers = phraseFinder(phrases('forms.messageBox'), phrases('forms.otherPerson'), phrases('forms.recipient'));

/**
 * Whether a model may say what a field asks for, judging by its structure and not by its words: never checkboxes, choices of fewer than
 * three options (which consent or sign), or search boxes.
 */
function mayModelMap({ kind, options, question, clues }: FormField): boolean {
  if (/^(?:password|search|hidden)$/.test(clues.type)) return false;
  if (typed.test(kind)) return true;
  // The value itself has to be found in a list that must be opened to be read.
  if (!chosen.test(kind) || question.length > longestAsked) return false;
  return options === null ? kind === 'combobox' : options.length > 2;
}

/** What somebody has done, learned or where they live and how they came: never who they are, what they agree to or are allowed. */
const sortable: ReadonlySet<FieldKey> = new Set<FieldKey>([
  'source',
  'education.studyType',
  'education.area',
  'language.name',
  'address-level1',
  'address-level2',
  'country',
  'location',
]);

/** Options. A model that is asked about more would mostly be read to. */
const mostSorted = 80;

/** Whether a model may say what the options of a list stand for, so that code can choose among them. */
export function mayModelSortOptions(
  key: FieldKey | null,
  question: string,
  labels: readonly string[],
): key is FieldKey {
  if (key === null || !sortable.has(key) || question.length > longestAsked) return false;
  return labels.length > 1 && labels.length <= mostSorted;
}

/** What goes into a field of its own, never into a text written for others to read. */
const contact =
  /^(?:name|honorific|given|additional|family|nickname|email|tel|address|postal|street|country|location|organization|url|username|language$|pronouns)/;

const typesFor: readonly [keys: RegExp, types: RegExp][] = [
  [/^email$/, /^(?:|text|email)$/],
  [/^tel/, /^(?:|text|tel|number)$/],
  [/^(?:url|username)/, /^(?:|text|url)$/],
  [/(?:[dD]ate|^bday)$/, /^(?:|text|date|month)$/],
];

/** Whether a key suits a field, judging by their kinds: an email address goes into no message and no search box. */
export function canKeyFitField(key: FieldKey, { kind, clues }: Pick<FormField, 'kind' | 'clues'>): boolean {
  // Texts that others read are written by the user.
  if (kind === 'multiline' || kind === 'rich-text') return false;
  if (contact.test(key) && kind !== 'text' && !chosen.test(kind)) return false;
  const types = typesFor.find(([keys]) => keys.test(key))?.[1] ?? /^(?:|text|number|date|month)$/;
  return types.test(clues.type) || chosen.test(kind);
}

/** Keys that ask for the same personal detail, whole or in part. */
const alike: readonly RegExp[] = [/^(?:name|given-name|additional-name|family-name|nickname)$/, /^email$/, /^tel/];

/** Whether a field already asks for something a form asks for only once: a second one is a message, a signature, or somebody else's. */
export function isAlreadyAsked(key: FieldKey, taken: Iterable<FieldKey | null>): boolean {
  const same = alike.find((keys) => keys.test(key));
  if (/^(?:work|education|language)\./.test(key)) return false;
  return [...taken].some((other) => other !== null && (other === key || same?.test(other) === true));
}

const isIdentity = (key: FieldKey): boolean => alike.some((keys) => keys.test(key));

/** Words, counting a question mark as one; letters in unspaced scripts. */
const leastAsked = { words: 3, letters: 6 };
const unparted =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}/gu;

/** Whether a question could have been asked elsewhere in other words: a label of a word or two ("Coupon", "Remarks") could not. */
export function isRephrasable(question: string): boolean {
  const words = wordCount(fold(question)) + (isAsked(question) ? 1 : 0);
  return words >= leastAsked.words || (question.match(unparted)?.length ?? 0) >= leastAsked.letters;
}

/** Whether a model may say that an answer fits a question. Yes and no are the user's alone, since they may consent or sign. */
export function mayReuseAnswer({ value }: Pick<Answer, 'value'>): boolean {
  return typeof value === 'string' && asYesOrNo(value) === null;
}
