import { countryOf } from './country-meaning';
import { optionWords } from './fold-option-text';
import { regionOf } from './region-meaning';

/**
 * The labels that may be the place of a value: the same town first, and of the rest (region, country) one says all that the other does.
 * "Toronto, Canada" is "Toronto, Ontario, Canada", never "Toronto, Ohio, United States".
 */
export function placesMeant(value: string, labels: readonly string[]): number[] {
  const wanted = partsOf(value);
  return labels.flatMap((label, index) => (isSamePlace(wanted, partsOf(label)) ? [index] : []));
}

/** Where a list offers countries alone, a place is its country. */
export function countryOfPlace(value: string, labels: readonly string[]): number[] {
  const [land, town] = value.split(',').toReversed();
  const country = town === undefined || land === undefined ? undefined : countryOf(land.trim(), true);
  return country ? labels.flatMap((label, index) => (countryOf(label, true) === country ? [index] : [])) : [];
}

interface Place {
  town: string;
  around: ReadonlySet<string>[];
}

function partsOf(text: string): Place {
  const [town = '', ...around] = text.split(',').map((part) => part.trim());
  return { town: optionWords(town), around: around.filter(Boolean).map(namesOf) };
}

/** All that a part may mean: CA is California, and Canada. */
function namesOf(part: string): ReadonlySet<string> {
  const country = countryOf(part, true);
  const region = regionOf(part);
  return new Set([
    optionWords(part),
    ...(country ? [`country ${country}`] : []),
    ...(region ? [`region ${region}`] : []),
  ]);
}

function isSamePlace(one: Place, other: Place): boolean {
  if (one.town === '' || one.town !== other.town) return false;
  return saysAllOf(one, other) || saysAllOf(other, one);
}

function saysAllOf(one: Place, other: Place): boolean {
  return other.around.every((part) => one.around.some((mine) => !mine.isDisjointFrom(part)));
}
