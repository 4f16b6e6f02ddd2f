import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';
import { asksHighestDegree } from '@/forms/keys/asks-highest-degree';
import type { EmploymentKind } from '@/forms/keys/employment-words';
import { takesOneOption } from '@/forms/keys/takes-one-option';
import { fold } from '@/language/fold/fold';
import { withoutBrackets } from '@/language/fold/without-brackets';

/** The entry that the fields read so far have come to, and the field that asked for each part of it. */
interface Entry {
  index: number;
  asked: Map<string, FormField>;
}

/**
 * The fields with the number of the employment or school that each is about: the next one begins where what began this one is asked again.
 * What an entry asks a second time in other words is a question of its own ("Responsibilities", "Achievements"), which the profile does not
 * answer. The highest degree of all is asked for once, and of none.
 */
export function withEntryOrder(fields: readonly FormField[]): FormField[] {
  const ofNone = highestDegree(fields);
  const entries = { work: newEntry(), education: newEntry() };
  const ordered = fields.map((field, at): [FormField, EmploymentKind | null, number] => {
    const kind = field === ofNone ? null : kindOfKey(field);
    if (kind === null) return [field, null, 0];
    const entry = entries[kind];
    const parts = askedParts(field);
    if (field.repeat) {
      // What has no number stands in the entry of those before it that have one.
      if (field.repeat.index > entry.index) entry.asked.clear();
      entry.index = Math.max(entry.index, field.repeat.index);
    } else if (parts.some((part) => entry.asked.has(part)) && !isLevelBesideTitle(field, entry)) {
      const next = fields.slice(at + 1).find((one) => one !== ofNone && kindOfKey(one) === kind);
      if (!beginsNext(field, next, entry)) return [asOwnQuestion(field), kind, entry.index];
      entry.index += 1;
      entry.asked.clear();
    }
    for (const part of parts) entry.asked.set(part, field);
    return [field, field.repeat ? null : kind, entry.index];
  });
  return ordered.map(([field, kind, index]) =>
    kind === null || entries[kind].index === 0 ? field : { ...field, repeat: { group: kind, index } },
  );
}

const newEntry = (): Entry => ({ index: 0, asked: new Map() });

function highestDegree(fields: readonly FormField[]): FormField | undefined {
  const [only, another] = fields.filter(
    ({ key, repeat, question }) => key === 'education.studyType' && repeat === null && asksHighestDegree(question),
  );
  return another ? undefined : only;
}

/**
 * Whether what is asked again is asked of the next entry: in the same words, or after an entry that had a number; in other words only what
 * began this entry, under another heading or before more that is asked again ("Last employer", "Job title", "Employer before that", …).
 */
function beginsNext(field: FormField, next: FormField | undefined, { asked }: Entry): boolean {
  const before = askedParts(field).flatMap((part) => asked.get(part) ?? []);
  if (before.some((one) => one.repeat !== null || wordsOf(one) === wordsOf(field))) return true;
  const [first] = asked.values();
  if (!first || !before.includes(first)) return false;
  const isUnderOther = first.sections.join('\n') !== field.sections.join('\n');
  return isUnderOther || (next !== undefined && askedParts(next).some((part) => asked.has(part)));
}

/** A degree has a title, which is written, and a level, which is chosen: where one entry asks for both, they are of the same degree. */
function isLevelBesideTitle(field: FormField, { asked }: Entry): boolean {
  const title = asked.get('education.studyType');
  const isBeside = field.key === 'education.studyType' && title !== undefined && !takesOneOption(title);
  return isBeside && takesOneOption(field) && asksHighestDegree(field.question);
}

/** "Employer (current)", "Employer (previous)" */
const wordsOf = ({ question, hint }: FormField): string => fold(withoutBrackets(question || hint));

/** Whether the employment goes on has one answer, however often it is asked. */
function asOwnQuestion(field: FormField): FormField {
  if (field.key === 'work.isCurrent') return field;
  return { ...field, key: takesOneOption(field) ? 'question.choice' : 'question.text' };
}

export const datesOfEntry: readonly FieldKey[] = [
  'work.startDate',
  'work.endDate',
  'education.startDate',
  'education.endDate',
];

/** What one question asks for, so that the month and the year of a date, each in a box of its own, are not asked twice. */
function askedParts({ key, parts }: FormField): string[] {
  if (key === null) return [];
  if (!datesOfEntry.includes(key)) return [key];
  const asked = parts.length > 0 ? parts.map(({ part }) => part) : (['day', 'month', 'year'] as const);
  return asked.map((part) => `${key} ${part}`);
}

function kindOfKey({ key }: FormField): EmploymentKind | null {
  if (key?.startsWith('work.')) return 'work';
  return key?.startsWith('education.') ? 'education' : null;
}
