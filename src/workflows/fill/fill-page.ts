import { isCustomQuestion } from '@/domain/form/field-keys';
import { type PlannedField, withFieldResult } from '@/domain/form/fill-state';
import type { FormField } from '@/domain/form/form-field';
import type { FillContext } from '@/workflows/form/fill-ports';
import { hasLeftForm } from '@/workflows/form/has-left-form';
import { fieldsOfForms, readShownFields, type ShownField, shownFieldId } from '@/workflows/form/visible-form-fields';
import { asShown } from './as-shown';
import { askForOptions, isStuck } from './ask-for-options';
import { fillOneField, wasInterrupted } from './fill-one-field';
import { fieldsInEditors, keepOpenEntry, layersOfEntries } from './keep-open-entry';
import { leaveGroundless } from './leave-groundless';
import { askedAlone, passedQuestions } from './passed-questions';
import { planFields } from './plan-fields';
import { openFields, readChoices } from './read-choices';
import { readWithAddedEntries } from './read-with-added-entries';
import { takeRememberedInstead } from './remembered-instead';

/** What to ask the user before filling can continue on this page. */
export type PendingAsk = 'file-notice' | 'open-questions' | 'user-navigated' | 'consent';

/** Answers reveal or unlock further questions, and an attached file gets boxes filled: the page is read again this often. */
const mostRounds = 12;
/** Entries kept one after the other on a page, and rounds for each. */
const mostKept = 16;
const roundsPerEntry = 2;
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
  const { run } = filling;
  let fresh = lastLook;
  let hasActed = false;
  let hasAdded = false;
  let hasLookedLate = false;
  let isEntryAnswered = false;
  let seen: readonly ShownField[] = [];
  let wereEmpty: ReadonlySet<string> = new Set();
  const kept = new Set<string>();
  const alone = new Set<string>();
  for (let round = 0; round < mostRounds + kept.size * roundsPerEntry; round += 1) {
    if (await hasLeftForm(filling)) return 'user-navigated';
    const shown = fresh ?? (await readShownFields(filling));
    fresh = null;
    await takeIn(filling, shown, wereEmpty);
    for (const id of askedAlone(shown)) alone.add(id);
    if (asksAboutFiles(filling)) return 'file-notice';
    const todo = openFields(filling).filter(({ handle }) => handle !== null);
    const files = todo.filter(({ kind }) => kind === 'file');
    if (isEntryAnswered && kept.size < mostKept && (await keepOpenEntry(filling, kept))) {
      isEntryAnswered = false;
      continue;
    }
    const ofEntry = fieldsInEditors(todo, shown);
    const next = files.length > 0 ? files : currencyFirst(ofEntry.length > 0 ? ofEntry : todo);
    if (next.length === 0) {
      if (await takeRememberedInstead(filling, shown)) continue;
      // A list may get its options a moment after the answer that they depend on.
      const isAwaited = !hasLookedLate && run.run.state.fields.some((field) => isStuck(field, run.run.state.page));
      const hasKept = !isAwaited && kept.size < mostKept && (await keepOpenEntry(filling, kept));
      // What adds entries may cover the page, and some are read out of a file: they are added once all else is filled.
      if (hasKept || !hasAdded) {
        hasActed ||= hasKept;
        hasAdded = true;
        fresh = fieldsOfForms((await readWithAddedEntries(filling)).forms);
        continue;
      }
      // What a list has to choose from may say what it asks for.
      if (await readChoices(filling, shown)) continue;
      // Once the user has answered, the page is read again anyway.
      if (asksAnything(filling) && !isAwaited) break;
      if (hasLookedLate || !(hasActed || isAwaited)) break;
      hasLookedLate = true;
      for (let look = 0; look < lateLooks; look += 1) await filling.tab.settle();
      // Entries may be added, and parts opened, only once other answers unlock them.
      fresh = fieldsOfForms((await readWithAddedEntries(filling)).forms);
    }
    // What then stands there was read out of the file by the page, and is corrected like any other mistake.
    if (files.length > 0) wereEmpty = new Set(shown.filter(({ field }) => field.value === '').map(shownFieldId));
    for (const planned of next) if (!(await fillOneField(filling, planned, shown))) return 'consent';
    hasActed ||= next.length > 0;
    isEntryAnswered ||= ofEntry.some(({ source }) => source === 'answer');
    seen = shown;
  }
  const layers = asksAnything(filling) ? await layersOfEntries(filling) : [];
  await leaveUnseen(filling, seen, await passedQuestions(filling, alone), layers);
  await leaveGroundless(filling);
  await askForOptions(filling);
  await readChoices(filling, seen);
  return asksAnything(filling) ? 'open-questions' : null;
}

/** An amount is true or false by the currency and the period that are shown beside it. */
const currencyFirst = (fields: readonly PlannedField[]): PlannedField[] =>
  fields.toSorted((one, other) => Number(saysOfPay(other)) - Number(saysOfPay(one)));

const saysOfPay = ({ key }: PlannedField): boolean => key === 'salary.currency' || key === 'salary.period';

/** Whether there is a file to choose, and the user has yet to say if it may be. */
export function asksAboutFiles(filling: FillContext): boolean {
  if (filling.run.run.state.mayChooseFiles !== null) return false;
  return openFields(filling).some(({ kind, handle }) => kind === 'file' && handle !== null);
}

/** Fields that became invisible after filling are cleared if possible, and reported as such. */
async function leaveUnseen(
  { form, run }: FillContext,
  shown: readonly ShownField[],
  passed: Awaited<ReturnType<typeof passedQuestions>>,
  layers: Awaited<ReturnType<typeof layersOfEntries>>,
): Promise<void> {
  for (const { frameId, field, isEmpty } of await form.leaveUnseen(passed, layers)) {
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

/** A list of regions is empty, or says so, until a country has been chosen. */
function isUnlockedBy(before: PlannedField | undefined, { isEnabled, options, value }: FormField): boolean {
  if (before?.outcome !== 'left') return false;
  if (before.reason === 'disabled') return isEnabled;
  const labels = options?.map(({ label }) => label) ?? [];
  const areOthers = before.options !== null && labels.join('\n') !== before.options.join('\n');
  return before.reason === 'no-option' && value === '' && labels.length > 0 && areOthers;
}

/** What nobody knew was asked for until its list had been opened. */
const isExplained = (before: PlannedField | undefined, { key }: FormField): boolean =>
  before?.source === 'asked' && before.outcome === 'open' && isCustomQuestion(before.key) && !isCustomQuestion(key);

/**
 * Plans new questions, and records those that someone else answered or whose value was lost. `wereEmpty`: before a file was chosen, which the
 * page may have read.
 */
async function takeIn(
  filling: FillContext,
  shown: readonly ShownField[],
  wereEmpty: ReadonlySet<string>,
): Promise<void> {
  const { run } = filling;
  const { fields, page } = run.run.state;
  const known = new Map(fields.filter((field) => field.page === page).map((field) => [field.id, field]));
  // After a worker was killed, the next one's gate does not know the existing values.
  const isHeld = (one: ShownField) => known.get(shownFieldId(one))?.outcome === 'held';
  filling.form.knowStanding(shown.filter(isHeld).map(({ field }) => field));
  // What could not be answered before other answers is a new question once it can; so is what its choices have explained.
  const isUnlocked = (one: ShownField) => {
    const before = known.get(shownFieldId(one));
    return isUnlockedBy(before, one.field) || isExplained(before, one.field);
  };
  const unknown = shown.filter((one) => !known.has(shownFieldId(one)) || isUnlocked(one));
  const fresh = unknown.length > 0 ? await planFields(filling, unknown, run.run.state, { all: shown }) : [];
  const changed = new Map(
    shown.flatMap((one): [string, PlannedField][] => {
      const before = isUnlocked(one) ? undefined : known.get(shownFieldId(one));
      const isRead = before?.outcome === 'open' && before.handle !== null && wereEmpty.has(before.id);
      // The value may be part of what the worker was typing when killed.
      const after =
        before && !isRead && !wasInterrupted(run, before) ? asShown(before, one, filling.committed) : before;
      return after && after !== before ? [[after.id, after]] : [];
    }),
  );
  if (fresh.length === 0 && changed.size === 0) return;
  const unlocked = new Map(fresh.map((field) => [field.id, field]));
  const added = fresh.filter(({ id }) => !known.has(id));
  await run.step(
    'read-form',
    { page, questions: shown.length },
    {
      change: (state) => ({
        ...state,
        fields: [
          ...state.fields.map((field) =>
            field.page === page ? (changed.get(field.id) ?? unlocked.get(field.id) ?? field) : field,
          ),
          ...added,
        ],
      }),
    },
  );
}
