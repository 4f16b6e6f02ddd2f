import type { FieldKey } from '@/domain/form/field-key-schema';
import { contactKeys } from '@/domain/form/field-keys';
import type { FormField } from '@/domain/form/form-field';
import { fold, replaceFolded } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { sentenceFinder } from '@/language/match/phrases';
import { isApplicantHeading } from '@/language/words/forms/applicant-words';
import { withoutPhoneKinds } from '@/language/words/forms/phone-kind-words';
import { isApplicantSectionHeading } from './applicant-heading';
import { asksSameAgain } from './asks-same-again';
import { fieldsOfRelated } from './fields-of-related';
import { identityParts, isPersonNameKey } from './identity-parts';
import { shortLabels } from './short-labels';

type Keyed = Pick<FormField, 'key' | 'sections' | 'question' | 'hint'>;

/**
 * The fields about a person that the form has asked for before: an application asks once who applies. No list of headings covers, in every
 * language, whose name, address or number a second question means, so it is left to the user, with everything else its part asks about a
 * person. `earlier`: keys asked on earlier pages of the form. `isOthersTurn`: the page before asked about somebody else.
 */
export function repeatedPersonFields<Field extends Keyed>(
  fields: readonly Field[],
  earlier: readonly (FieldKey | null)[] = [],
  isOthersTurn = false,
): Set<Field> {
  const again = [...withTheirParts(fields, earlier, ({ key }) => isOfPerson(key)), ...fieldsOfRelated(fields)];
  const going = isOthersTurn ? fields.filter(({ key }) => isOfPerson(key)) : [];
  return new Set([...again, ...going]);
}

/** The same, with everything else in another person's part: only the user knows what is meant there. */
export function otherPersonFields<Field extends Keyed>(
  fields: readonly Field[],
  earlier: readonly (FieldKey | null)[] = [],
): Set<Field> {
  return withTheirParts(fields, earlier, () => true);
}

/** `belongsToOtherPerson`: what follows the person whose part it is in. */
function withTheirParts<Field extends Keyed>(
  fields: readonly Field[],
  earlier: readonly (FieldKey | null)[],
  belongsToOtherPerson: (field: Field) => boolean,
): Set<Field> {
  const asked = new Set(earlier.flatMap(identityParts));
  const again = new Set<Field>();
  const others: { sections: string[]; from: number }[] = [];
  const [own = [], ...rest] = applicantFirst(partsOf(fields));
  for (const field of askedTwice(own, asked, belongsToOtherPerson)) again.add(field);
  const ownSections = own[0]?.sections ?? [];
  for (const field of underStrangeHeadings(own, rest)) again.add(field);
  for (const part of rest) {
    const twice = askedTwice(part, asked, belongsToOtherPerson);
    // The applicant's own part may lie within this one: then no heading tells the two apart, and what was asked twice still was.
    for (const field of twice) again.add(field);
    const [first] = twice;
    if (!first) continue;
    const from = opensWithOwnAddress(part, first, own) ? fields.indexOf(first) : 0;
    others.push({ sections: upToOwn(headingsOf(part), ownSections), from });
  }
  for (const [at, field] of fields.entries()) {
    const isOthers = others.some(
      ({ sections, from }) => at >= from && isUnder(field, sections) && !isUnder({ sections: ownSections }, sections),
    );
    if (isOthers && belongsToOtherPerson(field)) again.add(field);
  }
  return again;
}

/**
 * Questions about a person under a heading with unknown words: the part may be about anybody. The applicant's own part, which asks for the
 * name, may be headed by the job; so may all parts of a page.
 */
function underStrangeHeadings<Field extends Keyed>(own: readonly Field[], rest: readonly Field[][]): Field[] {
  // A box for a message beside the application says nothing about whose contact details are asked for.
  const others = rest.filter(asksAboutPerson);
  if (others.length === 0) return [];
  const isOwnNamed = own.some(({ key }) => isPersonNameKey(key));
  const over = isOwnNamed ? headingsOf(own) : sharedBy([own, ...others].map(headingsOf));
  const judged = isOwnNamed ? others : [own, ...others];
  const isStrange = (part: readonly Field[]) => !headingsBelow(headingsOf(part), over).every(isApplicantSectionHeading);
  return judged.filter(isStrange).flatMap((part) => part.filter(({ key }) => identityParts(key).length > 0));
}

const asksAboutPerson = (part: readonly Keyed[]): boolean => part.some(({ key }) => identityParts(key).length > 0);

const headingsOf = ([first]: readonly Keyed[]): readonly string[] => first?.sections ?? [];

const sharedBy = ([first = [], ...others]: readonly (readonly string[])[]): readonly string[] =>
  first.filter((text) => others.every((headings) => headings.includes(text)));

const headingsBelow = (headings: readonly string[], over: readonly string[]): readonly string[] =>
  headings.filter((text) => !over.includes(text));

/**
 * Whether a part asks for the applicant's address first, which nothing asked for before, and only then for a name again: somebody else begins
 * there, under a line that is no heading.
 */
function opensWithOwnAddress(part: readonly Keyed[], first: Keyed, own: readonly Keyed[]): boolean {
  const before = part.slice(0, part.indexOf(first));
  const isAddress = before.some(({ key }) => identityParts(key).some((atom) => atom === 'street' || atom === 'postal'));
  const isOwn = headingsBelow(headingsOf(part), headingsOf(own)).every(isApplicantSectionHeading);
  return isAddress && isOwn && isPersonNameKey(first.key);
}

/** Fields grouped by the same headings. */
function partsOf<Field extends Keyed>(fields: readonly Field[]): Field[][] {
  return [...Map.groupBy(fields, ({ sections }) => sections.join('\n')).values()];
}

/**
 * The applicant's part is the first that asks for a name, else for any contact details, unless another part's heading says that it is theirs,
 * and no strange one stands above: a guarantor has contact details as well.
 */
function applicantFirst<Field extends Keyed>(parts: readonly Field[][]): Field[][] {
  const named = parts.filter((part) => part.some(({ key }) => isPersonNameKey(key)));
  const over = sharedBy(named.map(headingsOf));
  const isTheirs = (part: readonly Field[]) =>
    isApplicantHeading(headingsOf(part).at(-1) ?? '') &&
    headingsBelow(headingsOf(part), over).every(isApplicantSectionHeading);
  const own = named.find(isTheirs) ?? named[0] ?? parts.find(asksAboutPerson) ?? parts[0];
  return own ? [own, ...parts.filter((part) => part !== own)] : [];
}

const findOtherScript = sentenceFinder(phrases('forms.otherScript'));

/** A part's fields that ask for something again; after a name, everything about a person is that person's. */
function askedTwice<Field extends Keyed>(
  part: readonly Field[],
  asked: Set<string>,
  belongsToOtherPerson: (field: Field) => boolean,
): Set<Field> {
  const twice = new Set<Field>();
  let isOthers = false;
  for (const [at, field] of part.entries()) {
    const atoms = identityParts(field.key);
    const isTwice = atoms.some((atom) => asked.has(atom)) && !isRepetition(part, at);
    isOthers ||= isTwice && isPersonNameKey(field.key) && findOtherScript(fold(field.question)) === null;
    if (isTwice || (isOthers && belongsToOtherPerson(field))) twice.add(field);
    for (const atom of atoms) asked.add(atom);
  }
  return twice;
}

/** Directly after the first: the same typed again, or another kind of number. */
const nearby = 3;

function isRepetition(part: readonly Keyed[], at: number): boolean {
  const field = part[at];
  if (!field) return false;
  if (isPersonNameKey(field.key)) return isNameInParts(part, at);
  const before = part.slice(Math.max(0, at - nearby), at).filter((other) => isAlike(other, field));
  if (before.length === 0) return false;
  const asked = (one: Keyed) => one.question || one.hint;
  if (before.some((other) => asksSameAgain(asked(field), asked(other)))) return true;
  return identityParts(field.key).includes('number') && isOtherNumber(field, before);
}

/** The whole name, and directly after it the same in both its parts: forms ask so for another script. */
function isNameInParts(part: readonly Keyed[], at: number): boolean {
  const isPart = (one: Keyed | undefined) => one?.key === 'given-name' || one?.key === 'family-name';
  const from = part.slice(0, at).findLastIndex((one) => !isPart(one)) + 1;
  const parts = part.slice(from, from + 2);
  const others = part.slice(from + 2, from + 3);
  const areBoth = parts.every(isPart) && new Set(parts.map(({ key }) => key)).size === 2 && !others.some(isPart);
  return areBoth && at < from + 2 && part[from - 1]?.key === 'name';
}

const isAlike = (one: Keyed, other: Keyed): boolean =>
  identityParts(one.key).some((atom) => identityParts(other.key).includes(atom));

/** "Mobile" or "Home" after "Phone": all words mean a telephone, but another one. */
function isOtherNumber({ question }: Keyed, before: readonly Keyed[]): boolean {
  const words = fold(question.replace(/\([^)]*\)?/g, ' '));
  const named = shortLabels.inLabel(words).reduce((left, { phrase }) => replaceFolded(left, phrase), words);
  const rest = withoutPhoneKinds(named);
  return !/[\p{L}\p{N}]/u.test(rest) && before.every((other) => fold(other.question) !== words);
}

/**
 * A part's headings down to the first that is not above the applicant's own. One that heads the applicant's own address may have somebody
 * else further down, who then begins there.
 */
function upToOwn(sections: readonly string[], own: readonly string[]): string[] {
  const parted = sections.findIndex((text, at) => text !== own[at]);
  const strange = sections.findIndex((text, at) => at >= parted && !isApplicantSectionHeading(text));
  return parted < 0 ? [...sections] : sections.slice(0, (strange < 0 ? parted : strange) + 1);
}

const isUnder = ({ sections }: Pick<Keyed, 'sections'>, over: readonly string[]): boolean =>
  over.every((text, at) => sections[at] === text);

const ofPerson: ReadonlySet<string> = new Set([...contactKeys, 'nationality', 'pronouns', 'headline', 'summary']);

function isOfPerson(key: FieldKey | null): boolean {
  return key !== null && (ofPerson.has(key) || /^(?:url|username|eeo)\./.test(key));
}
