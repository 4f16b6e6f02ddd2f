import { foldWording } from '../phrases';
import { areNounsLarge, namesIn } from './names-in';
import { numbersIn } from './numbers-in';

/** What a draft may speak of. */
export interface DraftSources {
  /** What the applicant said of themself. */
  profile: readonly string[];
  /** What is applied for: title, company and place of the job, and the question itself. */
  applied: readonly string[];
  /** The posting's text. What it asks for, an applicant need not have: it grounds no sentence about them. */
  posting: readonly string[];
}

/** Words by which a sentence is about the one who writes. In languages that leave the pronoun out, not every such sentence has one. */
const ownWords =
  /(?:^|\s)(?:i|i'm|i've|my|me|mine|ich|mir|mich|mein\p{L}*|je|j'\p{L}+|mon|ma|mes|moi|yo|mi|mis|me|mio|mia|miei|mie|ik|mijn|mij|eu|meu|minha)(?=[\s,.;:!?]|$)/u;
const sentenceEnds = /(?<=[.!?…\n]["”’)]?)\s+/u;

/**
 * What a draft says of numbers, dates and names that stands in none of its sources, as it is written there. Names are told by how they are
 * written, which for the first word of a sentence cannot be done unless another one follows.
 */
export function ungroundedFacts(draft: string, { profile, applied, posting }: DraftSources): string[] {
  const own = knowledge([...profile, ...applied], profile);
  const all = knowledge([...profile, ...applied, ...posting], [...profile, ...applied, ...posting]);
  const hasLargeNouns = areNounsLarge(draft);
  const facts = draft.split(sentenceEnds).flatMap((sentence) => {
    const known = ownWords.test(foldWording(sentence)) ? own : all;
    return [
      ...numbersIn(sentence).flatMap(({ text, value }) => (known.hasNumber(value) ? [] : [text])),
      ...namesIn(sentence, hasLargeNouns).filter((name) => !known.hasName(name)),
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
    // The first of several may only begin the sentence: "At Acme".
    hasName: (name: string) => stands(name) || (name.includes(' ') && stands(name.replace(/^\S+ /, ''))),
  };
}

/** Words alone, so that punctuation and hyphens make no difference. A genitive is the same name. */
function plainWords(text: string): string {
  return foldWording(text)
    .replace(/['’]s\b/g, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}
