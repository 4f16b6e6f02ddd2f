import { isUnparted, pieceOfSlot } from './piece-of-slot';
import type { SlotFacts } from './slot-facts';
import type { RowContent } from './slots';

/** Share of texts that have a word for it to be one of all. */
const nearlyAll = 0.8;
/** Fewer texts may agree by chance. */
const leastTexts = 4;
/** "in", "à", "chez": longer ones say something. */
const smallWord = /^\p{Ll}{1,4}$/u;
/** Words in front of a name. */
const mostFirst = 2;
/** Of pieces, to be of a kind, and of other kinds at most. */
const least = 0.6;
const mostOthers = 0.2;

/**
 * "by Acme", "chez Acme": names behind the same small words in all rows, without them. In figures and in what says how one works they say more.
 */
export function withoutFirstWords(facts: SlotFacts, contents: RowContent[]): SlotFacts {
  if (facts.isHeading + facts.kinds.title + facts.kinds.employment > mostOthers) return facts;
  const words = firstWords(facts);
  if (words === '') return facts;
  const { label, isTown, isRegion, isNamedOtherwise } = facts;
  const named = pieceOfSlot(facts, `^(?:${words})?(.+)$`, contents);
  const values = [...named.texts.values()];
  const areNames = values.filter((text) => /^\p{Lu}/u.test(text)).length >= nearlyAll * values.length;
  return areNames ? { ...named, label, isTown, isRegion, isNamedOtherwise } : facts;
}

/** The small words that nearly all texts begin with, as a regular expression: "at" of "at Acme", and "at in" where Acme is an element of its own. */
export function firstWords(facts: SlotFacts): string {
  if (!isWhole(facts)) return '';
  const words: string[] = [];
  while (words.length < mostFirst) {
    const next = wordOfAll(facts, (all) => all.slice(words.length, words.length + 1));
    if (next === null) break;
    words.push(`${RegExp.escape(next)}\\s+`);
  }
  return words.join('');
}

/** "Full-time in Leeds": what the small word between them parts, if one piece is a place, and the other a fact of another kind. */
export function partedByWord(facts: SlotFacts, contents: RowContent[]): SlotFacts[] | null {
  const word = wordBetween(facts);
  if (word === null || facts.isHeading + facts.isLink > mostOthers) return null;
  const between = RegExp.escape(word);
  const before = pieceOfSlot(facts, `^(.+?)(?:\\s${between}\\s.+)?$`, contents);
  const where = pieceOfSlot(facts, `^.+\\s${between}\\s(.+)$`, contents);
  const { employment, salary, title } = before.kinds;
  const arePlaces = where.kinds.place >= least && where.kinds.title <= mostOthers;
  return arePlaces && employment + salary >= least && title <= mostOthers ? [before, where] : null;
}

/** The small word that nearly all texts have between others, as "in" of "Acme in Leeds"; null without one. */
export function wordBetween(facts: SlotFacts): string | null {
  return isWhole(facts) ? wordOfAll(facts, (words) => words.slice(1, -1)) : null;
}

const isWhole = (facts: SlotFacts): boolean => isUnparted(facts) && facts.texts.size >= leastTexts;

function wordOfAll({ texts }: SlotFacts, wordsOf: (words: string[]) => string[]): string | null {
  const counts = new Map<string, number>();
  for (const text of texts.values())
    for (const word of new Set(wordsOf(text.split(' ')).filter((one) => smallWord.test(one))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const [word = '', count = 0] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  return count >= nearlyAll * texts.size ? word : null;
}
