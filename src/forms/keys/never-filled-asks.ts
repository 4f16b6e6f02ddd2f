import type { FieldConcept } from '@/language/match/field-concept';

/** What only the user writes, ticks or signs, and traps for programs. The first match counts. */
export const neverFilledAsks: readonly FieldConcept[] = [
  { key: 'never.honeypot', words: 'never.honeypot' },
  { key: 'never.captcha', words: 'never.captcha' },
  { key: 'never.secret', words: 'never.secret' },
  { key: 'never.identity_number', words: 'never.identityNumber' },
  { key: 'never.attestation', words: 'never.attestation' },
  { key: 'never.signature', words: 'never.signature' },
];

/** What a checkbox agrees to or orders: for checkboxes alone, since a text field may mention privacy too. */
export const consentAsks: readonly FieldConcept[] = [
  { key: 'consent.future', words: 'never.consentToFuture' },
  { key: 'never.marketing', words: 'never.marketing' },
  { key: 'never.consent', words: 'never.consent' },
];

/** Not a question of a form: a cookie notice. */
export const cookieAsks: readonly FieldConcept[] = [{ key: 'ignore.cookie', words: 'never.cookie' }];
