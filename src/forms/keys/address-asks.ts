import type { FieldConcept } from '@/language/match/field-concept';

/** The lines of an address. */
export const addressAsks: readonly FieldConcept[] = [
  { key: 'address-housenumber', words: 'places.addressHousenumber' },
  { key: 'address-streetname', words: 'places.addressStreetname' },
  { key: 'address-line1', words: 'places.addressLine1' },
  { key: 'address-line2', words: 'places.addressLine2' },
  { key: 'address-line3', words: 'places.addressLine3' },
  { key: 'street-address', words: 'places.streetAddress' },
  { key: 'street-address', words: 'places.streetOrAddress' },
];
