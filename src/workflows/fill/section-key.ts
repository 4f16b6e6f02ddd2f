import { contactKeys, type FieldKey } from '@/domain/field-key';
import type { FormField } from '@/domain/form-field';

/** What the keys of a person's present employment ask for within the parts of a form that repeat: one of their employments. */
const ofEmployment: Partial<Record<FieldKey, FieldKey>> = {
  organization: 'work.name',
  'organization-title': 'work.position',
  'address-level2': 'work.location',
  location: 'work.location',
};

const contact: ReadonlySet<string> = new Set(contactKeys);

/**
 * What a field asks for in its place. In a part that repeats it is about one employment or school, never about the person: what is not
 * known there is asked.
 */
export function sectionKey({ repeat, key }: FormField, all: readonly FormField[]): FieldKey | null {
  if (!repeat || key === null || !contact.has(key)) return key;
  const isEmployment = all.some(
    (field) =>
      field.repeat?.group === repeat.group && (field.key === 'organization' || field.key === 'organization-title'),
  );
  return isEmployment ? (ofEmployment[key] ?? null) : null;
}
