import type { FieldConcept } from '@/language/match/field-concept';

/** Address search boxes: the result is written into the address lines, which have fields of their own. */
export const addressLookups: readonly FieldConcept[] = [{ key: 'other', words: 'places.addressLookup' }];
