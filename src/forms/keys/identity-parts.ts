import type { FieldKey } from '@/domain/form/field-key-schema';

/** What a form needs once about the applicant, in the smallest parts it is asked in. */
const atoms: Readonly<Partial<Record<FieldKey, readonly string[]>>> = {
  name: ['given', 'family'],
  'given-name': ['given'],
  'family-name': ['family'],
  email: ['email'],
  tel: ['number'],
  'tel-national': ['number'],
  'tel-local': ['number'],
  'tel-local-prefix': ['number'],
  bday: ['day', 'month', 'year'],
  'bday-day': ['day'],
  'bday-month': ['month'],
  'bday-year': ['year'],
  'street-address': ['street'],
  'address-line1': ['street'],
  'address-streetname': ['street'],
  'postal-code': ['postal'],
  'postal-code-and-city': ['postal'],
};

/** The identity parts a key asks for; none if it may be asked more than once. */
export function identityParts(key: FieldKey | null): readonly string[] {
  return (key && atoms[key]) ?? [];
}

export const isPersonNameKey = (key: string | null | undefined): boolean =>
  key === 'name' || key === 'given-name' || key === 'family-name';
