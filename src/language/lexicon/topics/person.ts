import type { Phrases, Placed } from './concept-phrases';

/** TOPIC person */
export interface Person {
  /** Asks for `bday`. */
  birthday: Placed<'says' | 'named'>;
  /** Asks for `sex`. */
  sex: Placed<'says' | 'named'>;
  /** Asks for `nationality`. */
  nationality: Placed<'says' | 'named'>;
  /** Asks for `organization`. */
  organization: Placed<'says' | 'alone' | 'named'>;
  /** Asks for `organization-title`. */
  organizationTitle: Placed<'says' | 'named'>;
  /** Asks for `pronouns`. */
  pronouns: Placed<'says' | 'named'>;
  /** Asks for `language`. */
  language: Placed<'alone'>;
  /** Asks for `given-name`. */
  givenName: Placed<'says' | 'named'>;
  /** Asks for `family-name`. */
  familyName: Placed<'says' | 'named'>;
  /** The family name that somebody was born with: only they know whether it is the one they have. */
  birthName: Placed<'says' | 'named'>;
  /** Asks for `additional-name`. */
  additionalName: Placed<'says' | 'named'>;
  /** Asks for `name-infix`. */
  nameInfix: Placed<'says' | 'named'>;
  /** Asks for `honorific-prefix`. */
  honorificPrefix: Placed<'says' | 'alone' | 'named'>;
  /** Labels that ask for a degree in front of a name, where another asks for the form of address. */
  academicTitle: Phrases;
  /** Asks for `honorific-suffix`. */
  honorificSuffix: Placed<'says' | 'alone' | 'named'>;
  /** Asks for `nickname`. */
  nickname: Placed<'says' | 'named'>;
  /** Asks for `name`. */
  name: Placed<'says' | 'alone' | 'named' | 'namedWhole'>;
  /** How a name is pronounced, in a phonetic script: asked beside the name itself. */
  phoneticName: Placed<'says' | 'alone' | 'named'>;
  /** Words within names that people write small. */
  nameParticles: Phrases;
}
