import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';
import { noWords } from '@/language/fold/fold';
import { isNegated } from '@/language/words/forms/negation-words';
import { addressAsks } from './address-asks';
import { keyFromAutocomplete } from './autocomplete-key';
import { fieldText } from './field-text';
import { identityParts } from './identity-parts';
import { isApplicationKey } from './is-application-key';
import { isLoginEmail } from './is-login-email';
import { asksForOtherEntity } from './is-other-entity';
import { consentAsks } from './never-filled-asks';
import { isPayPeriod } from './pay-period';
import { phonePartOf } from './phone-part-boxes';
import { questionFinder } from './question-finder';
import { isStreetLookup } from './short-label-key';

/** Fields further apart than this are unrelated. */
const nearby = 3;

/** What a field asks for given the fields around it, if they say more than it does alone. */
export function keyInContext(fields: readonly FormField[], at: number): FieldKey | null {
  const field = fields[at];
  if (!field) return null;
  const after = fields.slice(at + 1, at + 1 + nearby);
  const before = fields.slice(Math.max(0, at - nearby), at);
  const around = [...before, field, ...after];
  if (asksForOtherEntity(fields, at)) return null;
  const ofPhone = phonePartOf(fields, at);
  if (ofPhone !== null) return ofPhone;
  if (isPayPeriod(fields, at)) return 'salary.period';
  if (field.key === 'address-housenumber' && !saysHouse(field) && !isInAddress(around)) return null;
  if (field.key === 'email' && isForNews(field) && fields.some(isApplicationKey)) return 'never.marketing';
  if (isLoginEmail(field, fields)) return 'ignore.login';
  if (field.key === 'tel-country-code' && isNegated(field.question)) return 'tel-national';
  if (field.key === 'tel' && isAfterDialCode(field, before)) return 'tel-national';
  // Its country is chosen beside it: the two together are the whole number.
  if (field.key === 'tel-national' && field.parts.some(({ part }) => part === 'country-code')) return 'tel';
  if (field.key === null && isOnlyStreet(fields, field)) return 'street-address';
  if (field.key === 'address-streetname' && !hasHouse(fields, field)) return 'street-address';
  if (isNumberedStreet(field) && !before.some(isNumberedStreet) && !hasStreet(fields, field)) return 'street-address';
  const asked =
    streetOf(field, before.toReversed(), after) ?? nameBeside(fields, at, around) ?? holderOf(field, around);
  return asked ?? field.key ?? (fields.some(isApplicationKey) ? plainQuestion(field) : null);
}

/** Where the country is chosen in a field of its own, the box after it takes the rest of the number: the code would stand twice. */
function isAfterDialCode({ sections }: FormField, before: readonly FormField[]): boolean {
  const code = before.findLast(({ key }) => key?.startsWith('tel') ?? false);
  return code?.key === 'tel-country-code' && code.sections.join('\n') === sections.join('\n');
}

/** What an application asks in a word or two that nobody knows: an open question all the same, to be chosen or written. */
function plainQuestion({ kind, question, questionFrom }: FormField): FieldKey | null {
  if (question === '' || questionFrom === 'placeholder') return null;
  if (kind === 'select' || kind === 'combobox') return 'question.choice';
  return kind === 'multiline' || kind === 'rich-text' ? 'question.text' : null;
}

const findNews = questionFinder(consentAsks.filter(({ key }) => key === 'never.marketing'));

/** An address to send news to, by its own words or its headings'. */
function isForNews(field: FormField): boolean {
  const words = fieldText(field);
  const texts = [words.label, words.hint, words.section];
  return (
    texts.some((label) => findNews.bySaying({ ...words, label, hint: noWords }) !== null) ||
    findNews.byName(words) !== null
  );
}

/**
 * If the house number is asked for separately, before or after, the street field asks for the street alone. Where it says by `autocomplete`
 * that it takes the whole address, only a field directly beside it that names the house proves otherwise: the number would stand twice.
 */
function streetOf(
  { key, clues }: FormField,
  before: readonly FormField[],
  after: readonly FormField[],
): FieldKey | null {
  if (key !== 'street-address' && key !== 'address-line1') return null;
  if (keyFromAutocomplete(clues.autocomplete) === 'street-address') {
    const isNumber = (beside?: FormField) => beside?.key === 'address-housenumber' && saysHouse(beside);
    return isNumber(after[0]) || isNumber(before[0]) ? 'address-streetname' : null;
  }
  const isApart = (beside: readonly FormField[]) => {
    const number = beside.findIndex((other) => other.key === 'address-housenumber');
    return number >= 0 && beside.slice(0, number).every((other) => !isStreet(other.key));
  };
  if (isApart(after) || before[0]?.key === 'address-housenumber') return 'address-streetname';
  // What is added to it stands in a box of its own, and not twice.
  return key === 'street-address' && after.some((beside) => beside.key === 'address-line2') ? 'address-line1' : null;
}

/** Whether a box for the number of the house stands in the same part: without one, "Street name" is all that asks for it. */
function hasHouse(fields: readonly FormField[], { sections }: FormField): boolean {
  const part = sections.join('\n');
  return fields.some((other) => other.key === 'address-housenumber' && other.sections.join('\n') === part);
}

/** A box to search for an address in is its street, unless the same part of the form has a box for that. */
function isOnlyStreet(fields: readonly FormField[], field: FormField): boolean {
  return isStreetLookup(field, fieldText(field)) && !hasStreet(fields, field);
}

/** Whether another field of the same part asks for the street. */
function hasStreet(fields: readonly FormField[], field: FormField): boolean {
  const part = field.sections.join('\n');
  return fields.some((other) => other !== field && isStreet(other.key) && other.sections.join('\n') === part);
}

const isFurtherLine = (key: string | null): boolean => key === 'address-line2' || key === 'address-line3';
const findStreet = questionFinder(addressAsks.filter(({ key }) => key === 'street-address'));
const findFurtherLine = questionFinder(addressAsks.filter(({ key }) => isFurtherLine(key)));

/** Read as a further line for the number in its id, which may count how often the page was drawn; its label asks for the street. */
function isNumberedStreet(field: FormField): boolean {
  if (!isFurtherLine(field.key)) return false;
  const words = { ...fieldText(field), hint: noWords };
  return findStreet.bySaying(words) !== null && findFurtherLine.bySaying(words) === null;
}

const isStreet = (key: FieldKey | null): boolean => identityParts(key).includes('street');

const findHouse = questionFinder([
  { key: 'address-housenumber', words: 'places.addressHousenumber', places: ['says', 'named'] },
]);

/** Says more than "number", which means a house number only among the lines of an address. */
function saysHouse(field: FormField): boolean {
  const words = fieldText(field);
  return findHouse.bySaying(words) !== null || findHouse.byName(words) !== null;
}

function isInAddress(around: readonly FormField[]): boolean {
  return around.some(({ key }) => key !== null && key !== 'address-housenumber' && ofAddress.includes(key));
}

const ofAddress: readonly FieldKey[] = [
  'street-address',
  'address-line1',
  'address-line2',
  'address-streetname',
  'address-level1',
  'address-level2',
  'postal-code',
  'postal-code-and-city',
];

/**
 * "Name" beside "Surname" is the given name, beside "First name" the family name; beside both it is the whole. A second given name may stand
 * between the two.
 */
function nameBeside(fields: readonly FormField[], at: number, around: readonly FormField[]): FieldKey | null {
  if (fields[at]?.key !== 'name') return null;
  const isAsked = (name: FieldKey) => around.some(({ key }) => key === name);
  if (isAsked('given-name') && isAsked('family-name')) return null;
  // The whole, and then its parts, of which one is called a name as well.
  const [next, afterNext, then] = fields.slice(at + 1, at + 4).map(({ key }) => key);
  if (next === 'family-name' && afterNext === 'name' && then !== 'family-name') return null;
  const isOther = ({ key }: FormField) => key !== 'additional-name';
  const beside = [fields.slice(0, at).findLast(isOther), fields.slice(at + 1).find(isOther)];
  if (beside.some((other) => other?.key === 'family-name')) return 'given-name';
  return beside.some((other) => other?.key === 'given-name') ? 'family-name' : null;
}

/** The name beside a card number is the holder's. */
function holderOf({ key }: FormField, around: readonly FormField[]): FieldKey | null {
  if (key !== 'name' && key !== 'given-name' && key !== 'family-name') return null;
  const isOfPerson = around.some((other) => other.key !== null && ofPerson.includes(other.key));
  const isOfCard = around.some((other) => other.key === 'never.payment');
  return isOfCard && !isOfPerson ? 'never.payment' : null;
}

const ofPerson: readonly FieldKey[] = [
  'email',
  'tel',
  'street-address',
  'address-line1',
  'postal-code',
  'address-level2',
  'organization',
  'country',
];
