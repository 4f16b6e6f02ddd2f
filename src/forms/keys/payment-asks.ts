import type { FieldConcept } from '@/language/match/field-concept';

/** Cards and accounts. */
export const paymentAsks: readonly FieldConcept[] = [{ key: 'never.payment', words: 'never.payment' }];
