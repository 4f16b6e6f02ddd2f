import type { FormReading } from '@/domain/form/form-field';
import type { EntryKind } from '@/forms/history/entry-title';
import { keepsEntry } from '@/forms/history/keeps-entry';
import { type Folded, fold } from '@/language/fold/fold';
import type { ControlCounts } from '@/page/dom/controls/control-counts';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { headings } from '@/page/dom/text/headings';
import { visibleText } from '@/page/dom/text/visible-text';
import { findWithin } from '@/page/dom/tree/find-everywhere';
import { closestMatching, flatParent, isInFlatTree } from '@/page/dom/tree/flat-tree';
import { refusalByName } from '@/safety/names/refused-by-name';

/** What an entry is of, and the words of the heading that it stands under. */
interface Placed {
  kind: EntryKind;
  under: Folded;
}

/** What adds an entry. */
export interface Adder extends Placed {
  element: Element;
}

/** What the page lists as kept. */
export interface KeptRow extends Placed {
  row: Element;
}

export const buttons = 'button,[role=button],input[type=button]';
/** Levels between a button and the text of its entry, and between the entry and what adds another one. */
const mostLevels = 4;

/** What stands under another heading than what adds such entries is none of them. */
export function keptOf(rows: readonly KeptRow[], adders: readonly Adder[]): FormReading['kept'] {
  const count = (kind: EntryKind) => {
    const parts = new Set(adders.flatMap((adder) => (adder.kind === kind ? adder.under : [])));
    const kept = rows.filter((row) => row.kind === kind && (parts.size === 0 || parts.has(row.under)));
    return new Set(kept.map(({ row }) => row)).size;
  };
  return { work: count('work'), education: count('education'), language: count('language') };
}

/**
 * Under no heading that says what it is, an entry is of the kind that the one control beside it adds, or, while that is away, of the kind that
 * is edited there. A part of the page that asks anything else is no list of entries.
 */
export function rowBesideAdder(button: Element, places: readonly Adder[], counts: ControlCounts): KeptRow | null {
  const row = places.length > 0 ? rowOf(button, counts) : null;
  let at = row;
  for (let level = 0; row && at && !at.matches(widest) && level <= mostLevels; level += 1, at = flatParent(at)) {
    const around = at;
    const inside = places.filter(({ element }) => isInFlatTree(element, around));
    const asked = inside.reduce((sum, { element }) => sum + (counts.get(element) ?? 0), 0);
    const [first] = inside;
    if ((counts.get(at) ?? 0) !== asked) return null;
    if (!first) continue;
    const isOfOne = inside.every(({ kind }) => kind === first.kind);
    return isOfOne && around !== row ? { kind: first.kind, under: first.under, row } : null;
  }
  return null;
}

const widest = 'form,main,body';

/**
 * The smallest part around a button that says more than its buttons do; null if it has fields, or there is none. What heads fields is the
 * title of an entry that is asked for below it, and a file is no entry.
 */
export function rowOf(button: Element, counts: ControlCounts): Element | null {
  let at = flatParent(button);
  for (let level = 0; at && at !== document.body && level < mostLevels; level += 1, at = flatParent(at)) {
    if ((counts.get(at) ?? 0) > 0) return null;
    if (saysMore(at)) return headsFields(at, counts) || namesFile(at.textContent ?? '') ? null : at;
  }
  return null;
}

export const holdsTitle = (row: Element, title: Folded): boolean =>
  Array.from(row.querySelectorAll(headings)).some(({ textContent }) => fold(textContent ?? '') === title);

/** In the part of one entry nothing else deletes, or keeps. */
function headsFields(row: Element, counts: ControlCounts): boolean {
  const title = closestMatching(row, headings) ?? row;
  const around = flatParent(title);
  if (!around || (counts.get(around) ?? 0) === 0 || around.firstElementChild !== title) return false;
  const names = Array.from(around.querySelectorAll(buttons), (button) => nameOrTextStart(button));
  return names.filter((name) => keepsEntry(name) || refusalByName(name) === 'delete').length === 1;
}

const namesFile = (text: string): boolean => /\.(?:pdf|docx?|odt|rtf|txt|pages)(?![\p{L}\p{N}])/iu.test(text);

function saysMore(part: Element): boolean {
  // Drawn by an element of its own, a button has its words from there, and may stand in another one.
  const isOuter = (button: Element) => {
    const around = flatParent(button) && closestMatching(flatParent(button) ?? button, buttons);
    return !around || !isInFlatTree(around, part) || around === part;
  };
  const others = findWithin(buttons, part).filter((button) => !isTitle(button) && isOuter(button));
  // A menu for more of them may be closed, and have words of its own.
  const inButtons = others.map(visibleText).join('');
  return lettersIn(visibleText(part)) > lettersIn(inButtons) + 1;
}

const lettersIn = (text: string): number => text.replace(/\s+/gu, '').length;

/** The head of an accordion is pressed, and is its entry's title. */
const isTitle = (button: Element): boolean =>
  button.hasAttribute('aria-expanded') && closestMatching(button, headings) !== null;
