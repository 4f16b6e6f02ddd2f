import type { FieldValue } from '@/domain/form/form-filling';
import { keepsEntry } from '@/forms/history/keeps-entry';
import { matchOption } from '@/forms/options/match-option';
import { findTarget } from '@/page/dom/refs/find-target';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { pollUntil } from '@/page/dom/tree/poll-until';
import type { ListSeen } from '@/page/form/listed-options';
import { dispatchPress } from '../input/dispatch-press';
import { acceptsText, replaceFocusedText } from '../input/set-text';
import { waitUntilUsable } from '../input/wait-until-usable';
import { calendarsShown } from './calendar-views';
import { shownChoices } from './displayed-choices';
import { type FieldFill, type Filler, goneRefusal, hiddenRefusal, type PutRefusal, refusedRefusal } from './filler';
import { findOption, readLabels } from './find-option';
import { isOptionVisible, type ListOption, visibleOptions } from './list-options';
import { isMarked, isOfSeveral, markedIn, partsOfChoices } from './marked-options';
import { closeListbox, type Listbox, listboxOf, openListbox } from './open-listbox';
import { mayPressOption } from './pressed-options';
import type { FieldWatch } from './watch-field';

/** Milliseconds. A list accepts an option within this time. */
const takenMs = 600;
/** Milliseconds. Of all that somebody can do, what was not searched for by then is left. */
const longestMs = 15_000;

/**
 * A list opened by a press. The one matching option is pressed, never the first, and never with Enter, which takes whatever is highlighted.
 * Text that was merely typed is no answer and is removed again.
 */
export function listFiller({ controls, value, watch }: FieldFill, selector: string): Filler {
  const values = valuesOf(value);
  let last: HTMLElement | null = null;
  const find = () => {
    const element = findTarget({ selector });
    // Its placeholder, by which it may have been found, goes with the first choice.
    if (element instanceof HTMLElement) last = element;
    return last?.isConnected ? last : null;
  };
  let marked: ReadonlySet<string> = new Set();
  const shown = () => {
    const control = find();
    const texts = control ? shownChoices(control) : [];
    return Array.isArray(value.value) ? [...new Set([...texts, ...partsOfChoices(texts), ...marked])] : texts;
  };
  /** Values that the list does not have: of all skills or languages somebody has, a list offers some. */
  const notOffered = new Set<FieldValue>();
  const missing = () => {
    const texts = shown();
    return values.filter((each) => !notOffered.has(each) && matchOption(each, texts) === null);
  };
  const mayLack = offersSome(value);
  /** What the list shows by itself; read once. */
  let labels: readonly string[] | null = null;
  const readShown = async (): Promise<PutRefusal | null> => {
    if (!mayLack || labels !== null || missing().length < 2) return null;
    const isUsable = await waitUntilUsable(find, 'combobox');
    const control = find();
    if (!control) return goneRefusal;
    if (!isUsable) return hiddenRefusal;
    ({ labels } = await readListLabels(control));
    return watch.isSame(control) ? null : refusedRefusal;
  };
  return {
    committed: () => shown()[0] ?? '',
    holds: () => values.length > notOffered.size && missing().length === 0,
    byHand: () => (mayLack ? null : { selector, text: null }),
    async put() {
      let refusal = await readShown();
      if (refusal) return refusal;
      const until = performance.now() + longestMs;
      for (const each of shownFirst(missing(), labels ?? [])) {
        if (mayLack && performance.now() > until) notOffered.add(each);
        if (notOffered.has(each)) continue;
        const control = find();
        if (!control) return goneRefusal;
        if (!(await waitUntilUsable(find, 'combobox'))) return hiddenRefusal;
        refusal = await choose(control, each, watch, {
          mayPress: ({ label }) => mayPressOption(controls.question, control, label),
          onTaken: (options) => {
            marked = markedIn(options, marked);
          },
        });
        if (refusal && !(mayLack && refusal.outcome === 'no-option')) return refusal;
        if (refusal) notOffered.add(each);
      }
      return values.length > notOffered.size ? null : refusal;
    },
  };
}

/** Of all that somebody can do, what a list shows by itself comes before what it has to be searched for. */
function shownFirst(values: readonly FieldValue[], labels: readonly string[]): FieldValue[] {
  const isShown = (each: FieldValue) => matchOption(each, labels) !== null;
  return [...values.filter(isShown), ...values.filter((each) => !isShown(each))];
}

/** Whether a value is all of something, of which a form may ask for some. */
export function offersSome({ key, value }: FieldValue): boolean {
  return Array.isArray(value) && (key === 'skills' || key === 'languages');
}

function valuesOf({ key, value }: FieldValue): FieldValue[] {
  return (Array.isArray(value) ? value : [value]).map((each) => ({ key, value: each }));
}

interface Choosing {
  mayPress(option: ListOption): boolean;
  /** Is told what the list offers once an option was taken, if it stays open. */
  onTaken(options: readonly ListOption[]): void;
}

async function choose(
  control: HTMLElement,
  value: FieldValue,
  watch: FieldWatch,
  { mayPress, onTaken }: Choosing,
): Promise<PutRefusal | null> {
  const before = isDate(value) ? calendarParts() : null;
  const list = listboxOf(control, visibleOptions());
  try {
    if (!(await openListbox(control, list))) return refusedRefusal;
    if (!watch.isSame(control)) {
      await closeListbox(control, list);
      return refusedRefusal;
    }
    const seen = await findOption(control, list, value);
    // The months of a calendar are those of the year it shows.
    const isCalendar = before !== null && calendarsShown(before).length > 0;
    const found = isCalendar ? { option: null, labels: [] } : seen;
    if (found.option && !(await take(found.option, mayPress)) && acceptsText(control)) replaceFocusedText(control, '');
    // What it shows now has to go: a search may have drawn it anew. Of one that has closed, something else would be asked about.
    if (!found.option) list.options();
    else if (!list.isClosed()) onTaken(list.options());
    if (found.option) await confirmChoice(control, list);
    await closeListbox(control, list);
    return found.option ? null : { outcome: 'no-option', options: found.labels };
  } finally {
    list.forget();
  }
}

/** What is more than a list and its buttons. */
const more = 'a[href],input:not([type=radio],[type=checkbox],[type=hidden],[type=search]),select,textarea';

/** A dialog that holds nothing but the list may take what was chosen only at its "OK". */
async function confirmChoice(control: HTMLElement, list: Listbox): Promise<void> {
  const [first] = list.isClosed() ? [] : list.options();
  const dialog = first?.element.closest('[role=dialog],[role=alertdialog],dialog');
  if (!dialog || dialog.contains(control) || dialog.querySelector(more) !== null) return;
  const ok = Array.from(dialog.querySelectorAll('button,[role=button]')).filter((button) =>
    keepsEntry(nameOrTextStart(button)),
  );
  if (ok[0] && ok.length === 1 && dispatchPress(ok[0], false)) await pollUntil(list.isClosed, takenMs);
}

const calendarParts = (): ReadonlySet<Element> => new Set(calendarsShown().map(({ part }) => part));

const isDate = ({ value }: FieldValue): boolean => typeof value === 'string' && /^\d{4}-\d\d/.test(value);

/** Labels of the options of a list, which is opened and closed again; none of what opens a calendar. */
export async function readListLabels(control: HTMLElement): Promise<ListSeen & { labels: string[] }> {
  const before = calendarParts();
  const list = listboxOf(control, visibleOptions());
  try {
    if (!(await openListbox(control, list))) return { labels: [], takesSeveral: false };
    // The days of a calendar are no answers.
    const labels = calendarsShown(before).length > 0 ? [] : await readLabels(control, list);
    const takesSeveral = list.options().some(isOfSeveral);
    await closeListbox(control, list);
    return { labels, takesSeveral };
  } finally {
    list.forget();
  }
}

/** A successful press closes the list, or marks the option. */
async function take(option: ListOption, mayPress: Choosing['mayPress']): Promise<boolean> {
  const { element } = option;
  if (isMarked(option)) return true;
  if (!mayPress(option)) return false;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (!dispatchPress(element, true)) return false;
  const isTaken = () =>
    !element.isConnected || !isOptionVisible(element) || element.matches('[aria-selected=true],[aria-checked=true]');
  return pollUntil(isTaken, takenMs);
}
