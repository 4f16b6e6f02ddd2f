import { contactKeys, type FieldKey } from '../field-key';

const known = new Map<string, FieldKey>(contactKeys.map((key) => [key, key]));

/** Of the two words for a country that HTML has, the one that forms mean: a select holds either. */
known.set('country-name', 'country');

/** What HTML says before the word itself: which address, and which telephone. */
const before = /^(?:section-\S*|shipping|billing|home|work|mobile|fax|pager)\s+/;

/** What `autocomplete` says that a field asks for; null where it says nothing that is known. */
export function autocompleteKey(attribute: string): FieldKey | null {
  let token = attribute.trim().toLowerCase();
  while (before.test(token)) token = token.replace(before, '');
  token = token.replace(/(?<!\s)\s+webauthn$/, '');
  if (/^cc-/.test(token) || token === 'transaction-amount') return 'never.payment';
  // `new-password` stands in fields of all kinds, to keep browsers from filling them.
  if (token === 'one-time-code') return 'never.secret';
  return known.get(token) ?? null;
}
