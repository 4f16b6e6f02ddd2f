import type { FieldKey } from '@/domain/form/field-key';
import { isIgnored, isNever } from '@/domain/form/field-keys';
import type { FormField } from '@/domain/form/form-field';
import { employmentKindOf } from '@/forms/keys/employment-section';
import type { EmploymentKind } from '@/language/words/employment/employment-words';
import { datePartOf } from '@/language/words/forms/date-part-labels';
import { employmentKey, isAboutEntry, unambiguousSchoolKey } from './employment-key';

/**
 * The fields again, with keys for those in parts about employments and schools, and which one each is about: by its number, or by how often
 * the same was asked before.
 */
export function assignEmploymentKeys(fields: readonly FormField[]): FormField[] {
  return withOrder(fields.map((field) => withDatePart({ ...field, key: keyIn(field, kindIn(field, fields)) })));
}

/** "Start date: year" asks for only a part of the date. */
function withDatePart(field: FormField): FormField {
  const isDate = field.key !== null && dates.includes(field.key);
  const part = isDate && field.parts.length === 0 ? datePartOf(field) : null;
  return part === null ? field : { ...field, parts: [{ part, selector: field.selector, kind: field.kind }] };
}

const dates: readonly FieldKey[] = ['work.startDate', 'work.endDate', 'education.startDate', 'education.endDate'];

function keyIn(field: FormField, kind: EmploymentKind | null): FieldKey | null {
  const { key } = field;
  if (key !== null && (isNever(key) || isIgnored(key) || key.startsWith('file.'))) return key;
  const past = kind === null ? null : employmentKey(field, kind);
  if (past !== null) return past;
  if (isAboutEntry(field, kind)) return null;
  return key === null || key.startsWith('question.') ? (unambiguousSchoolKey(field) ?? key) : key;
}

/** A repeated part that asks for a company is about employments, whatever its heading. */
function kindIn(field: FormField, all: readonly FormField[]): EmploymentKind | null {
  const said = employmentKindOf(field);
  if (said !== null || !field.repeat) return said;
  const { group } = field.repeat;
  const part = all.filter(({ repeat }) => repeat?.group === group);
  if (part.some(({ key }) => key === 'organization' || key === 'organization-title')) return 'work';
  return part.some((one) => unambiguousSchoolKey(one) === 'education.institution') ? 'education' : null;
}

/** If the same is asked again, the next employment or school begins. */
function withOrder(fields: FormField[]): FormField[] {
  const parts = { work: new Set<string>(), education: new Set<string>() };
  const indexes = { work: 0, education: 0 };
  const ordered = fields.map((field): [FormField, number | null] => {
    const kind = kindOfKey(field);
    if (kind === null || field.key === null || field.repeat) return [field, null];
    if (parts[kind].has(field.key)) {
      indexes[kind] += 1;
      parts[kind].clear();
    }
    parts[kind].add(field.key);
    return [field, indexes[kind]];
  });
  return ordered.map(([field, index]) => {
    const kind = kindOfKey(field);
    if (index === null || kind === null || indexes[kind] === 0) return field;
    return { ...field, repeat: { group: kind, index } };
  });
}

function kindOfKey({ key }: FormField): EmploymentKind | null {
  if (key?.startsWith('work.')) return 'work';
  return key?.startsWith('education.') ? 'education' : null;
}
