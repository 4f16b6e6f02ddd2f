import type { Phrases, Placed } from './concept-phrases';

/** TOPIC contact */
export interface Contact {
  accountName: Phrases;
  linkAddress: Phrases;
  forLoggingIn: Phrases;
  /** Fields for names and contact details: never search fields. */
  personalFields: Phrases;
  /** Asks for `email`. */
  email: Placed<'says' | 'named'>;
  /** Asks for `tel-country-code`. */
  telCountryCode: Placed<'says' | 'named'>;
  /** Asks for `tel-area-code`. */
  telAreaCode: Placed<'says' | 'named'>;
  /** Asks for `tel-extension`. */
  telExtension: Placed<'says' | 'alone' | 'named'>;
  /** Asks for `tel-local-prefix`. */
  telLocalPrefix: Placed<'named'>;
  /** Asks for `tel-local-suffix`. */
  telLocalSuffix: Placed<'named'>;
  /** Asks for `tel`. */
  tel: Placed<'says' | 'named'>;
  /** Asks for `file.photo`. */
  photoFile: Placed<'says' | 'named'>;
  /** Asks for `file.resume`. */
  resumeFile: Placed<'says' | 'named'>;
  /** Asks for `file.cover_letter`. */
  coverLetterFile: Placed<'says' | 'named'>;
  /** A company's: not the person's own site, address or number. */
  employerContact: Phrases;
  /** At work, which few have in their profile. */
  workContact: Phrases;
  /** Besides the first one. */
  secondaryContact: Phrases;
  /** The person's own, whatever else is said; and working hours, when they can be reached. */
  ownContact: Phrases;
  /** Which of somebody's own numbers a label means. */
  phoneKinds: Phrases;
  /** Asks for `url.linkedin`. */
  linkedinPage: Placed<'says' | 'named'>;
  /** Asks for `url.github`. */
  githubPage: Placed<'says' | 'named'>;
  /** Asks for `url.gitlab`. */
  gitlabPage: Placed<'says' | 'named'>;
  /** Asks for `username.gitlab`. */
  usernameGitlab: Placed<'says' | 'named'>;
  /** Asks for `url.twitter`. */
  twitterPage: Placed<'says' | 'named'>;
  /** Asks for `url.facebook`. */
  facebookPage: Placed<'says' | 'named'>;
  /** Asks for `url.portfolio`. */
  portfolioPage: Placed<'says' | 'named'>;
  /** Asks for `url.website`. */
  websitePage: Placed<'says' | 'alone' | 'named'>;
  /** Asks for `url.other`. */
  otherPage: Placed<'says' | 'named'>;
}
