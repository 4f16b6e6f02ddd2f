import type { FieldKey } from '@/domain/form/field-key-schema';
import { isIgnored, isNever } from '@/domain/form/field-keys';
import type { FormField } from '@/domain/form/form-field';
import { employmentKindOf, isInPartOfBoth } from '@/forms/keys/employment-section';
import type { EmploymentKind } from '@/forms/keys/employment-words';
import { datePartOf } from '@/language/words/forms/date-part-labels';
import { employmentKey, isAboutEntry, keyOfEither, unambiguousSchoolKey } from './employment-key';
import { datesOfEntry, withEntryOrder } from './entry-order';

/**
 * The fields again, with keys for those in parts about employments and schools, and which one each is about: by its number, or by how often
 * the same was asked before.
 */
export function assignEmploymentKeys(fields: readonly FormField[]): FormField[] {
  const keyed = fields.map((field) => ({ ...field, key: keyIn(field, fields) }));
  return withEntryOrder(keyed.map((field, at) => withDatePart(field, [keyed[at - 1], keyed[at + 1]])));
}

/** "Start date: year" asks for only a part of the date. */
function withDatePart(field: FormField, beside: readonly (FormField | undefined)[]): FormField {
  const isDate = field.key !== null && datesOfEntry.includes(field.key);
  const part = isDate && field.parts.length === 0 ? datePartOf(field) : null;
  if (part === null || (part === 'month' && isWholeMonth(field, beside))) return field;
  return { ...field, parts: [{ part, selector: field.selector, kind: field.kind }] };
}

/** A box that says "Select month" where nothing beside it takes the year: its calendar's months are those of a year. */
const isWholeMonth = ({ kind }: FormField, beside: readonly (FormField | undefined)[]): boolean =>
  kind === 'text' && !beside.some((one) => one && datePartOf(one) === 'year');

function keyIn(field: FormField, all: readonly FormField[]): FieldKey | null {
  const { key } = field;
  if (key !== null && (isNever(key) || isIgnored(key) || key.startsWith('file.'))) return key;
  const part = partOf(field, all);
  const said = kindIn(field, part);
  const kind = said ?? (isInPartOfBoth(field) ? kindBefore(field, all) : null);
  const past =
    (said === null && isInPartOfBoth(field) ? keyOfEither(field) : null) ?? (kind && employmentKey(field, kind));
  if (past !== null) return past;
  const half = halfOfPeriod(field, all);
  const ofPeriod = half && (kind ?? kindBefore(field, all));
  if (ofPeriod) return `${ofPeriod}.${half}`;
  // Where the heading is of both, what begins an entry says so in its own words: "Available from" is the applicant's.
  const isBeside = !(said === null && key === 'start_date') && isBesideEntry(field, kind, all);
  const place = { isOfSeveral: isOfSeveral(field, part), isBesideEntry: isBeside };
  if (isAboutEntry(field, kind, place)) return null;
  return key === null || key.startsWith('question.') ? (unambiguousSchoolKey(field) ?? key) : key;
}

/** Which half of a period a date is: the same question asks for two dates, one after the other, in the words of no single one of them. */
function halfOfPeriod(field: FormField, all: readonly FormField[]): 'startDate' | 'endDate' | null {
  const at = all.indexOf(field);
  const isSame = (one: FormField | undefined) =>
    one?.kind === 'date' && one.parts.length > 1 && one.question === field.question && one.question !== '';
  if (!isSame(field) || isSame(all[at - 2]) || isSame(all[at + 2])) return null;
  if (isSame(all[at + 1])) return isSame(all[at - 1]) ? null : 'startDate';
  return isSame(all[at - 1]) ? 'endDate' : null;
}

/** What the last question before it was about that asks of one of the two: its dates follow. */
function kindBefore(field: FormField, all: readonly FormField[]): EmploymentKind | null {
  const headings = field.sections.join('\n');
  const before = all.slice(0, all.indexOf(field)).filter((one) => one.sections.join('\n') === headings);
  const key = before.map(keyOfEither).findLast((each) => each !== null);
  return key ? (key.startsWith('work.') ? 'work' : 'education') : null;
}

/** Fields. Further away than this from all that an entry asks, a question is its own: the last heading above may be of what came before. */
const ofEntry = 4;

function isBesideEntry(field: FormField, kind: EmploymentKind | null, all: readonly FormField[]): boolean {
  if (kind === null) return false;
  const headings = field.sections.join('\n');
  const at = all.indexOf(field);
  return all
    .slice(Math.max(0, at - ofEntry), at + 1 + ofEntry)
    .some((one) => one !== field && one.sections.join('\n') === headings && employmentKey(one, kind) !== null);
}

/** The fields of all entries like the field's own; none: it is in no entry. */
function partOf({ repeat }: FormField, all: readonly FormField[]): readonly FormField[] {
  return repeat ? all.filter((one) => one.repeat?.group === repeat.group) : [];
}

/** More than one part has it, or its heading has a number ("Passenger 1"). A number in a name alone says little: frameworks write them. */
function isOfSeveral({ repeat, sections }: FormField, part: readonly FormField[]): boolean {
  if (!repeat) return false;
  return (
    part.some((one) => one.repeat?.index !== repeat.index) || sections.some((text) => text.startsWith(repeat.group))
  );
}

/** A part that repeats and asks for a company is about employments, whatever its heading. */
function kindIn(field: FormField, part: readonly FormField[]): EmploymentKind | null {
  const said = employmentKindOf(field);
  if (said !== null || !isOfSeveral(field, part)) return said;
  if (part.some(({ key }) => key === 'organization' || key === 'organization-title')) return 'work';
  return part.some((one) => unambiguousSchoolKey(one) === 'education.institution') ? 'education' : null;
}
