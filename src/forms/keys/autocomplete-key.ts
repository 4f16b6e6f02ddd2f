import type { FieldKey } from '@/domain/form/field-key-schema';
import { contactKeys } from '@/domain/form/field-keys';

const known = new Map<string, FieldKey>(contactKeys.map((key) => [key, key]));

/** Of HTML's two words for a country, the one forms mean: a select has either. */
known.set('country-name', 'country');

/** What HTML allows before the token itself: which address, which telephone. */
const before = /^(?:section-\S*|shipping|billing|home|work|mobile|fax|pager)\s+/;

/** What `autocomplete` says a field asks for; null if nothing known. */
export function keyFromAutocomplete(attribute: string): FieldKey | null {
  let token = attribute.trim().toLowerCase();
  while (before.test(token)) token = token.replace(before, '');
  token = token.replace(/(?<!\s)\s+webauthn$/, '');
  if (/^cc-/.test(token) || token === 'transaction-amount') return 'never.payment';
  // `new-password` is used on fields of all kinds, to stop browsers from filling them.
  if (token === 'one-time-code') return 'never.secret';
  return known.get(token) ?? null;
}
