import { type Folded, joinFolded, noWords, replaceFolded, splitWords } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { phraseFinder, sentenceFinder } from '@/language/match/phrases';
import type { EmploymentKind } from './employment-words';

const findAdding = sentenceFinder(phrases('history.addEntry'));
const findMore = phraseFinder(phrases('history.anotherEntry'));
const entries: readonly [kind: EmploymentKind, isEntry: (words: Folded) => boolean][] = [
  ['work', nameWordTest({ alone: phrases('history.workEntry') })],
  ['education', nameWordTest({ alone: phrases('history.educationEntry') })],
];

/** What is added, without the words that say so: "position" of "Add another position"; null: nothing is. */
export function addedEntry(words: Folded): Folded | null {
  const said = findAdding(words);
  return said === null ? null : withoutMore(replaceFolded(words, said));
}

/** Without "another", "new", "entry". */
export function withoutMore(words: Folded): Folded {
  const left = splitWords(words).filter((word) => findMore(word) === null);
  return left.length === 0 ? noWords : joinFolded(...left);
}

/** What a control or a title calls one entry: "position", "school". */
export const kindOfEntry = (words: Folded): EmploymentKind | null =>
  entries.find(([, isEntry]) => isEntry(words))?.[0] ?? null;
