/* The keys of fields, without the schema (`field-key-schema.ts`): the page script reads them too, and does without zod. */
/**
 * What a form field asks about a person, by WHATWG autofill token; `name-infix`, `address-housenumber` and `address-streetname` (asked
 * separately by Dutch and German forms), `postal-code-and-city` (both in one field) and `location` (a place in one line) are ours.
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field
 */
export const contactKeys = [
  'name',
  'honorific-prefix',
  'given-name',
  'additional-name',
  'name-infix',
  'family-name',
  'honorific-suffix',
  'nickname',
  'email',
  'tel',
  'tel-country-code',
  'tel-national',
  'tel-area-code',
  'tel-local',
  'tel-local-prefix',
  'tel-local-suffix',
  'tel-extension',
  'street-address',
  'address-line1',
  'address-line2',
  'address-line3',
  'address-streetname',
  'address-housenumber',
  'address-level1',
  'address-level2',
  'address-level3',
  'postal-code',
  'postal-code-and-city',
  'country',
  'country-name',
  'location',
  'organization',
  'organization-title',
  'bday',
  'bday-day',
  'bday-month',
  'bday-year',
  'sex',
  'url',
  'language',
] as const;

/** What applications ask for beyond that. */
export const jobKeys = [
  'file.resume',
  'file.cover_letter',
  'file.photo',
  'file.other',
  'cover_letter.text',
  'headline',
  'summary',
  'url.linkedin',
  'url.github',
  'url.gitlab',
  'url.twitter',
  'url.facebook',
  'url.website',
  'url.portfolio',
  'url.other',
  'username.gitlab',
  'pronouns',
  'nationality',
  'salary.expected',
  'salary.currency',
  'salary.period',
  'notice_period',
  'start_date',
  'relocation',
  'source',
  'source.other',
  'auth.work',
  'auth.sponsorship',
  'auth.verification',
  'eeo.gender',
  'eeo.race',
  'eeo.hispanic',
  'eeo.veteran',
  'eeo.disability',
  'eeo.other',
  'work.position',
  'work.name',
  'work.location',
  'work.startDate',
  'work.endDate',
  'work.isCurrent',
  'work.summary',
  'education.institution',
  'education.studyType',
  'education.area',
  'education.startDate',
  'education.endDate',
  'education.score',
  'languages',
  'language.name',
  'language.level',
  'skills',
  'question.age18',
  'question.criminal_record',
  'question.accommodation',
  'question.prior_employment',
  'question.legal',
  'question.text',
  'question.choice',
  'consent.future',
] as const;

/** What is never filled, whoever asks, and why: `src/safety` refuses these. */
export const neverKeys = [
  'never.honeypot',
  'never.captcha',
  'never.secret',
  'never.payment',
  'never.identity_number',
  'never.consent',
  'never.signature',
  'never.attestation',
  'never.marketing',
] as const;

/** Not a question of the form: a widget's second input, a cookie notice, a search, a login. */
export const ignoredKeys = ['ignore.mirror', 'ignore.cookie', 'ignore.search', 'ignore.login', 'ignore.other'] as const;

export type FieldKey = (typeof contactKeys | typeof jobKeys | typeof neverKeys | typeof ignoredKeys)[number];

/** Answered only with the user's own words: from the profile or the answer bank, never by a model. */
export const sensitiveKeys: readonly FieldKey[] = [
  'bday',
  'bday-day',
  'bday-month',
  'bday-year',
  'sex',
  'nationality',
  'salary.expected',
  'salary.currency',
  'salary.period',
  'auth.work',
  'auth.sponsorship',
  'auth.verification',
  'eeo.gender',
  'eeo.race',
  'eeo.hispanic',
  'eeo.veteran',
  'eeo.disability',
  'eeo.other',
  'question.age18',
  'question.criminal_record',
  'question.legal',
];

export const isNever = (key: FieldKey): boolean => key.startsWith('never.');

/** Whether a field counts as a question: what is never filled, such as a trap, stands beside those. */
export const isFillable = ({ key }: { key: FieldKey | null }): boolean => key === null || !isNever(key);

export const isIgnored = (key: FieldKey): boolean => key.startsWith('ignore.');

export const isSensitive = (key: FieldKey): boolean => sensitiveKeys.includes(key);

/** Whether no rule knows what the question asks, or it is the employer's own. */
export const isCustomQuestion = (key: FieldKey | null): boolean =>
  key === null || key === 'question.text' || key === 'question.choice';

/** Whether only the user answers it: no model writes it, sees it or acts on it. */
export const isForUserOnly = (key: FieldKey | null): boolean => key !== null && (isNever(key) || isSensitive(key));
