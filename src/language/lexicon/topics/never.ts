import type { Phrases, Placed } from './concept-phrases';

/** TOPIC never */
export interface Never {
  /** Words that express agreement. */
  agreeing: Phrases;
  /** Asks for `never.honeypot`. */
  honeypot: Placed<'says' | 'named'>;
  /** Asks for `never.captcha`. */
  captcha: Placed<'says' | 'named'>;
  /** Asks for `never.secret`. */
  secret: Placed<'says' | 'named'>;
  /** Asks for `never.identity_number`. */
  identityNumber: Placed<'says' | 'named'>;
  /** Asks for `never.attestation`. */
  attestation: Placed<'says' | 'named'>;
  /** Asks for `never.signature`. */
  signature: Placed<'says' | 'named'>;
  /** Asks for `consent.future`. */
  consentToFuture: Placed<'says' | 'named'>;
  /** Asks for `never.marketing`. */
  marketing: Placed<'says' | 'named'>;
  /** Asks for `never.consent`. */
  consent: Placed<'says' | 'named'>;
  /** Asks for `ignore.cookie`. */
  cookie: Placed<'says' | 'named'>;
  /** Asks for `never.payment`. */
  payment: Placed<'says' | 'named'>;
  /** What makes a typed name a signature, anywhere around the question. */
  bindingWords: Phrases;
}
