import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Profile } from '@/domain/form/profile';
import { asCountryCode } from '@/language/countries/country-names';
import { type ValueReader, valueAt } from './profile-value';

/** The number in international form: null if neither it nor the address says the country. */
function phoneOf({ basics }: Profile): PhoneNumber | null {
  const written = basics?.phone?.trim();
  if (!written) return null;
  const parsed = parsePhoneNumberFromString(written, { defaultCountry: asCountryCode(basics?.location?.countryCode) });
  return parsed?.isPossible() ? parsed : null;
}

/** An unreadable number is given as written. */
export const phone: ValueReader = (profile) =>
  valueAt('basics.phone', phoneOf(profile)?.formatInternational() ?? profile.basics?.phone);

/** Several countries share a code: from a list, the number's own country is chosen. */
export const phoneCountryCode: ValueReader = (profile, { options, isClosedList }) => {
  const number = phoneOf(profile);
  const country = (options || isClosedList) && number?.country ? `${number.country} ` : '';
  return valueAt('basics.phone.countryCode', number && `${country}+${number.countryCallingCode}`);
};

/** As dialled within its country. */
export const phoneNational: ValueReader = (profile) =>
  valueAt(
    'basics.phone.national',
    phoneOf(profile)
      ?.formatNational()
      .replace(/ ext\..*$/s, ''),
  );

export const phoneExtension: ValueReader = (profile) => valueAt('basics.phone.extension', phoneOf(profile)?.ext);

type NumberPart = 'area' | 'local' | 'prefix' | 'suffix';

const northAmerican = /^(?<area>\d{3})(?<local>(?<prefix>\d{3})(?<suffix>\d{4}))$/;
/** In many countries it is dialled in three groups: "010-1234-5678". */
const inGroups = /^\D*(?<area>\d+)\D+(?<local>(?<prefix>\d+)\D+(?<suffix>\d+))$/;

/** Elsewhere nothing tells where a number is to be parted. */
const numberPart =
  (part: NumberPart): ValueReader =>
  (profile) => {
    const number = phoneOf(profile);
    const groups =
      number?.countryCallingCode === '1'
        ? northAmerican.exec(number.nationalNumber)?.groups
        : inGroups.exec(number?.formatNational().replace(/ ext\..*$/s, '') ?? '')?.groups;
    return valueAt(`basics.phone.${part}`, groups?.[part]?.replace(/\D/g, ''));
  };

export const phoneArea = numberPart('area');
export const phoneLocal = numberPart('local');
export const phoneLocalPrefix = numberPart('prefix');
export const phoneLocalSuffix = numberPart('suffix');
