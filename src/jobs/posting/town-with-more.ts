import { placeScore } from '@/jobs/text-kind/place-score';
import { containsWords } from '@/language/fold/comparable-text';
import type { LabelledValue } from './labelled-values';

/** Lines within which labels are of one list. */
const oneList = 6;
const mostParts = 3;
/** The likeness of a known place, of several names, or of one that says it is a region: a single name may be that of a unit. */
const leastLikeness = 2;

/** The town that labels of one list name beside another place: with it where that is a place in itself, alone where it is a house or a unit. */
export function townWithMore(values: readonly LabelledValue[]): { text: string; isInText: boolean }[] {
  const all = values.filter(({ field }) => field === 'location');
  const outside = all.filter(({ isInText }) => !isInText);
  const places = outside.length > 0 ? outside : all;
  const [first] = places;
  if (!first) return [];
  const near = places
    .filter(({ index }) => index - first.index <= oneList)
    .filter(({ text }, at, those) => those.findIndex((other) => other.text === text) === at);
  if (near.length < 2 || near.length > mostParts) return [];
  const text = withTown(near) ?? cityWithCountry(near.map((place) => place.text));
  return text === null ? [] : [{ text, isInText: first.isInText }];
}

/** "Workplace: Children and youth" above "Town: Ringsted", "County: Valcea" above "Town: Horezu". */
function withTown(near: readonly LabelledValue[]): string | null {
  const town = near.find(({ isTown }) => isTown)?.text;
  if (town === undefined || placeScore(town) === 0) return null;
  const others = near.flatMap(({ text }) => (text === town ? [] : text));
  const whole = others.find((text) => containsWords(text, town));
  return whole ?? [town, ...others.filter((text) => placeScore(text) >= leastLikeness)].join(', ');
}

/** "City: Lyon" under "Location: France, Rhône": what each says of the place, the single names first. */
function cityWithCountry(texts: readonly string[]): string | null {
  // A whole address with its numbers says all, or is of a further place.
  if (!texts.some((text) => text.includes(',')) || texts.some((text) => /\d/.test(text))) return null;
  return texts.toSorted((one, other) => Number(one.includes(',')) - Number(other.includes(','))).join(', ');
}
