import { contactKeys } from '@/domain/form/field-keys';
import type { Meaning } from '@/language/match/field-concept';
import type { ConceptMatch } from '@/language/match/find-concepts';
import { isPersonNameKey } from './identity-parts';

/** Two meanings named together mean one field for both. */
const joined: readonly [one: Meaning, other: Meaning, both: Meaning][] = [
  ['given-name', 'family-name', 'name'],
  ['address-streetname', 'address-housenumber', 'street-address'],
  ['street-address', 'address-housenumber', 'street-address'],
  ['postal-code', 'address-level2', 'postal-code-and-city'],
  ['postal-code', 'address-level3', 'postal-code-and-city'],
  ['address-level2', 'address-level1', 'location'],
  ['nationality', 'country', 'nationality'],
];

/** A word that says less than another beside it: "Address: city", "country of the company's name". */
const vague: readonly Meaning[] = [
  'street-address',
  'name',
  'location',
  'tel',
  'organization',
  'other',
  'ignore.search',
];

/** Whether a meaning says little: anything else known about the field says more. */
export function isVagueMeaning(meaning: Meaning): boolean {
  return vague.includes(meaning);
}

const isTelling = (meaning: Meaning | null): meaning is Meaning => meaning !== null && !isVagueMeaning(meaning);

/** Which of the meanings in a label the field has; null if none. `declared`: what HTML's own token says, which tells between several. */
export function pickLabelMeaning(found: readonly ConceptMatch[], declared: Meaning | null): Meaning | null {
  const keys = [...new Set(found.map(({ key }) => key))];
  const [only, ...others] = keys;
  if (only === undefined || others.length === 0) return only ?? null;
  const both = bothOf(keys);
  if (both) return both;
  // "Company – addition to the address"
  if (declared === 'organization' && keys.includes(declared)) return declared;
  const telling = (isTelling(declared) && keys.includes(declared) ? declared : null) ?? keys.find(isTelling);
  if (telling) return telling;
  if (keys.includes('tel')) return 'tel';
  return only === 'organization' && keys.includes('other') ? 'other' : only;
}

/**
 * Which of the meanings in a name or id applies: the last, which the rest describes, `shipping address city`; a vague one followed by other
 * words describes those, `billing address selector`. The first box of a telephone number, `telFirst`, is not a first name.
 */
export function pickNameMeaning(found: readonly ConceptMatch[]): Meaning | null {
  const isOfPhone = found.some(({ key }) => key === 'tel');
  const telling = isOfPhone ? found.filter(({ phrase }) => phrase !== 'first' && phrase !== 'last') : found;
  return lastOf(telling);
}

function lastOf(found: readonly ConceptMatch[]): Meaning | null {
  const keys = [...new Set(found.map(({ key }) => key))].reverse();
  if (keys.includes('tel') && (keys.includes('country') || keys.includes('tel-country-code')))
    return 'tel-country-code';
  if (keys.includes('other')) return 'other';
  // `cardHolderFirstName`, but not `creditCardBillingAddress.firstName`.
  if (found.at(-2)?.key === 'never.payment' && isPersonNameKey(found.at(-1)?.key)) return 'never.payment';
  const telling = keys.find((key) => !vague.includes(key));
  return telling ?? found.findLast(({ isLast }) => isLast)?.key ?? null;
}

function bothOf(keys: readonly Meaning[]): Meaning | null {
  return joined.find(([one, other]) => keys.includes(one) && keys.includes(other))?.[2] ?? null;
}

/** What a vague meaning may turn out to be on a closer look. */
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
    'email',
    'other',
  ],
  other: ['address-line2', 'address-line3'],
  location: ['address-level1', 'address-level2', 'address-level3', 'country', 'postal-code'],
  country: ['tel-country-code'],
  'salary.expected': ['salary.currency'],
  'address-level3': ['address-level2'],
  'address-streetname': ['address-line1'],
  tel: [
    'tel-country-code',
    'tel-area-code',
    'tel-local',
    'tel-local-prefix',
    'tel-local-suffix',
    'tel-national',
    'tel-extension',
  ],
  'tel-area-code': ['tel-country-code'],
  'address-housenumber': ['never.payment'],
  'given-name': ['never.payment'],
  'family-name': ['never.payment'],
};

/** Whether `closer` is a more precise form of `meaning`. */
export function isMoreSpecific(closer: Meaning, meaning: Meaning): boolean {
  return refined[meaning]?.includes(closer) ?? false;
}

const contact: ReadonlySet<string> = new Set(contactKeys);

/** Whether autofill knows it: how somebody is called, contacted, and where they live. */
export function isContact(meaning: Meaning): boolean {
  return contact.has(meaning);
}
