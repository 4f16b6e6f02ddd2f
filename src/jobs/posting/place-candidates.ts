import { placeScore } from '@/jobs/text-kind/place-score';
import { addressBlocks } from './address-blocks';
import { townOfAddresses } from './address-towns';
import { type Candidate, ranked } from './candidate';
import { townsByLabel } from './candidates-by-label';
import type { LabelledValue } from './labelled-values';
import type { LineSegment } from './line-segment';
import { namedPlacesInText, placesElsewhere, remoteBeside, scorePlace } from './place-evidence';
import { isStreet } from './postal-address';
import type { PostingHeader } from './posting-header';
import { cityInProse } from './town-in-prose';

/** Where else a posting names places. */
interface NamedPlaces {
  byLabel: readonly Candidate[];
  inSentences: readonly Candidate[];
  inLetterhead: readonly Candidate[];
}

/** All that may be the place of a posting. `units`: the segments around its title. */
export function placeCandidates(
  header: PostingHeader,
  units: LineSegment[],
  values: LabelledValue[],
  { byLabel, inSentences, inLetterhead }: NamedPlaces,
): Candidate[] {
  const shown = [
    ...ranked(units, (unit) => scorePlace(unit, header)),
    ...ranked(namedPlacesInText(header), (unit) => scorePlace(unit, header)),
  ];
  return [
    ...townsByLabel(values),
    ...[...byLabel, ...addressBlocks(header)].map((place) => aboveCoarser(place, shown)),
    ...shown,
    ...placesElsewhere(header),
    ...cityInProse(header),
    ...remoteBeside(units),
    ...inSentences,
    ...townOfAddresses(header),
    ...inLetterhead,
  ];
}

/** The region or the town stands alone, and under its label the whole address, which begins or ends with it: that one says more. */
function aboveCoarser(place: Candidate, shown: readonly Candidate[]): Candidate {
  const [top] = shown.toSorted((one, other) => other.score - one.score);
  if (!top || top.score < place.score || top.text === place.text) return place;
  const isBehindStreet = isStreet(place.text.slice(0, -top.text.length).replace(/,\s*$/, ''));
  if (!place.text.startsWith(top.text) && !(place.text.endsWith(top.text) && isBehindStreet)) return place;
  const isAddress = isBehindStreet || withoutSpaces.test(place.text) || placeScore(place.text) >= placeScore(top.text);
  return isAddress ? { ...place, score: top.score + 0.25 } : place;
}

const withoutSpaces = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
