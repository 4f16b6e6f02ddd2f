import { fold } from '@/language/fold/fold';
import { plainText } from '@/language/fold/plain-letters';
import { phrases } from '@/language/lexicon/lexicon';
import { phrasesIn } from '@/language/match/phrases-in';
import { writtenAlternation } from '@/language/match/written-phrases';
import { once } from '@/std/once';
import { isKnownPlace } from './known-places';
import { withoutFurtherPlaces } from './several-places';
import { isWorkplaceText } from './workplace-text';

/** Characters. Places are short; longer texts are about something else. */
const longestPlace = 120;

/** "NY 10012", "GA", "NSW 2000": ends of addresses in countries that write the state in capitals. */
const states =
  'A[KLRZ]|C[AT]|D[CE]|FL|GA|HI|I[ALN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|NSW|VIC|QLD|TAS';
const codes = `${states}|CO|ACT|ON|QC|BC|AB|UK|USA|US|UAE|EU|EMEA|APAC|LATAM|DACH|NYC`;
const behindCode = '(?=$|[\\s,)(/+])';
/** By itself, behind a comma, or before a postcode. Names of companies have two capitals too: "NH Hotels", "PA Consulting". */
const stateCode = new RegExp(
  `^(?:${codes})(?:\\s+\\d{4,5})?(?=$|[,)(/+]|\\s[-–|(/])|[,(/]\\s?(?:${codes})(?:\\s+\\d{4,5})?${behindCode}|\\s(?:${codes})\\s+\\d{4,5}${behindCode}`,
);
/** "Leeds UK", "New York NY (remote)" */
const codeBehind = new RegExp(`\\s(?:${codes})(?=$|[,)(/+]|\\s[-–|(])`);
/** "UK or Ireland", "US Remote" */
const codeBefore = new RegExp(`^(?:${codes})\\s(?:or\\s|and\\s|&\\s)?(?=\\p{L})`, 'u');
/** "Boise, ID", "Boise ID 83702": after anything else it stands for a number, as in "Job ID". */
const idaho = /(?:[,(/]\s?ID(?:\s+\d{5})?|\sID\s\d{5})(?=$|[\s,)(/+])/;
/** "10115 Berlin", "SW1A London", "75001 Paris" */
const postalCode = /^(?:[A-Z]{1,2}-\d{4,6}|(?!(?:199|20[0-3])\d\s)\d{4,6})\s+\p{Lu}|\p{L}{2},?\s+\d{5}$/u;

/** "US-IL-Yorkville": codes of country and region before the name, as systems for applications write it. */
const codedPlace = /^([A-Z]{2})-[A-Z\d]{2,3}-\p{Lu}[\p{L}.' ]+(?: - .+)?$/u;

/** Whether a text names where a job is: a place, a country, or a work arrangement without one. */
export function isPlaceText(text: string): boolean {
  if (text.length < 2 || text.length > longestPlace || /(?<!(?<!\p{L})\p{L}{1,3})\.\s|[!?]\s|https?:|@/u.test(text))
    return false;
  if (stateCode.test(text) || idaho.test(text) || postalCode.test(text) || isCodeWithPlace(text)) return true;
  if (isCountryCode(codedPlace.exec(text)?.[1])) return true;
  if (isUnspacedPlace(text.replace(nearStation, ''))) return true;
  const named = withoutFurtherPlaces(text);
  if (named !== text && isPlaceText(named)) return true;
  const parts = plainText(text)
    .split(separators)
    .filter((part) => !/\p{Sc}/u.test(part));
  // "Telework: no" is an answer.
  const isWorkplace = !/[:：]/.test(text) && isWorkplaceText(text);
  return isWorkplace || parts.some((part) => isKnownPlace(fold(part))) || isKnownPlace(fold(text));
}

const betweenPlaces = /\s?[;|/]\s?|\s(?:or|and|&)\s/;

/** "Kohler WI", "Mentor OH": a town that nobody knows in front of a state; companies have such capitals in front. */
const townWithState = new RegExp(`^(?:\\p{Lu}\\p{Ll}[\\p{L}'.-]* ){1,3}(?:${states})$`, 'u');

/** Capitals that stand for a state or a country beside a place that is known, or a way of working. */
function isCodeWithPlace(text: string): boolean {
  // Nearly all texts have no capitals beside each other, and this is asked of all.
  if (!/[A-Z]{2}/.test(text)) return false;
  const places = text.split(betweenPlaces);
  if (places.length > 1 && places.some((place) => stateCode.test(place) || isCodeWithPlace(place))) return true;
  if (townWithState.test(text)) return true;
  const behind = codeBehind.exec(text);
  const before = codeBefore.exec(text);
  const others = [behind && text.slice(0, behind.index), before && text.slice(before[0].length)];
  return others.some((other) => other !== null && (isWorkplaceText(other) || isKnownPlace(fold(other))));
}

const separators = new RegExp(
  `[,،、;/|•·・()–—+&]|\\s-\\s|\\s(?:${writtenAlternation(phrases('workplaces.betweenPlaces'))})\\s`,
  'u',
);

/** The station that is near, the walk from it and what is there: "東京都 大田区 馬込駅 徒歩8分". */
const nearStation = /\s\S{1,15}(?:駅|站|역)(?=\s|[(（]|徒歩|$).{0,60}$/u;

/** "大阪市", "경기 이천시", "北京·朝阳区": scripts without spaces say it at the end of a name, of which several go from the large to the small. */
function isUnspacedPlace(text: string): boolean {
  const names = text.trim().split(/\s?[·\s>-]\s?/);
  if (names.length === 1 && shortHangul.test(names[0] ?? '')) return false;
  return names.length <= mostNames && names.every((name) => placeEnding().test(name) || isSmallPart(name, names));
}

/** By itself it is rather a word that ends alike, as "at any time" (상시) and "research" (연구) do, than "the Middle District" (중구). */
const shortHangul = /^\p{sc=Hangul}{2}$/u;

/** Province, town, district and quarter. */
const mostNames = 4;

/** A name that is no place by its form has to stand beside one that is, and be known. */
function isSmallPart(name: string, names: readonly string[]): boolean {
  return names.length > 1 && unspacedName.test(name) && isKnownPlace(fold(name));
}

const unspacedName = /^[\p{sc=Han}\p{sc=Hangul}]+$/u;

const placeEnding = once(
  () =>
    new RegExp(
      `^[\\p{sc=Han}\\p{sc=Hangul}\\p{sc=Hiragana}\\p{sc=Katakana}]{1,8}(?:${phrasesIn(phrases('workplaces.kindsOfPlaces', 'last'), (phrase) => phrase.trim()).join('|')})$`,
      'u',
    ),
);

/** "UX-UI-Designer" has none. */
function isCountryCode(code: string | undefined): boolean {
  return code !== undefined && regionNames().of(code) !== undefined;
}

const regionNames = once(() => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }));
