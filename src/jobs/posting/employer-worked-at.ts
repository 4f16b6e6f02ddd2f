import { isPlaceText } from '@/jobs/text-kind/place-text';
import { containsWords } from '@/language/fold/comparable-text';
import { phrases } from '@/language/lexicon/lexicon';
import { phrasesIn } from '@/language/match/phrases-in';
import { once } from '@/std/once';
import { companiesDescribed } from './employer-described';
import { isInAddress } from './name-in-address';
import type { PostingHeader } from './posting-header';
import { isOfPage } from './seeking-employer';

/** Evidence of a name that several sentences say one works at, and the page outside of its text too. */
const evidence = 3;
/** Sentences that say so. One may be about a school or a client. */
const fewest = 2;

/**
 * Whose posting it is by its own words: "At Acme Medical you can begin …", "14,000 people at Acme Medical work to …"; or whom it says to be a
 * company, if it says that one works there, too, or the page has the name outside of its text.
 */
export function employersToldOf(header: PostingHeader): { text: string; score: number }[] {
  const { lines, description } = header;
  if (!description) return [];
  const prose = lines.slice(description.start, description.end);
  const inText = prose.flatMap(({ text }) => namesWorkedAt(text));
  const elsewhere = [...lines.slice(0, description.start), ...lines.slice(description.end)].flatMap(({ text }) =>
    namesWorkedAt(text),
  );
  const isConfirmed = (name: string) => isOfPage(name, header) && (name.includes(' ') || isNameOfPage(name, header));
  const workedAt = [...new Set(inText)].filter(
    (name) => [...inText, ...elsewhere].filter((other) => other === name).length >= fewest && isConfirmed(name),
  );
  const described = prose
    .flatMap(({ text }) => companiesDescribed(text))
    .filter((name) => inText.includes(name) || isConfirmed(name));
  return [...new Set([...workedAt, ...described])]
    .filter((name) => !isPlaceText(name))
    .map((text) => ({ text, score: evidence }));
}

/** A single word with a capital may be any noun, but for what the page is called. */
function isNameOfPage(name: string, { names }: PostingHeader): boolean {
  const called = [...names.titles, ...(names.logos ?? []), names.siteName ?? ''];
  return isInAddress(name, names.addresses ?? []) || called.some((text) => containsWords(text, name));
}

const pattern = once(() => {
  const before = [...new Set(phrasesIn(phrases('postings.atCompany'), (phrase) => phrase.trim()))];
  const word = "\\p{Lu}[\\p{L}\\p{N}'’.-]*[\\p{L}\\p{N}]";
  const name = `${word}(?: (?:(?:&|and|of|de|und|et|e) )?${word}){0,4}`;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternation(before)})\\s(${name})(?![\\p{L}\\p{N}])`, 'gu');
});

/** As they stand within a sentence, and at its beginning. */
function alternation(words: readonly string[]): string {
  const both = words.flatMap((word) => [word, `${word.charAt(0).toUpperCase()}${word.slice(1)}`]);
  return [...new Set(both)].sort().reverse().map(RegExp.escape).join('|');
}

function namesWorkedAt(text: string): string[] {
  return Array.from(text.matchAll(pattern()), ([, name = '']) => name);
}
