import type { FormReading } from '@/domain/form/form-field';
import { addEntryKind, addsLanguage } from '@/forms/history/add-entry-button';
import { type EntryKind, entryTitle, kindInName } from '@/forms/history/entry-title';
import { editsEntry, keepsEntry, keptEntry, putsEntry } from '@/forms/history/keeps-entry';
import { noWords } from '@/language/fold/fold';
import { isCloseControl } from '@/language/words/controls/says-close';
import type { ControlCounts } from '@/page/dom/controls/control-counts';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { closestMatching, flatParent, isInFlatTree } from '@/page/dom/tree/flat-tree';
import { controlsOf } from '@/page/dom/tree/form-properties';
import { rememberEntryKeepers } from '@/page/press/known-entry-keepers';
import { refusalByName } from '@/safety/names/refused-by-name';
import { isDrawn, isSubmit } from './add-entry-controls';
import type { FieldDraft } from './field-draft';
import { fieldSelector } from './field-selector';
import { warnsAboutControl } from './has-explanation';
import { type Adder, buttons, holdsTitle, type KeptRow, keptOf, rowBesideAdder, rowOf } from './kept-rows';
import { layerAround } from './layer-around';
import type { HeadingsAbove } from './section-headings';

/** A part of the page in which one entry of a history is edited. */
export interface EntryEditor {
  part: EntryKind;
  keep: string;
  /** The part of the page that it is. */
  element: Element;
  layer: Element | null;
}

/** What entries in their places look like on a page. */
export interface PlacedEntries {
  editors: EntryEditor[];
  /** What shows those that are kept. */
  rows: Element[];
  kept: FormReading['kept'];
}

/** A link that leads nowhere is a button, too. */
const leavers = `${buttons},a[href="#"],a:not([href])`;
const dialogs = 'dialog,[role=dialog],[role=alertdialog]';
/** Controls. No entry has more. */
const mostControls = 25;

/**
 * The entries of employments, schools and languages that the page edits one at a time, and those it lists as kept: an editor has
 * fields, something that keeps the entry, and something that leaves it; a kept entry has text and something that deletes or edits it, and no
 * field.
 */
export function findPlacedEntries(
  controls: readonly Element[],
  sectionsOver: HeadingsAbove,
  counts: ControlCounts,
): PlacedEntries {
  const editors: EntryEditor[] = [];
  const keepers: Element[] = [];
  const rows: KeptRow[] = [];
  const adders: Adder[] = [];
  const strays: Element[] = [];
  for (const button of findEverywhere(buttons)) {
    const name = nameOrTextStart(button) || (button.getAttribute('value') ?? '');
    const isKeeping = mayKeep(button, name);
    const isAdding = putsEntry(name);
    const isEditing = editsEntry(name);
    if (!isKeeping && !isAdding && !isEditing && refusalByName(name) !== 'delete') continue;
    // A dialog may be titled as what keeps its entry is called.
    const over = sectionsOver(button, '');
    // "Edit experience" may be said of the whole part.
    const isOfOne = !isEditing || /\d/.test(name);
    const title = entryTitle(over) ?? (isKeeping || !isOfOne ? null : inName(name));
    const adds = isAdding ? addedKind(name, over) : null;
    if (adds) adders.push({ kind: adds, under: title?.words ?? noWords, element: button });
    if (!isDrawn(button)) continue;
    if (title === null) {
      if (!isKeeping && !isAdding) strays.push(button);
      continue;
    }
    const { kind: part } = title;
    const row = isKeeping || isAdding ? null : rowOf(button, counts);
    // What edits a whole part stands beside its title.
    if (row && !(isEditing && holdsTitle(row, title.words))) rows.push({ kind: part, under: title.words, row });
    const isOfOther = (keptEntry(name) ?? addedKind(name, []) ?? part) !== part;
    const element = isKeeping && !isOfOther ? editorOf(button, counts) : null;
    const keep =
      element && !maySend(button, element) && !warnsAboutControl(button, name) ? fieldSelector(button) : null;
    if (!element || !keep) continue;
    const isOfPart = (control: Element) => entryTitle(sectionsOver(control, ''))?.kind === part;
    if (!controls.every((control) => !isInFlatTree(control, element) || isOfPart(control))) continue;
    editors.push({ part, keep, element, layer: layerAround(button, counts) });
    keepers.push(button);
  }
  rememberEntryKeepers(keepers);
  const places = [...adders, ...editors.map(({ part, element }) => ({ kind: part, under: noWords, element }))];
  rows.push(...strays.flatMap((button) => rowBesideAdder(button, places, counts) ?? []));
  return {
    editors,
    rows: rows.map(({ row }) => row),
    kept: keptOf(rows, adders),
  };
}

/** Under no heading, what its own name says of it; keeping one takes a heading over what is kept. */
function inName(name: string): ReturnType<typeof entryTitle> {
  const kind = kindInName(name);
  return kind && { kind, words: noWords };
}

const addedKind = (name: string, over: readonly string[]): EntryKind | null =>
  addEntryKind(name, over) ?? (addsLanguage(name, over) ? 'language' : null);

/** The entry that each field is edited in counts on from those that are kept. */
export function withEntryIndexes(drafts: readonly FieldDraft[], { editors, kept }: PlacedEntries): FieldDraft[] {
  return drafts.map((draft) => {
    const editor = editors.find(({ element }) => isInFlatTree(draft.elements[0], element));
    if (!editor || draft.field.repeat) return draft;
    const { part } = editor;
    return { ...draft, field: { ...draft.field, repeat: { group: part, index: kept[part] } } };
  });
}

/** By its words; what adds an entry may keep it where nothing but the entry is: in a dialog, or with what leaves it alone beside it. */
function mayKeep(button: Element, name: string): boolean {
  return keepsEntry(name) || (putsEntry(name) && (closestMatching(button, dialogs) !== null || isBesideCancel(button)));
}

function isBesideCancel(button: Element): boolean {
  const [one, other, ...others] = button.parentElement?.querySelectorAll(`${buttons},a,input[type=submit]`) ?? [];
  const beside = one === button ? other : one;
  return beside !== undefined && others.length === 0 && isCloseControl(nameOrTextStart(beside));
}

/** What submits a form keeps an entry only if the form is that of the entry, and only a script takes it. */
function maySend(button: Element, editor: Element): boolean {
  if (!isSubmit(button)) return false;
  const { form } = button;
  const isOwn = isInFlatTree(form, editor) && controlsOf(form).every((control) => isInFlatTree(control, editor));
  return !isOwn || form.hasAttribute('action') || button.hasAttribute('formaction');
}

/**
 * The smallest part around a button that has fields and can be left as well; what leaves it may stand beside them. Beside what keeps it, so
 * may the one thing that deletes it: it tells that there is one entry, and is never pressed.
 */
function editorOf(button: Element, counts: ControlCounts): Element | null {
  const countIn = (part: Element) => counts.get(part) ?? 0;
  let at = flatParent(button);
  while (at && at !== document.body && countIn(at) === 0) at = flatParent(at);
  const asked = at ? countIn(at) : 0;
  if (asked > mostControls) return null;
  for (; at && at !== document.body && countIn(at) === asked; at = flatParent(at)) {
    const others = Array.from(at.querySelectorAll(leavers)).filter((other) => other !== button);
    if (others.some((other) => isCloseControl(nameOrTextStart(other)))) return at;
    const removers = others.filter((other) => refusalByName(nameOrTextStart(other)) === 'delete');
    if (removers.length === 1 && removers[0]?.parentElement === button.parentElement) return at;
  }
  return null;
}
