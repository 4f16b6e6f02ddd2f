import type { Profile } from '@/domain/form/profile';
import { addressAsks } from '@/forms/keys/address-asks';
import { placeAsks } from '@/forms/keys/place-asks';
import { asCountryCode } from '@/language/countries/country-names';
import { fold } from '@/language/fold/fold';
import { conceptFinder } from '@/language/match/find-concepts';

type Location = NonNullable<NonNullable<Profile['basics']>['location']>;

const postalCity =
  /^(?:[A-Z]{1,2}-)?(?<postalCode>\d{5}|\d{4}(?:\s?[A-Z]{2})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)\s+(?<city>\p{Lu}[\p{L}\s.'-]{1,40})$/u;
/** The end of a United States address. */
const stateCode = /^(?<region>[A-Z]{2})\s+(?<postalCode>\d{5}(?:-\d{4})?)$/;
const street = /^(?:\d+[a-z]?\s+\p{L}[\p{L}\s.'-]+|\p{L}[\p{L}\s.'-]+\s\d+\s?[a-z]?)$/u;
const isStreet = (text: string) => street.test(text) && !postalCity.test(text);
const placeLabels = conceptFinder([...addressAsks, ...placeAsks]);
/** Characters. Longer texts before a colon are no label. */
const longestLabel = 40;

/** Where the user lives, if a line of the header has a city with its country or postal code. */
export function readPlace(parts: readonly string[]): Location | null {
  const lines = parts.map(withoutLabel);
  for (const line of lines) {
    const place = placeIn(line, lines);
    if (place) return place;
  }
  return null;
}

/** "Address: …" */
function withoutLabel(part: string): string {
  const [, label, rest] = /^([^:]*):\s*(.+)$/su.exec(part) ?? [];
  if (label === undefined || rest === undefined || label.length > longestLabel) return part;
  return placeLabels.inLabel(fold(label)).length > 0 ? rest : part;
}

function placeIn(line: string, lines: readonly string[]): Location | null {
  const pieces = line.split(/(?:(?<!\s)\s+)?,\s*/).filter(Boolean);
  const countryCode = pieces.length > 1 ? asCountryCode(pieces.at(-1)) : undefined;
  const rest = countryCode ? pieces.slice(0, -1) : pieces;
  const place = placeWithState(rest) ?? placeWithCode(rest, lines) ?? (countryCode ? placeOfNames(rest) : null);
  return place && { ...place, ...(countryCode ? { countryCode } : {}) };
}

function placeWithState(pieces: readonly string[]): Location | null {
  const state = stateCode.exec(pieces.at(-1) ?? '')?.groups;
  const city = pieces.at(-2);
  if (!state || !city) return null;
  const address = pieces.slice(0, -2).join(', ');
  return { ...(address ? { address } : {}), city, region: state.region, postalCode: state.postalCode };
}

/** The street may be on a line of its own. */
function placeWithCode(pieces: readonly string[], lines: readonly string[]): Location | null {
  const coded = pieces.map((piece) => postalCity.exec(piece)?.groups).find(Boolean);
  if (!coded) return null;
  const address = pieces.find(isStreet) ?? lines.find(isStreet);
  return { ...(address ? { address } : {}), postalCode: coded.postalCode, city: coded.city };
}

function placeOfNames(pieces: readonly string[]): Location | null {
  const address = pieces.find(isStreet);
  const [city, region] = pieces.filter((piece) => piece !== address && !/\d/.test(piece));
  if (!city) return null;
  return { ...(address ? { address } : {}), city, ...(region ? { region } : {}) };
}
