import { wordsOnly } from '@/language/fold/comparable-text';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation } from '@/language/match/phrases';

const roleWord = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${phraseAlternation([phrases('jobs.occupations'), phrases('jobs.titleWords')])})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** Words of a title to consider: later ones may be a place, a company or a note. */
const titleWords = 4;

/**
 * A search word that matches jobs in the list but is not the current one: a common word of job titles, otherwise a long one from the start
 * of a row. Prefers words that not all rows have, so that the results change.
 */
export function searchWord(rows: readonly string[], current: string): string {
  const known = new Set(wordsOnly(fold(current)).split(' '));
  const isNew = (word: string) => word.split(' ').some((part) => !known.has(part));
  const byRole = mostTelling(
    rows.map((row) => fold(row).match(roleWord) ?? []),
    isNew,
  );
  const byPlace = mostTelling(rows.map(longWords), isNew);
  return byRole ?? byPlace ?? current.trim().split(/\s+/).at(-1) ?? '';
}

function longWords(row: string): string[] {
  const words = fold(row.replace(/\([^()]*\)/g, ' ')).match(/\p{L}{4,}/gu) ?? [];
  return words.slice(0, titleWords);
}

/** Of the rows' words, the one that most rows have, but not all. */
function mostTelling(rows: readonly (readonly string[])[], isNew: (word: string) => boolean): string | null {
  const counts = new Map<string, number>();
  for (const word of rows.flatMap((words) => [...new Set(words)])) counts.set(word, (counts.get(word) ?? 0) + 1);
  const fresh = [...counts].filter(([word]) => isNew(word));
  const telling = fresh.filter(([, count]) => count < rows.length);
  const [best] = (telling.length > 0 ? telling : fresh).toSorted(([, one], [, other]) => other - one);
  return best?.[0] ?? null;
}
