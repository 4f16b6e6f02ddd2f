import type { FieldKey } from '@/domain/form/field-key-schema';
import { fold, noWords } from '@/language/fold/fold';
import { isSearchWordsLabel } from '@/language/words/controls/search-box';
import { isChoiceOnly, rememberLostText } from '@/page/form/choice-only-boxes';
import { comboboxListOf, isListOfSeveral } from '@/page/form/field-options';
import { setText } from '../input/set-text';
import { boxOnceLeft } from './box-once-left';
import type { FieldFill, Filler } from './filler';
import { listFiller } from './list-filler';

/** What no list has all of: proposals for it help whoever types. */
const named: ReadonlySet<FieldKey | null> = new Set<FieldKey>([
  'organization',
  'organization-title',
  'work.name',
  'work.position',
  'education.institution',
  'education.area',
  'education.studyType',
]);

/** Whether a box that proposes answers while one types may take other words as well. */
export function mayTakeOwnWords({ value: { key, value } }: FieldFill, element: Element | null): boolean {
  if (!named.has(key) || typeof value !== 'string' || !(element instanceof HTMLInputElement)) return false;
  if (!element.matches('[role=combobox]:is([aria-autocomplete=list],[aria-autocomplete=both])')) return false;
  const isToSearch = element.type === 'search' || isSearchWordsLabel(element.placeholder);
  return !isToSearch && !element.readOnly && !isChoiceOnly(element) && !isListOfSeveral(comboboxListOf(element));
}

/** Milliseconds. A page takes out again within this time what it does not keep, once the box was left. */
const lostWithin = 400;

/** Places and firms are called as they are. Degrees that go on from the user's are choices that are the user's. */
const ofPlaces: ReadonlySet<string | null> = new Set(['organization', 'work.name', 'education.institution']);

/** Whether all that a box has for a value goes on from it: "University of Toronto Mississauga" is proposed to whoever types the beginning. */
function goOn(labels: readonly string[], { key, value }: FieldFill['value']): boolean {
  if (labels.length > 0 && !ofPlaces.has(key)) return false;
  const typed = fold(String(value));
  return typed !== noWords && labels.every((label) => fold(label).startsWith(`${typed} `));
}

/**
 * A box that proposes answers and has none for the value: what is typed stays as it is, if the page keeps it once the box is left. What it
 * keeps and calls invalid is taken out again.
 */
export function ownWordsFiller(filling: FieldFill, typed: Filler): Filler {
  const { selector } = filling.controls;
  const list = listFiller(filling, selector);
  return {
    ...list,
    async put(attempt) {
      const refusal = await list.put(attempt);
      if (refusal?.outcome !== 'no-option' || !goOn(refusal.options, filling.value)) return refusal;
      const refusedText = await typed.put(attempt);
      if (refusedText) return refusedText;
      // What was invalid before may be called so for a moment more.
      const box = await boxOnceLeft(selector, lostWithin);
      if (!box || keeps(box)) return null;
      if (box.value === '') rememberLostText(box);
      else await setText(box, '', filling.watch);
      return refusal;
    },
  };
}

const keeps = (box: HTMLInputElement): boolean => box.value !== '' && !box.matches('[aria-invalid=true]');
