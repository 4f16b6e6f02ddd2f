import { fold } from '@/language/fold/fold';
import { plainText } from '@/language/fold/plain-letters';
import { phrases } from '@/language/lexicon/lexicon';
import { sentenceShapeFinder } from '@/language/match/sentence-shapes';
import { numbersIn } from './numbers-in';
import { capitalizesNouns, properNamesIn } from './proper-names-in';

/** What a draft may refer to. */
export interface DraftSources {
  /** What the applicant said about themselves. */
  profile: readonly string[];
  /** What is applied for: the job's title, company and place, and the question itself. */
  applied: readonly string[];
  /** The posting's text. It states requirements the applicant may not meet, so it grounds no sentence about them. */
  posting: readonly string[];
}

/** In languages that omit the pronoun, not every sentence about the writer has such a word. */
const isAboutWriter = sentenceShapeFinder(phrases('drafts.ownWords'));
const sentenceEnds = /(?<=[.!?…\n]["”’)]?)\s+/u;

/**
 * Numbers, dates and names in a draft that none of its sources has, as written. Names are recognized by spelling, which fails for the first
 * word of a sentence unless another name follows.
 */
export function ungroundedFacts(draft: string, { profile, applied, posting }: DraftSources): string[] {
  const own = knowledge([...profile, ...applied], profile);
  const all = knowledge([...profile, ...applied, ...posting], [...profile, ...applied, ...posting]);
  const hasLargeNouns = capitalizesNouns(draft);
  const facts = draft.split(sentenceEnds).flatMap((sentence) => {
    const known = isAboutWriter(fold(sentence)) ? own : all;
    return [
      ...numbersIn(sentence).flatMap(({ text, value }) => (known.hasNumber(value) ? [] : [text])),
      ...properNamesIn(sentence, hasLargeNouns).filter((name) => !known.hasName(name)),
    ];
  });
  return [...new Set(facts)];
}

function knowledge(names: readonly string[], numbers: readonly string[]) {
  const values = new Set(numbersIn(numbers.join('\n')).map(({ value }) => value));
  const words = ` ${plainWords(names.join('\n'))} `;
  const stands = (name: string) => words.includes(` ${plainWords(name)} `);
  return {
    hasNumber: (value: string) => values.has(value),
    // The first of several may only start the sentence: "At Acme".
    hasName: (name: string) => stands(name) || (name.includes(' ') && stands(name.replace(/^\S+ /, ''))),
  };
}

/** Words alone, so that punctuation and hyphens make no difference. A genitive is the same name. */
function plainWords(text: string): string {
  return plainText(text)
    .replace(/['’]s\b/g, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}
