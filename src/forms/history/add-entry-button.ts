import { employmentKindOfHeading } from '@/forms/keys/employment-section';
import type { EmploymentKind } from '@/forms/keys/employment-words';
import { type Folded, fold, joinFolded, noWords, replaceFolded, splitWords } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { phraseFinder } from '@/language/match/phrases';

const findAdding = phraseFinder(phrases('history.addEntry'));
const findMore = phraseFinder(phrases('history.anotherEntry'));
const entries: readonly [kind: EmploymentKind, isEntry: (words: Folded) => boolean][] = [
  ['work', nameWordTest({ alone: phrases('history.workEntry') })],
  ['education', nameWordTest({ alone: phrases('history.educationEntry') })],
];

/**
 * What a control with this name adds: an employment or a school; null if nothing or something else. `sections`: the headings above it,
 * outermost first, used if its name does not say.
 */
export function addEntryKind(name: string, sections: readonly string[]): EmploymentKind | null {
  const words = fold(name);
  const said = findAdding(words);
  if (said === null) return null;
  const added = withoutMore(replaceFolded(words, said));
  if (added !== noWords) return employmentKindOfHeading(added) ?? kindOfEntry(added);
  return employmentKindOfHeading(fold((sections.at(-1) ?? '').replace(/(?<![#\d])[#\d]+\s*$/u, '')));
}

const kindOfEntry = (words: Folded): EmploymentKind | null =>
  entries.find(([, isEntry]) => isEntry(words))?.[0] ?? null;

/** Without "another", "new", "entry". */
function withoutMore(words: Folded): Folded {
  return joinFolded(...splitWords(words).filter((word) => findMore(word) === null));
}
