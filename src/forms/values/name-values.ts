import type { Profile } from '@/domain/form/profile';
import { fold as foldWords } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation, phraseFinder } from '@/language/match/phrases';
import { extensionPath, type ValueReader, valueAt } from './profile-value';

/** The parts of a name that are certain. */
interface NameParts {
  given?: string;
  middle?: string;
  infix?: string;
  family?: string;
}

/** The infix between given and family name in Dutch, which forms there ask for separately. */
const infix = new RegExp(`^(${phraseAlternation([phrases('values.nameInfixes')])}) (?=\\S)`, 'i');

const findInitial = phraseFinder(phrases('values.middleInitial'));

/**
 * The parts of a name. One follows from the others only if they leave no choice: "Alex Green" with the given name "Alex" has the family
 * name "Green"; from a full name alone nobody can tell which word is which.
 */
function partsOf({ basics, [extensionPath]: own }: Profile): NameParts {
  const whole = fold(basics?.name);
  const given = fold(own?.givenName);
  const middle = fold(own?.middleName);
  const family = fold(own?.familyName);
  const before = [given, middle].filter(Boolean).join(' ');
  const isGivenFirst = Boolean(given) && whole.startsWith(`${before} `);
  const isFamilyLast = Boolean(family) && whole.endsWith(` ${family}`);
  const [restGiven = '', ...others] = isFamilyLast ? whole.slice(0, -family.length).trim().split(' ') : [];
  return {
    given: given || (others.length === 0 ? restGiven : ''),
    middle,
    family:
      family ||
      (isGivenFirst && (middle || !whole.slice(before.length + 1).includes(' ')) ? whole.slice(before.length + 1) : ''),
  };
}

export const fullName: ValueReader = (profile) => {
  const { given, middle, family } = partsOf(profile);
  const joined = given && family ? [given, middle, family].filter(Boolean).join(' ') : '';
  return valueAt('basics.name', fold(profile.basics?.name) || joined);
};

export const givenName: ValueReader = (profile) => valueAt(`${extensionPath}.givenName`, partsOf(profile).given);

export const middleName: ValueReader = (profile, { question = '' }) => {
  const { middle = '' } = partsOf(profile);
  const isInitial = findInitial(foldWords(question)) !== null;
  return valueAt(`${extensionPath}.middleName`, isInitial ? /^\p{L}\p{M}*/u.exec(middle)?.[0] : middle);
};

export const familyName: ValueReader = (profile, { asksInfix = false }) => {
  const { family = '' } = partsOf(profile);
  return valueAt(`${extensionPath}.familyName`, asksInfix ? family.replace(infix, '') : family);
};

/** Only from a family name that starts with one: a form that asks for it wants the rest as the family name. */
export const nameInfix: ValueReader = (profile) =>
  valueAt(`${extensionPath}.familyName.infix`, infix.exec(partsOf(profile).family ?? '')?.[1]);

function fold(text: string | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}
