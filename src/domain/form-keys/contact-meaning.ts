import { contactKeys } from '../field-key';
import type { Meaning } from './concept';
import type { Found } from './find-concepts';

/** What is said of these at once means one field for both. */
const joined: readonly [one: Meaning, other: Meaning, both: Meaning][] = [
  ['given-name', 'family-name', 'name'],
  ['address-streetname', 'address-housenumber', 'street-address'],
  ['street-address', 'address-housenumber', 'street-address'],
  ['postal-code', 'address-level2', 'postal-code-and-city'],
  ['address-level2', 'address-level1', 'location'],
];

/** A word that says less than another beside it: "Address: city", "country of the company's name". */
const vague: readonly Meaning[] = ['street-address', 'name', 'location', 'tel', 'organization'];

/** Which of the meanings that a label speaks of the field has; null where it speaks of none. */
export function meaningOf(found: readonly Found[]): Meaning | null {
  const keys = [...new Set(found.map(({ key }) => key))];
  const [only, ...others] = keys;
  if (only === undefined || others.length === 0) return only ?? null;
  const both = joined.find(([one, other]) => keys.includes(one) && keys.includes(other));
  if (both) return both[2];
  return keys.find((key) => !vague.includes(key)) ?? only;
}

/** Which of the meanings that a name or id speaks of it has: the last is what the rest describes, `shipping address city`. */
export function meaningOfName(found: readonly Found[]): Meaning | null {
  const keys = [...new Set(found.map(({ key }) => key))].reverse();
  return keys.find((key) => !vague.includes(key)) ?? keys[0] ?? null;
}

/** Meanings that a vague one may turn out to be on a closer look. */
const refined: Partial<Record<Meaning, readonly Meaning[]>> = {
  name: [
    'given-name',
    'family-name',
    'additional-name',
    'name-infix',
    'nickname',
    'organization',
    'other',
    'never.payment',
  ],
  'street-address': [
    'address-line1',
    'address-line2',
    'address-line3',
    'address-streetname',
    'address-housenumber',
    'address-level3',
    'other',
  ],
  location: ['address-level1', 'address-level2', 'address-level3', 'country', 'postal-code'],
  'address-level2': ['postal-code', 'address-level1', 'address-level3', 'country'],
  tel: ['tel-country-code', 'tel-area-code', 'tel-extension'],
};

/** True where `closer` says the same as `meaning`, but more of it. */
export function isCloser(closer: Meaning, meaning: Meaning): boolean {
  return refined[meaning]?.includes(closer) ?? false;
}

const contact: ReadonlySet<string> = new Set(contactKeys);

/** True for what autofill knows: how somebody is called, reached, and where they live. */
export function isContact(meaning: Meaning): boolean {
  return contact.has(meaning);
}
