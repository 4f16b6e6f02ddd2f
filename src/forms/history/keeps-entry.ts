import { kindOfAdded } from '@/forms/keys/employment-section';
import type { EmploymentKind } from '@/forms/keys/employment-words';
import { addedEntry, withoutMore } from '@/forms/keys/entry-words';
import { fold, noWords, replaceFolded } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { sentenceFinder } from '@/language/match/phrases';
import { addsLanguage } from './add-entry-button';

const keeps = nameWordTest({ alone: phrases('history.keepEntry') });
const findKeeping = sentenceFinder(phrases('history.keepEntry'));

/** Whether a control of this name keeps an entry that is edited in its place ("Save", "Save position"), and says no more than that. */
export const keepsEntry = (name: string): boolean => keeps(fold(name)) || keptEntry(name) !== null || keepsThing(name);

const isThing = nameWordTest({ alone: phrases('history.keptThing') });

/** "Save this entry", "Eintrag speichern", "Save & close". */
function keepsThing(name: string): boolean {
  const words = fold(name);
  const said = findKeeping(words);
  return said !== null && isThing(replaceFolded(words, said));
}

/** Which kind of entry a control says that it keeps; null if it does not say, or keeps nothing. */
export function keptEntry(name: string): EmploymentKind | null {
  const words = fold(name);
  const said = findKeeping(words);
  return said === null ? null : kindOfAdded(withoutMore(replaceFolded(words, said)));
}

/** Whether a control of this name puts what is entered beside it into a list of entries ("Add"), where it stands in an editor. */
export function putsEntry(name: string): boolean {
  const added = addedEntry(fold(name));
  return added !== null && (added === noWords || kindOfAdded(added) !== null || addsLanguage(name, []));
}

const edits = nameWordTest({ first: phrases('history.editEntry') });

/** Whether a control of this name opens an entry that is kept to be edited again ("Edit", "Edit position"). */
export const editsEntry = (name: string): boolean => edits(fold(name));
