import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';
import { isContact } from '@/forms/keys/contact-key';
import type { EmploymentKey, EmploymentKind } from '@/forms/keys/employment-words';
import { takesOneOption } from '@/forms/keys/takes-one-option';
import { wholePhraseTest } from '@/forms/keys/whole-phrase-test';
import { type Folded, fold } from '@/language/fold/fold';
import { withoutBrackets } from '@/language/fold/without-brackets';
import { phrases } from '@/language/lexicon/lexicon';
import { withoutRequestWords } from '@/language/words/forms/request-words';
import { withoutGluedMark } from '@/language/words/forms/required-words';
import { educationAsks } from './education-asks';
import { workAsks } from './work-asks';

type Asks = readonly (readonly [key: EmploymentKey, isAsked: (label: Folded) => boolean])[];

const dated = (kind: EmploymentKind): Asks => [
  [`${kind}.startDate`, wholePhraseTest(phrases('history.startDate'))],
  [`${kind}.endDate`, wholePhraseTest(phrases('history.endDate'))],
];
const asked: Readonly<Record<EmploymentKind, Asks>> = {
  work: [...dated('work'), ...workAsks.map(([key, words]) => [key, wholePhraseTest(words)] as const)],
  education: [...dated('education'), ...educationAsks.map(([key, words]) => [key, wholePhraseTest(words)] as const)],
};
const saysYes = wholePhraseTest(phrases('options.yes'));
const isPlainlyOfSchool = wholePhraseTest(phrases('history.onlyEducation'));

type Asked = Pick<FormField, 'question' | 'kind'> & Partial<Pick<FormField, 'options'>>;

/** What a field asks for within a form part about an employment or a school; null: nothing the rules know. */
export function employmentKey(field: Asked, kind: EmploymentKind): EmploymentKey | null {
  const label = wordsOf(field);
  return asked[kind].find(([key, isAsked]) => fits(key, field) && isAsked(label))?.[0] ?? null;
}

/** The same where it may be about either: only what is asked of one of the two. */
export function keyOfEither(field: FormField): EmploymentKey | null {
  const [ofWork, ofSchool] = [employmentKey(field, 'work'), employmentKey(field, 'education')];
  const told = ofWork === 'work.position' || ofWork === 'work.name' ? ofWork : null;
  const isOfSchool = ofSchool === 'education.institution' || ofSchool === 'education.studyType';
  return told === null ? (isOfSchool ? ofSchool : null) : isOfSchool ? null : told;
}

/** Fields that ask for a school, degree or subject anywhere. */
export function unambiguousSchoolKey(field: FormField): EmploymentKey | null {
  return isPlainlyOfSchool(wordsOf(field)) ? employmentKey(field, 'education') : null;
}

/**
 * Whether a key that elsewhere means the applicant here means the part's subject: each of several similar parts is about a different one.
 * `isOfSeveral` says whether the part is one of several. The first part of `phones[0]`, or of a form that a framework numbers, is not.
 * `isBesideEntry` says whether an employment or a school is asked for under the same headings: a heading "Experience" over a lone summary
 * asks for the applicant's own.
 */
export function isAboutEntry(
  { key, repeat }: FormField,
  kind: EmploymentKind | null,
  { isOfSeveral, isBesideEntry }: { isOfSeveral: boolean; isBesideEntry: boolean },
): boolean {
  if (key === null) return false;
  if (isContact(key)) return isOfSeveral || (kind !== null && (repeat !== null || isOfPlace(key, isBesideEntry)));
  return kind !== null && (repeat !== null || isBesideEntry) && ofEntry[kind].includes(key);
}

/** Schools pay nobody, and nobody gives them notice. */
const ofEntry: Readonly<Record<EmploymentKind, readonly FieldKey[]>> = {
  work: ['start_date', 'summary', 'salary.expected', 'notice_period', 'url.website'],
  education: ['start_date', 'summary', 'url.website'],
};
const ofPlace: readonly FieldKey[] = ['location', 'address-level1', 'address-level2', 'country', 'country-name'];
const ofAddress = /^(?:address|street-address|postal-code|tel)/;

/** Where an employer or a school is: by the part's heading alone for its town, beside what names it for its address and telephone. */
const isOfPlace = (key: FieldKey, isBesideEntry: boolean): boolean =>
  ofPlace.includes(key) || (isBesideEntry && ofAddress.test(key));

/** Brackets only explain, and so do marks. */
function wordsOf({ question }: Asked): Folded {
  return withoutRequestWords(fold(withoutGluedMark(withoutBrackets(question))));
}

/** A checkbox says yes or no, and only it does; whether something is current is also asked with buttons and lists. No date is one of few. */
function fits(key: EmploymentKey, asked: Asked): boolean {
  const { kind, options } = asked;
  if (kind === 'file' || kind === 'choices') return false;
  if (kind === 'tick' || options?.some(({ label }) => saysYes(fold(label)))) return key === 'work.isCurrent';
  if (kind === 'choice' && /Date$/.test(key)) return false;
  return key !== 'work.isCurrent' || takesOneOption(asked);
}
