import type { Profile } from '@/domain/form/profile';
import { asCountryCode, countryName } from '@/language/countries/country-names';
import { extensionPath, type ProfileValue, type ValueReader, valueAt } from './profile-value';

/** Countries where the number precedes the street; elsewhere it follows. */
const numberFirst = new Set('US CA GB IE AU NZ FR LU IN SG HK ZA MT PH MY TH IL'.split(' '));

/** Characters. */
const longestLine = 200;
const oneNumber = /^\D*\d+\D*$/;
const leading = /^(?<number>\d+\s?[a-z]?),?\s+(?<street>\D+)$/i;
const trailing = /^(?<street>\D+?),?\s+(?<number>\d+\s?[a-z]?)$/i;

interface Street {
  line1: string;
  street: string;
  houseNumber: string;
}

/** The street and its number, split only if the profile has them so or the line is unambiguous. */
export function streetOf({ basics, [extensionPath]: own }: Profile): Street {
  const { street = '', houseNumber = '' } = own?.address ?? {};
  const [written = ''] = (basics?.location?.address ?? '').split('\n');
  if (street && houseNumber) {
    const isNumberFirst = numberFirst.has(asCountryCode(basics?.location?.countryCode) ?? '');
    const line1 = written || (isNumberFirst ? `${houseNumber} ${street}` : `${street} ${houseNumber}`);
    return { line1, street, houseNumber };
  }
  const line1 = written.trim() || street;
  const parts =
    line1.length <= longestLine && oneNumber.test(line1)
      ? (leading.exec(line1) ?? trailing.exec(line1))?.groups
      : undefined;
  return { line1, street: parts?.street ?? '', houseNumber: parts?.number ?? '' };
}

export const streetAddress: ValueReader = (profile) => {
  const written = profile.basics?.location?.address?.trim();
  const { line2, line3 } = profile[extensionPath]?.address ?? {};
  const [line1 = '', ...rest] = (written || streetOf(profile).line1).split('\n');
  return valueAt('basics.location.address', line1 && [line1, ...rest, line2, line3].filter(Boolean).join('\n'));
};

export const addressLine1: ValueReader = (profile) => valueAt('basics.location.address', streetOf(profile).line1);

export const addressLine2: ValueReader = ({ basics, [extensionPath]: own }) => {
  const [, second] = (basics?.location?.address ?? '').split('\n');
  return valueAt(`${extensionPath}.address.line2`, own?.address?.line2 ?? second);
};

export const addressLine3: ValueReader = (profile) =>
  valueAt(`${extensionPath}.address.line3`, profile[extensionPath]?.address?.line3);

export const streetName: ValueReader = (profile) =>
  valueAt(`${extensionPath}.address.street`, streetOf(profile).street);

export const houseNumber: ValueReader = (profile) =>
  valueAt(`${extensionPath}.address.houseNumber`, streetOf(profile).houseNumber);

export const district: ValueReader = (profile) =>
  valueAt(`${extensionPath}.address.district`, profile[extensionPath]?.address?.district);

export const city: ValueReader = ({ basics }) => valueAt('basics.location.city', basics?.location?.city);

export const region: ValueReader = ({ basics }) => valueAt('basics.location.region', basics?.location?.region);

export const postalCode: ValueReader = ({ basics }) =>
  valueAt('basics.location.postalCode', basics?.location?.postalCode);

/** One box for both, as in German forms. */
export const postalCodeAndCity: ValueReader = ({ basics }) => {
  const { postalCode, city: town } = basics?.location ?? {};
  return postalCode && town ? valueAt('basics.location.postalCode', `${postalCode} ${town}`) : null;
};

/** By name in the form's language, or as the matching option if one has to be chosen. */
export const country: ValueReader = ({ basics }, { options, language }) => {
  const code = asCountryCode(basics?.location?.countryCode);
  if (!code) return null;
  const [option, another] = options?.filter((label) => asCountryCode(label) === code) ?? [];
  const isChosen = option !== undefined && another === undefined;
  return valueAt('basics.location.countryCode', isChosen ? option : countryName(code, language ?? 'en'));
};

/** A place in one line: city, region and country if known, at least the city. */
export const place: ValueReader = (profile, context): ProfileValue | null => {
  const { city: town, region: part } = profile.basics?.location ?? {};
  const land = country(profile, { ...context, options: undefined })?.value;
  const names = [town, part, typeof land === 'string' ? land : ''].map((name) => name?.trim()).filter(Boolean);
  return valueAt('basics.location', town && [...new Set(names)].join(', '));
};
