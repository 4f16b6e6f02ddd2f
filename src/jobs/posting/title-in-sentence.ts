import { comparableText, countWords } from '@/language/fold/comparable-text';
import { phrases } from '@/language/lexicon/lexicon';
import { phrasesIn } from '@/language/match/phrases-in';
import { subjectOfSeeking } from '@/language/words/jobs/seeking-words';
import { once } from '@/std/once';
import type { PostingLine } from './posting-line';
import { endsBeforeTitle } from './title-introduction';

/** Words. */
const longest = 10;
/** Characters of the sentence. */
const longestSentence = 400;

const capitalized =
  /^\p{Lu}[\p{L}/'’()-]*(?: (?:(?:of|and|for|the|&) )?\p{Lu}[\p{L}/'’()-]*){0,7}(?= ?[,.;:–]|$| \p{Ll})/u;

/**
 * The title in the midst of a sentence that announces it: "a competition for the position of Clerk, full time", by an element of its own or by
 * its capitals where the sentence says who seeks.
 */
export function titleInSentence({ text, pieces, headingLevel, surroundings }: PostingLine): string | null {
  if (headingLevel > 0 || surroundings !== 'content' || text.length > longestSentence) return null;
  const at = pieces.findIndex((_, index) => index > 0 && endsBeforeTitle(pieces[index - 1]?.text ?? ''));
  const set = pieces[at];
  if (set && set.element !== pieces[at - 1]?.element && isShort(set.text))
    return set.text.replace(/(?<![\s,.;:])[\s,.;:]+$/, '');
  if (subjectOfSeeking(text) === null) return null;
  const words = announcing().exec(text);
  const title = words && capitalized.exec(text.slice(words.index + words[0].length))?.[0];
  return title && countWords(title) > 1 && isShort(title) ? title : null;
}

function isShort(text: string): boolean {
  return countWords(text) <= longest && /\p{L}{3}/u.test(text);
}

/** Of one word alone ("as", "place") too much else may follow. */
const announcing = once(() => {
  const words = phrasesIn(phrases('postings.beforeTitle'), (phrase) => phrase.trim()).filter((each) =>
    each.includes(' '),
  );
  return new RegExp(`(?<!\\p{L})(?:${words.map(RegExp.escape).join('|')})\\s`, 'u');
});

/** Whether a heading only names who seeks in a sentence of the page: the authority, above its notice. */
export function namesSeeker(
  { text: heading, headingLevel: level }: PostingLine,
  lines: readonly PostingLine[],
): boolean {
  const name = comparableText(heading);
  return (
    level > 0 &&
    name !== '' &&
    lines.some(({ text, headingLevel, surroundings }) => {
      if (headingLevel > 0 || surroundings !== 'content') return false;
      const subject = comparableText(subjectOfSeeking(text) ?? '');
      return subject === name || subject.replace(/^\p{L}{1,4} /u, '') === name;
    })
  );
}
