import { type PlannedField, withEnd } from '@/domain/fill-state';
import { fillOne, isBegun } from './fill-one';
import { hasLeft } from './has-left';
import { planFields } from './plan-fields';
import type { Filling } from './ports';
import { fieldId, type ShownField, shownFields } from './questions-of';

/** What the user has to be asked before the page can be filled further. */
export type Asks = 'file-notice' | 'open-questions' | 'user-navigated';

/** Answers show further questions, and a chosen file has boxes filled: the page is read again so many times. */
const mostRounds = 6;
/** What an answer brings, and what a file's reading puts into boxes, may take so many times of quiet to show. */
const lateLooks = 3;

/**
 * Fills all of the page that can be filled, files first: what the form's system reads from them it writes into the boxes. Answers with
 * what the user is asked next, null where nothing is. `lastLook`: what the page shows, where somebody has just looked.
 */
export async function fillPage(filling: Filling, lastLook: readonly ShownField[] | null): Promise<Asks | null> {
  let fresh = lastLook;
  let hasLookedLate = false;
  let seen: readonly ShownField[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    if (await hasLeft(filling)) return 'user-navigated';
    const shown = fresh ?? (await shownFields(filling));
    fresh = null;
    await takeIn(filling, shown);
    const todo = openFields(filling).filter(({ handle }) => handle !== null);
    const files = todo.filter(({ kind }) => kind === 'file');
    if (files.length > 0 && filling.run.run.state.mayChooseFiles === null) return 'file-notice';
    const next = files.length > 0 ? files : todo;
    if (next.length === 0) {
      // Once the user has answered the page is looked at again anyway.
      if (hasLookedLate || round === 0 || asksAnything(filling)) break;
      hasLookedLate = true;
      for (let look = 0; look < lateLooks; look += 1) await filling.tab.settle();
    }
    for (const planned of next) await fillOne(filling, planned, shown);
    seen = shown;
  }
  await leaveUnseen(filling, seen);
  return asksAnything(filling) ? 'open-questions' : null;
}

/** What vanished once it was filled was emptied, as far as it can be, and is told as what it is. */
async function leaveUnseen({ form, run }: Filling, shown: readonly ShownField[]): Promise<void> {
  for (const { frameId, field, isEmpty } of await form.leaveUnseen()) {
    const id = shown.filter((one) => one.frameId === frameId && one.field.selector === field.selector).map(fieldId)[0];
    const planned = run.run.state.fields.find((one) => one.id === id && one.page === run.run.state.page);
    if (!planned) continue;
    const end = { outcome: 'left', reason: isEmpty ? 'hidden' : 'hidden-standing' } as const;
    const facts = { question: planned.question, handle: planned.handle, ...end };
    await run.step('filled-field', facts, { change: (state) => withEnd(state, planned, end) });
  }
}

function asksAnything(filling: Filling): boolean {
  return openFields(filling).some(({ source }) => source === 'asked');
}

/** Fields of the page shown that nothing became of yet. */
function openFields({ run }: Filling): PlannedField[] {
  const { fields, page } = run.run.state;
  return fields.filter((field) => field.page === page && field.outcome === 'open');
}

/** Plans questions that were not there before, and notes those that got a value from somebody else or lost the one they had. */
async function takeIn(filling: Filling, shown: readonly ShownField[]): Promise<void> {
  const { run } = filling;
  const { fields, page } = run.run.state;
  const known = new Map(fields.filter((field) => field.page === page).map((field) => [field.id, field]));
  // After a worker was killed the gate of the next one knows nothing of what stands there.
  const isHeld = (one: ShownField) => known.get(fieldId(one))?.outcome === 'held';
  filling.form.knowStanding(shown.filter(isHeld).map(({ field }) => field));
  const unknown = shown.filter((one) => !known.has(fieldId(one)));
  const fresh = unknown.length > 0 ? await planFields(filling, unknown, run.run.state, { all: shown }) : [];
  const changed = new Map(
    shown.flatMap((one): [string, PlannedField][] => {
      const before = known.get(fieldId(one));
      // What stands there may be a part of what the worker was killed over.
      const after = before && !isBegun(run, before) ? asShown(before, one) : before;
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

function asShown(planned: PlannedField, { field }: ShownField): PlannedField {
  const isEmpty = field.value === '';
  if (planned.outcome === 'open' && !isEmpty && !field.isUnchosen && planned.kind !== 'file') {
    return { ...planned, source: 'kept', handle: null, outcome: 'kept' };
  }
  // What the form wiped is put in once more: a second time it is said not to be held. A box that makes tags of texts is always empty.
  const isWiped = planned.outcome === 'held' && planned.reason === null && planned.key !== 'skills';
  // The page had drawn it anew, or asked something else there for a moment.
  const isBack = planned.outcome === 'left' && planned.reason === 'gone' && planned.handle !== null;
  if (isEmpty && (isWiped || isBack)) {
    return { ...planned, outcome: 'open', reason: 'wiped' };
  }
  return planned;
}
