import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';

const find = phraseFinder(phrases('places.otherPlace'));

const places: readonly FieldKey[] = [
  'address-level1',
  'address-level2',
  'address-level3',
  'country',
  'country-name',
  'location',
  'postal-code',
  'street-address',
  'address-line1',
  'address-streetname',
  'organization',
];

/** Whether it asks for a place other than where the person lives. */
export function asksForOtherPlace({ key, question }: FormField): boolean {
  return key !== null && places.includes(key) && find(fold(question)) !== null;
}
