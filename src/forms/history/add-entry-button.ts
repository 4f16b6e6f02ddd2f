import { employmentKindOfHeading } from '@/forms/keys/employment-section';
import type { EmploymentKind } from '@/forms/keys/employment-words';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';

const find = phraseFinder(phrases('history.addEntry'));

/** Words beside it that add nothing. */
const moreWords =
  /\b(?:another|more|new|one|an?|entry|entries|section|eine?n?|weiteren?|weiterer|neuen?|hinzufugen|une?|autre|otr[oa]|altr[oa]|nog|een|nieuwe|outr[oa]|dalsi)\b/g;

/** What such a control calls one entry, if a heading uses another word. */
const entries: readonly [kind: EmploymentKind, words: RegExp][] = [
  ['work', /^(?:job|position|role|employer|work|company|stelle|position|poste|puesto|impiego|baan|functie)$/],
  [
    'education',
    /^(?:school|degree|university|college|schule|hochschule|ecole|diplome|universidad|scuola|school|diploma)$/,
  ],
];

/**
 * What a control with this name adds: an employment or a school; null if nothing or something else. `sections`: the headings above it,
 * outermost first, used if its name does not say.
 */
export function addEntryKind(name: string, sections: readonly string[]): EmploymentKind | null {
  const words = fold(name);
  const said = find(words);
  if (said === null) return null;
  const rest = fold(words.replace(said, ' ').replace(moreWords, ' '));
  if (rest !== '') return employmentKindOfHeading(rest) ?? entries.find(([, entry]) => entry.test(rest))?.[0] ?? null;
  return employmentKindOfHeading(fold((sections.at(-1) ?? '').replace(/(?<![#\d])[#\d]+\s*$/u, '')));
}
