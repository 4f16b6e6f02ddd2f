import type { FieldConcept } from '@/language/match/field-concept';

/** Towns, regions, countries. */
export const placeAsks: readonly FieldConcept[] = [
  { key: 'postal-code', words: 'places.postalCode' },
  { key: 'address-level3', words: 'places.addressLevel3' },
  { key: 'address-level2', words: 'places.addressLevel2' },
  { key: 'address-level1', words: 'places.addressLevel1' },
  { key: 'country', words: 'places.country' },
  { key: 'postal-code-and-city', words: 'places.postalCodeAndCity' },
  { key: 'location', words: 'places.location' },
];
