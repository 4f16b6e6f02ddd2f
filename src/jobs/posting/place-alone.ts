import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { placeScore } from '@/jobs/text-kind/place-score';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isPostedText } from '@/jobs/text-kind/posted-text';
import { isSalaryText } from '@/jobs/text-kind/salary-text';
import { withoutSurroundings } from '@/jobs/text-kind/several-places';
import { withoutArrangement } from '@/jobs/text-kind/without-arrangement';
import { withoutDistance } from '@/jobs/text-kind/without-distance';
import { countWords } from '@/language/fold/comparable-text';
import { withoutPictographs } from '@/language/fold/pictographs';
import { withoutConnector } from './line-segment';

/** Beside a street and its number, or alone. */
const behindPostcode =
  /^(?:\p{L}[^,\d]{2,40} \d{1,4} ?\p{L}?, )?(?:[A-Z]{1,2}-)?(?:\d{4} ?[A-Z]{2}|\d{4,5}|\d{3} \d{2}|\d{2}-\d{3}) (\p{Lu}[\p{L}.'’() /-]{1,40})$/u;

/** "Kassel & Umgebung": the town, from which the rest is told. */
function townAlone(place: string): string {
  const town = withoutSurroundings(place);
  return placeScore(town) > 0 ? town : place;
}

/** Without what stands around a place and says no more of where it is. */
export function placeAlone(place: string): string {
  const named = behindWords(townAlone(withoutRemark(withoutFacts(withoutPictographs(place)))));
  return withoutPreposition(withoutArrangement(withoutDistance(withoutPostcode(withoutStop(named)))));
}

/** "Kecskemét · Teljes munkaidő": a place, and beside it what is another fact. */
function withoutFacts(place: string): string {
  const parts = place.split(besides);
  const places = parts.filter((part) => !isEmploymentText(part) && !isPostedText(part) && !isSalaryText(part));
  return places.length === 0 || places.length === parts.length ? place : places.join(' · ');
}
const besides = /\s[·•|]\s/;

/** "Leeds (the job allows for work at home)": what is said in brackets of how one works there, and no further name. */
function withoutRemark(place: string): string {
  const at = place.endsWith(')') ? place.lastIndexOf(' (') : -1;
  return at > 0 && countWords(place.slice(at)) >= leastRemark ? place.slice(0, at) : place;
}
const leastRemark = 4;

/** "1 position available in Kanpur", "Zum nächsten Termin, in Lund": words of another kind lead to the place. */
function behindWords(place: string): string {
  const words = place.split(' ');
  const at = words.findLastIndex((word, index) => index > 1 && connects(word, words[index + 1]));
  const [before, name] = [words.slice(0, at).join(' '), words.slice(at + 1).join(' ')];
  const leads = at > 0 && /(?<!\p{L})\p{Ll}{4,}/u.test(before) && !isPlaceText(before);
  return leads && placeScore(name) > 0 ? name : place;
}

/** "in" before a name. */
function connects(word: string, next: string | undefined): boolean {
  const both = `${word} ${next ?? ''}`;
  return withoutConnector(both, true) !== both;
}

/** "〒354-0000 埼玉県富士見市", "04109 Leipzig", "Am Markt 4, 04109 Leipzig": the town behind it says where as far as one looks for it. */
function withoutPostcode(place: string): string {
  const [, town = ''] = behindPostcode.exec(place) ?? [];
  if (town !== '') return town;
  return place.replace(/^〒\s?\d{3}[-‐－]?\d{4}[\s,、]*(?=\p{L})/u, '');
}

/** "At the office or from home.": the stop of a sentence, but not that of "Frankfurt a. M." */
function withoutStop(place: string): string {
  return place.replace(/(?<=\p{Ll}{4})\.$/u, '');
}

/** "in Ashfield, VT" */
function withoutPreposition(place: string): string {
  const bare = withoutConnector(place, true);
  return isPlaceText(bare) || bare.includes(',') ? bare : place;
}
