import type { Concept } from '@/language/match/concept';

/** Address search boxes: the result is written into the address lines, which have fields of their own. */
export const addressLookups: readonly Concept[] = [{ key: 'other', words: 'places.addressLookup' }];
