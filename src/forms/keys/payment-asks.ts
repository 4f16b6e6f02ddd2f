import type { Concept } from '@/language/match/concept';

/** Cards and accounts. */
export const paymentAsks: readonly Concept[] = [{ key: 'never.payment', words: 'never.payment' }];
