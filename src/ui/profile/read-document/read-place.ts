import type { Profile } from '@/domain/profile';
import { asCountryCode } from '@/domain/profile-values/country-names';

type Location = NonNullable<NonNullable<Profile['basics']>['location']>;

const postalCity =
  /^(?:[A-Z]{1,2}-)?(?<postalCode>\d{5}|\d{4}(?:\s?[A-Z]{2})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)\s+(?<city>\p{Lu}[\p{L}\s.'-]{1,40})$/u;
const street = /^(?:\d+[a-z]?\s+\p{L}[\p{L}\s.'-]+|\p{L}[\p{L}\s.'-]+\s\d+\s?[a-z]?)$/u;
const isStreet = (text: string) => street.test(text) && !postalCity.test(text);
const label = /^(?:address|adresse|anschrift|wohnort|dirección|domicilio|adres|indirizzo|location|ort)\s*:\s*/iu;

/** Where the user lives, where a line of the header says a city with its country or postal code. */
export function readPlace(parts: readonly string[]): Location | null {
  const lines = parts.map((part) => part.replace(label, ''));
  for (const line of lines) {
    const place = placeIn(line, lines);
    if (place) return place;
  }
  return null;
}

function placeIn(line: string, lines: readonly string[]): Location | null {
  const pieces = line.split(/\s*,\s*/).filter(Boolean);
  const countryCode = pieces.length > 1 ? asCountryCode(pieces.at(-1)) : undefined;
  const rest = countryCode ? pieces.slice(0, -1) : pieces;
  const coded = rest.map((piece) => postalCity.exec(piece)?.groups).find(Boolean);
  if (!countryCode && !coded) return null;
  const address = rest.find(isStreet) ?? (coded && lines.find((other) => other !== line && isStreet(other)));
  const [city, region] = coded ? [coded.city] : rest.filter((piece) => piece !== address && !/\d/.test(piece));
  if (!city) return null;
  return {
    ...(address ? { address } : {}),
    ...(coded?.postalCode ? { postalCode: coded.postalCode } : {}),
    city,
    ...(region ? { region } : {}),
    ...(countryCode ? { countryCode } : {}),
  };
}
