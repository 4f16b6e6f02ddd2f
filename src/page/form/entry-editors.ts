import type { FormReading } from '@/domain/form/form-field';
import { keepsEntry } from '@/forms/history/keeps-entry';
import { employmentKindOfHeading } from '@/forms/keys/employment-section';
import type { EmploymentKind } from '@/forms/keys/employment-words';
import { fold } from '@/language/fold/fold';
import { toVisibleLine } from '@/language/fold/visible-one-line';
import { isCloseControl } from '@/language/words/controls/says-close';
import type { ControlCounts } from '@/page/dom/controls/control-counts';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { flatParent, isInFlatTree } from '@/page/dom/tree/flat-tree';
import { rememberEntryKeepers } from '@/page/press/known-entry-keepers';
import { refusalByName } from '@/safety/names/refused-by-name';
import { isDrawn, isSubmit } from './add-entry-controls';
import type { FieldDraft } from './field-draft';
import { fieldSelector } from './field-selector';
import type { HeadingsAbove } from './section-headings';

/** A part of the page in which one entry of a history is edited. */
export interface EntryEditor {
  part: EmploymentKind;
  keep: string;
  /** The part of the page that it is. */
  element: Element;
}

/** What entries in their places look like on a page. */
export interface PlacedEntries {
  editors: EntryEditor[];
  kept: FormReading['kept'];
}

const buttons = 'button,[role=button],input[type=button]';
/** Levels between a button and the text of its entry. */
const mostLevels = 4;
/** Controls. No entry has more. */
const mostControls = 25;

/**
 * The entries of employments and schools that the page edits one at a time, and those it lists as kept: an editor has fields, something
 * that keeps the entry, and something that leaves it; a kept entry has text and something that deletes it, and no field.
 */
export function findPlacedEntries(
  controls: readonly Element[],
  sectionsOver: HeadingsAbove,
  counts: ControlCounts,
): PlacedEntries {
  const editors: EntryEditor[] = [];
  const keepers: Element[] = [];
  const rows = { work: new Set<Element>(), education: new Set<Element>() };
  for (const button of findEverywhere(buttons)) {
    const name = nameOrTextStart(button) || (button.getAttribute('value') ?? '');
    const isKeeping = keepsEntry(name);
    if (!isKeeping && refusalByName(name) !== 'delete') continue;
    const part = partOver(button, name, sectionsOver);
    if (part === null || !isDrawn(button)) continue;
    const row = isKeeping ? null : rowOf(button, counts);
    if (row) rows[part].add(row);
    const element = isKeeping && !isSubmit(button) ? editorOf(button, counts) : null;
    const keep = element && fieldSelector(button);
    if (!element || !keep) continue;
    const isOfPart = (control: Element) => partOver(control, '', sectionsOver) === part;
    if (!controls.every((control) => !isInFlatTree(control, element) || isOfPart(control))) continue;
    editors.push({ part, keep, element });
    keepers.push(button);
  }
  rememberEntryKeepers(keepers);
  return { editors, kept: { work: rows.work.size, education: rows.education.size } };
}

/** The entry that each field is edited in counts on from those that are kept. */
export function withEntryIndexes(drafts: readonly FieldDraft[], { editors, kept }: PlacedEntries): FieldDraft[] {
  return drafts.map((draft) => {
    const editor = editors.find(({ element }) => isInFlatTree(draft.elements[0], element));
    if (!editor || draft.field.repeat) return draft;
    const { part } = editor;
    return { ...draft, field: { ...draft.field, repeat: { group: part, index: kept[part] } } };
  });
}

function partOver(button: Element, name: string, sectionsOver: HeadingsAbove): EmploymentKind | null {
  const headings = sectionsOver(button, name).toReversed();
  return headings.map((text) => employmentKindOfHeading(fold(text))).find((kind) => kind !== null) ?? null;
}

/** The smallest part around a button that says more than its buttons do; null if it has fields, or there is none. */
function rowOf(button: Element, counts: ControlCounts): Element | null {
  let at = flatParent(button);
  for (let level = 0; at && at !== document.body && level < mostLevels; level += 1, at = flatParent(at)) {
    if ((counts.get(at) ?? 0) > 0) return null;
    if (saysMore(at)) return at;
  }
  return null;
}

function saysMore(part: Element): boolean {
  const inButtons = Array.from(part.querySelectorAll(buttons), ({ textContent }) => textContent ?? '').join('');
  return toVisibleLine(part.textContent ?? '').length > toVisibleLine(inButtons).length + 1;
}

/** The smallest part around a button that has fields, if it can be left as well. */
function editorOf(button: Element, counts: ControlCounts): Element | null {
  let at = flatParent(button);
  while (at && at !== document.body && (counts.get(at) ?? 0) === 0) at = flatParent(at);
  if (!at || at === document.body || (counts.get(at) ?? 0) > mostControls) return null;
  const others = Array.from(at.querySelectorAll(buttons)).filter((other) => other !== button);
  return others.some((other) => isCloseControl(nameOrTextStart(other))) ? at : null;
}
