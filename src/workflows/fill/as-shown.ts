import type { PlannedField } from '@/domain/form/fill-state';
import type { FormField } from '@/domain/form/form-field';
import { fold } from '@/language/fold/fold';
import type { FillContext } from '@/workflows/form/fill-ports';
import type { ShownField } from '@/workflows/form/visible-form-fields';

const inTags: ReadonlySet<PlannedField['key']> = new Set<PlannedField['key']>(['skills', 'languages']);

/** A planned field as its page now shows it: answered by someone else, wiped, replaced, or back. The same object if nothing changed. */
export function asShown(
  planned: PlannedField,
  { field }: ShownField,
  committed: FillContext['committed'],
): PlannedField {
  const isEmpty = field.value === '';
  if (planned.outcome === 'open' && !isEmpty && !field.isUnchosen && planned.kind !== 'file') {
    return { ...planned, source: 'kept', handle: null, outcome: 'kept' };
  }
  if (planned.kind === 'file') return isFileLost(planned, field) ? { ...planned, ...fileToCheck } : planned;
  const change = changeOf(planned, field, committed);
  // What the form wiped or replaced is entered once more; the second time it counts as not held.
  if (change !== null) {
    return planned.reason === null
      ? { ...planned, outcome: 'open', reason: change }
      : { ...planned, outcome: 'not-held', reason: 'not-held' };
  }
  // The page had redrawn it, or briefly asked something else there.
  const isBack = planned.outcome === 'left' && planned.reason === 'gone' && planned.handle !== null;
  return isEmpty && isBack ? { ...planned, outcome: 'open', reason: 'wiped' } : planned;
}

const fileToCheck = { outcome: 'not-held', reason: 'check-file' } as const;

/**
 * A file may have gone to the server at once, and its field is often empty again: it is chosen once. A document that was loaded since has none
 * of it, and whether the server kept it only its user can see.
 */
const isFileLost = ({ outcome, source }: PlannedField, { isUnchosen }: FormField): boolean =>
  outcome === 'held' && source !== 'kept' && isUnchosen;

/** What the page did with a value since it was entered. A tag box is always empty. */
function changeOf(
  planned: PlannedField,
  { value }: FormField,
  committed: FillContext['committed'],
): 'wiped' | 'replaced' | null {
  if (planned.outcome !== 'held' || planned.source === 'kept') return null;
  if (value === '') return inTags.has(planned.key) ? null : 'wiped';
  if (!/^(?:text|multiline|number)$/.test(planned.kind)) return null;
  const key = `${planned.page} ${planned.id}`;
  const before = committed.get(key);
  committed.set(key, value);
  return before === undefined || isAlike(before, value) ? null : 'replaced';
}

/** Spaces, case and punctuation are how a page writes it. */
const isAlike = (one: string, other: string): boolean => lettersOf(one) === lettersOf(other);
const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
