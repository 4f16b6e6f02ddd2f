import type { FieldKey } from '@/domain/form/field-key-schema';
import type { Profile } from '@/domain/form/profile';
import * as address from './address-values';
import { sponsorship, workAuthorization } from './authorization-values';
import * as wish from './job-preference-values';
import * as link from './link-values';
import * as name from './name-values';
import { educationReaders, employer, jobTitle, workReaders } from './past-values';
import * as person from './person-values';
import * as phone from './phone-values';
import { type ProfileValue, type ValueContext, type ValueReader, valueAt } from './profile-value';
import { languageLevel, languageName, languages, skills } from './skill-values';
import { yesNoText } from './yes-no-text';

/** Keys that no profile answers: what it has no place for, files, the employer's own questions, what is never filled, no questions at all. */
type UnansweredKey =
  | 'honorific-suffix'
  | 'sex'
  | 'language'
  | 'cover_letter.text'
  | 'auth.verification'
  | 'consent.future'
  | `${string}.other`
  | `${'file' | 'question' | 'never' | 'ignore'}.${string}`;
export type AnsweredKey = Exclude<FieldKey, UnansweredKey>;

/** How each key is answered: the compiler asks for each that is not listed above. */
export const valueReaders: Partial<Record<FieldKey, ValueReader>> = {
  name: name.fullName,
  'honorific-prefix': person.honorific,
  'given-name': name.givenName,
  'additional-name': name.middleName,
  'name-infix': name.nameInfix,
  'family-name': name.familyName,
  nickname: person.preferredName,
  email: ({ basics }) => valueAt('basics.email', basics?.email),
  tel: phone.phone,
  'tel-country-code': phone.phoneCountryCode,
  'tel-national': phone.phoneNational,
  'tel-area-code': phone.phoneArea,
  'tel-local': phone.phoneLocal,
  'tel-local-prefix': phone.phoneLocalPrefix,
  'tel-local-suffix': phone.phoneLocalSuffix,
  'tel-extension': phone.phoneExtension,
  'street-address': address.streetAddress,
  'address-line1': address.addressLine1,
  'address-line2': address.addressLine2,
  'address-line3': address.addressLine3,
  'address-streetname': address.streetName,
  'address-housenumber': address.houseNumber,
  'address-level1': address.region,
  'address-level2': address.city,
  'address-level3': address.district,
  'postal-code': address.postalCode,
  'postal-code-and-city': address.postalCodeAndCity,
  country: address.country,
  'country-name': address.country,
  location: address.place,
  organization: employer,
  'organization-title': jobTitle,
  bday: person.birthDate,
  'bday-day': person.birthDay,
  'bday-month': person.birthMonth,
  'bday-year': person.birthYear,
  url: link.website,
  headline: ({ basics }) => valueAt('basics.label', basics?.label),
  summary: ({ basics }) => valueAt('basics.summary', basics?.summary),
  'url.linkedin': link.linkedin,
  'url.github': link.github,
  'url.gitlab': link.gitlab,
  'url.twitter': link.twitter,
  'url.facebook': link.facebook,
  'url.website': link.website,
  'url.portfolio': link.portfolio,
  'username.gitlab': link.gitlabUsername,
  pronouns: person.pronouns,
  nationality: person.nationality,
  'salary.expected': wish.salary,
  'salary.currency': wish.salaryCurrency,
  'salary.period': wish.salaryPeriod,
  notice_period: wish.noticePeriod,
  start_date: wish.startDate,
  relocation: wish.relocation,
  source: wish.source,
  'auth.work': workAuthorization,
  'auth.sponsorship': sponsorship,
  'eeo.gender': person.gender,
  'eeo.race': person.race,
  'eeo.hispanic': person.hispanic,
  'eeo.veteran': person.veteran,
  'eeo.disability': person.disability,
  'work.position': workReaders.position,
  'work.name': workReaders.name,
  'work.location': workReaders.location,
  'work.startDate': workReaders.startDate,
  'work.endDate': workReaders.endDate,
  'work.isCurrent': workReaders.isCurrent,
  'work.summary': workReaders.summary,
  'education.institution': educationReaders.institution,
  'education.studyType': educationReaders.studyType,
  'education.area': educationReaders.area,
  'education.startDate': educationReaders.startDate,
  'education.endDate': educationReaders.endDate,
  'education.score': educationReaders.score,
  languages,
  'language.name': languageName,
  'language.level': languageLevel,
  skills,
} satisfies Record<AnsweredKey, ValueReader>;

/** The profile's answer to a key, and its handle; null if the profile does not say. Never guesses. */
export function valueFromProfile(key: FieldKey, profile: Profile, context: ValueContext): ProfileValue | null {
  const said = valueReaders[key]?.(profile, context) ?? null;
  if (typeof said?.value !== 'boolean' || context.isTyped !== true) return said;
  const text = yesNoText(said.value, context);
  return text === null ? null : { ...said, value: text };
}
