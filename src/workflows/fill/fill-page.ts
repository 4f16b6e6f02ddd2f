import { type FillState, isSameField, type PlannedField, withFieldResult } from '@/domain/form/fill-state';
import type { FillContext } from '@/workflows/form/fill-ports';
import { hasLeftForm } from '@/workflows/form/has-left-form';
import { readShownFields, type ShownField, shownFieldId } from '@/workflows/form/visible-form-fields';
import { fillOneField, wasInterrupted } from './fill-one-field';
import { planFields } from './plan-fields';

/** What to ask the user before filling can continue on this page. */
export type PendingAsk = 'file-notice' | 'open-questions' | 'user-navigated';

/** Answers reveal further questions, and an attached file gets boxes filled: the page is read again this often. */
const mostRounds = 6;
/** Quiet periods allowed for answers and parsed files to show an effect. */
const lateLooks = 3;

/**
 * Fills everything possible on the page, files first, since the form may parse them into its fields. Returns what to ask the user next;
 * null if nothing. `lastLook`: what the page shows, if just read.
 */
export async function fillFormPage(
  filling: FillContext,
  lastLook: readonly ShownField[] | null,
): Promise<PendingAsk | null> {
  let fresh = lastLook;
  let hasLookedLate = false;
  let seen: readonly ShownField[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    if (await hasLeftForm(filling)) return 'user-navigated';
    const shown = fresh ?? (await readShownFields(filling));
    fresh = null;
    await takeIn(filling, shown);
    const todo = openFields(filling).filter(({ handle }) => handle !== null);
    const files = todo.filter(({ kind }) => kind === 'file');
    if (files.length > 0 && filling.run.run.state.mayChooseFiles === null) return 'file-notice';
    const next = files.length > 0 ? files : todo;
    if (next.length === 0) {
      // Once the user has answered, the page is read again anyway.
      if (hasLookedLate || round === 0 || asksAnything(filling)) break;
      hasLookedLate = true;
      for (let look = 0; look < lateLooks; look += 1) await filling.tab.settle();
    }
    for (const planned of next) await fillOneField(filling, planned, shown);
    seen = shown;
  }
  await leaveUnseen(filling, seen);
  await readChoices(filling, seen);
  return asksAnything(filling) ? 'open-questions' : null;
}

/** A list that must be opened to be read is asked about with its choices. */
async function readChoices(filling: FillContext, shown: readonly ShownField[]): Promise<void> {
  const { run, form } = filling;
  for (const planned of openFields(filling)) {
    if (planned.source !== 'asked' || planned.kind !== 'combobox' || planned.options !== null) continue;
    const now = shown.find((one) => shownFieldId(one) === planned.id);
    const options = now ? await form.readOptions(now.frameId, now.field) : [];
    if (options.length === 0) continue;
    const change = (state: FillState): FillState => ({
      ...state,
      fields: state.fields.map((field) => (isSameField(field, planned) ? { ...field, options } : field)),
    });
    await run.step('read-form', { page: planned.page, questions: 1 }, { change });
  }
}

/** Fields that became invisible after filling are cleared if possible, and reported as such. */
async function leaveUnseen({ form, run }: FillContext, shown: readonly ShownField[]): Promise<void> {
  for (const { frameId, field, isEmpty } of await form.leaveUnseen()) {
    const id = shown
      .filter((one) => one.frameId === frameId && one.field.selector === field.selector)
      .map(shownFieldId)[0];
    const planned = run.run.state.fields.find((one) => one.id === id && one.page === run.run.state.page);
    if (!planned) continue;
    const end = { outcome: 'left', reason: isEmpty ? 'hidden' : 'hidden-standing' } as const;
    const facts = { question: planned.question, handle: planned.handle, ...end };
    await run.step('filled-field', facts, { change: (state) => withFieldResult(state, planned, end) });
  }
}

function asksAnything(filling: FillContext): boolean {
  return openFields(filling).some(({ source }) => source === 'asked');
}

/** Fields on the current page without an outcome. */
function openFields({ run }: FillContext): PlannedField[] {
  const { fields, page } = run.run.state;
  return fields.filter((field) => field.page === page && field.outcome === 'open');
}

/** Plans new questions, and records those that someone else answered or whose value was lost. */
async function takeIn(filling: FillContext, shown: readonly ShownField[]): Promise<void> {
  const { run } = filling;
  const { fields, page } = run.run.state;
  const known = new Map(fields.filter((field) => field.page === page).map((field) => [field.id, field]));
  // After a worker was killed, the next one's gate does not know the existing values.
  const isHeld = (one: ShownField) => known.get(shownFieldId(one))?.outcome === 'held';
  filling.form.knowStanding(shown.filter(isHeld).map(({ field }) => field));
  const unknown = shown.filter((one) => !known.has(shownFieldId(one)));
  const fresh = unknown.length > 0 ? await planFields(filling, unknown, run.run.state, { all: shown }) : [];
  const changed = new Map(
    shown.flatMap((one): [string, PlannedField][] => {
      const before = known.get(shownFieldId(one));
      // The value may be part of what the worker was typing when killed.
      const after = before && !wasInterrupted(run, before) ? asShown(before, one) : before;
      return after && after !== before ? [[after.id, after]] : [];
    }),
  );
  if (fresh.length === 0 && changed.size === 0) return;
  await run.step(
    'read-form',
    { page, questions: shown.length },
    {
      change: (state) => ({
        ...state,
        fields: [...state.fields.map((field) => changed.get(field.id) ?? field), ...fresh],
      }),
    },
  );
}

const inTags: ReadonlySet<PlannedField['key']> = new Set<PlannedField['key']>(['skills', 'languages']);

function asShown(planned: PlannedField, { field }: ShownField): PlannedField {
  const isEmpty = field.value === '';
  if (planned.outcome === 'open' && !isEmpty && !field.isUnchosen && planned.kind !== 'file') {
    return { ...planned, source: 'kept', handle: null, outcome: 'kept' };
  }
  // What the form wiped is entered once more; the second time it counts as not held. A tag box is always empty.
  const isWiped = planned.outcome === 'held' && planned.reason === null && !inTags.has(planned.key);
  // The page had redrawn it, or briefly asked something else there.
  const isBack = planned.outcome === 'left' && planned.reason === 'gone' && planned.handle !== null;
  if (isEmpty && (isWiped || isBack)) {
    return { ...planned, outcome: 'open', reason: 'wiped' };
  }
  return planned;
}
