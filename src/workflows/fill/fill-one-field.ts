import type { AnswerValue } from '@/domain/form/answer';
import { type FieldOnPage, type FieldResult, type PlannedField, withFieldResult } from '@/domain/form/fill-state';
import type { FieldFilling, FieldValue } from '@/domain/form/form-filling';
import { saysOtherPay, standsOnOtherPay } from '@/forms/values/other-pay';
import { valueFromProfile } from '@/forms/values/value-from-profile';
import type { FillContext } from '@/workflows/form/fill-ports';
import { readShownFields, type ShownField, shownFieldId } from '@/workflows/form/visible-form-fields';
import { attachDocument } from './attach-document';
import { chooseAmongOptions } from './choose-among-options';
import { monthOfYear, resolvePlannedValue } from './planned-value';
import { isUnderConsent } from './wait-past-consent';

/**
 * Fills one field as planned, and saves the outcome. Idempotent: an existing value is left alone. Only files are never attached twice: they
 * may have been sent. False if a question for consent lies over the field: it stays open until its user has answered that.
 */
export async function fillOneField(
  filling: FillContext,
  planned: PlannedField,
  shown: readonly ShownField[],
): Promise<boolean> {
  const { run } = filling;
  const now = shown.find((one) => shownFieldId(one) === planned.id);
  const isAgain = wasInterrupted(run, planned);
  const come = isAgain && planned.kind === 'file' ? chosenFile(now) : await fillNow(filling, planned, shown);
  // Nothing was put into what is hidden, so it may be tried anew.
  const isCovered = come.reason === 'hidden' && (await isUnderConsent(filling));
  const end: FieldEnd = isCovered ? { outcome: 'open', reason: planned.reason } : come;
  const facts = { question: planned.question, handle: planned.handle, outcome: end.outcome, reason: end.reason };
  await run.step('filled-field', facts, {
    phase: 'outcome',
    change: (state) => withFieldResult(state, planned, end),
  });
  return !isCovered;
}

/** Whether the worker was killed while filling this field. */
export function wasInterrupted({ openIntent }: FillContext['run'], { id, page }: FieldOnPage): boolean {
  return openIntent?.code === 'filled-field' && openIntent.facts.field === id && openIntent.facts.page === page;
}

/** The outcome for a file being attached when the worker was killed; the field may show whether it was. */
function chosenFile(now: ShownField | undefined): FieldResult {
  const isChosen = now !== undefined && now.field.value !== '';
  return isChosen ? { outcome: 'held', reason: null } : { outcome: 'not-held', reason: 'check-file' };
}

type FieldEnd = FieldResult & Partial<Pick<PlannedField, 'options' | 'mappedBy'>>;

const drawnAnew: ReadonlySet<string> = new Set(['gone', 'hidden', 'refused']);
/** How often a field is looked for again: a form may be drawn anew at each answer, a moment after it. */
const mostRedraws = 2;

async function fillNow(filling: FillContext, planned: PlannedField, shown: readonly ShownField[]): Promise<FieldEnd> {
  const now = shown.find((one) => shownFieldId(one) === planned.id);
  if (!now) return { outcome: 'left', reason: 'gone' };
  const { id, page, question, handle } = planned;
  await filling.run.intent('filled-field', { field: id, page, question, handle });
  return putWhereDrawn(filling, planned, now, shown);
}

/** Puts it in, also where the form draws the field anew meanwhile. */
async function putWhereDrawn(
  filling: FillContext,
  planned: PlannedField,
  now: ShownField,
  shown: readonly ShownField[],
): Promise<FieldEnd> {
  let [at, end] = [now, await putIn(filling, planned, now, shown)];
  const isFile = planned.kind === 'file';
  // What is gone by the second time may have been written twice; and no file is chosen more often. One that was refused was chosen.
  const mayLook = (redraws: number) =>
    redraws === 0 ? !(isFile && end.reason === 'refused') : redraws < mostRedraws && end.reason !== 'gone' && !isFile;
  for (let redraws = 0; mayLook(redraws) && drawnAnew.has(end.reason ?? ''); redraws += 1) {
    // What is being drawn anew shows nothing for a moment.
    if (end.reason !== 'gone' || redraws > 0) await filling.tab.settle();
    // The page drew it anew: it is the same field elsewhere. One that became another under the hand is tried once more, as carefully.
    const again = (await readShownFields(filling)).find((one) => shownFieldId(one) === planned.id);
    const isSame = again !== undefined && (end.reason !== 'refused' || again.field.selector !== at.field.selector);
    if (!isSame) return end;
    const isMoved = again.field.selector !== at.field.selector;
    at = again;
    end = await putIn(filling, planned, again, shown);
    // What neither moved nor showed is hidden.
    if (!isMoved) return end;
  }
  return end;
}

/** What is read of others is written in other words. */
const typed: ReadonlySet<PlannedField['kind']> = new Set<PlannedField['kind']>(['text', 'multiline', 'number']);

async function putIn(
  filling: FillContext,
  planned: PlannedField,
  now: ShownField,
  shown: readonly ShownField[],
): Promise<FieldEnd> {
  const { frameId, field } = now;
  if (planned.kind === 'file') return attachDocument(filling, planned, frameId, field);
  if (isExpectedPay(planned) && (await isOtherPay(filling, now, shown)))
    return { outcome: 'left', reason: 'no-option' };
  const said = await resolvePlannedValue(filling, planned, now);
  if (said === null) return { outcome: 'left', reason: 'taken-back' };
  const { value } = said;
  const place = await wholePlace(filling, planned);
  const first = await filling.form.fillField(frameId, field, place ?? { key: planned.key, value });
  const other = place !== null && first.outcome === 'no-option' ? value : isNotTyped(first) ? said.inDigits : null;
  const { outcome, committed, options } =
    other === null ? first : await filling.form.fillField(frameId, field, { key: planned.key, value: other });
  switch (outcome) {
    case 'already':
      // An unticked checkbox that means no has nothing to lose.
      if (committed === '') return { outcome: 'kept', reason: null };
      // The page had only written it in its own way.
      return { outcome: 'held', reason: planned.reason === 'replaced' ? null : planned.reason };
    case 'held':
      if (isExpectedPay(planned) && saysOtherPay(committed, await filling.store.profile()))
        return takeBackPay(filling, now);
      if (typed.has(planned.kind)) filling.committed.set(`${planned.page} ${planned.id}`, committed);
      return { outcome: 'held', reason: hasDayAdded(value, committed) ? 'check-day' : planned.reason };
    case 'gone':
    case 'refused':
    case 'hidden':
    case 'other-words':
      return { outcome: 'left', reason: outcome };
    case 'read-only':
      return { outcome: 'left', reason: 'refused' };
    case 'no-option':
      return byChooser(filling, { planned, now, value, options });
    case 'not-held':
      return { outcome: 'not-held', reason: outcome };
  }
}

const isExpectedPay = ({ source, key }: PlannedField): boolean => source === 'profile' && key === 'salary.expected';

/** Some boxes show the currency, or the period, only once there is an amount in them: it would be a false one. */
async function takeBackPay({ form }: FillContext, { frameId, field }: ShownField): Promise<FieldResult> {
  const { outcome } = await form.clearField(frameId, field);
  const isEmpty = outcome === 'held' || outcome === 'already';
  return isEmpty ? { outcome: 'left', reason: 'no-option' } : { outcome: 'not-held', reason: 'not-held' };
}

/** Beside a list that stands on another currency or period, and was not filled, the amount would be a false one. */
async function isOtherPay({ run, store }: FillContext, amount: ShownField, shown: readonly ShownField[]) {
  const held = new Set(run.run.state.fields.filter(({ outcome }) => outcome === 'held').map(({ id }) => id));
  const standing = shown.filter((one) => one.frameId === amount.frameId && !held.has(shownFieldId(one)));
  return standsOnOtherPay(
    standing.map(({ field }) => field),
    amount.field,
    await store.profile(),
  );
}

/** A box for dates empties itself of what it does not read as one; and a calendar, in a box that takes no typing, needs the date itself. */
const isNotTyped = ({ outcome, committed }: FieldFilling): boolean =>
  outcome === 'read-only' || (outcome === 'not-held' && committed === '');

/** Of a month the form took a whole day, which is the first or last of it: its user is told to look at that. */
function hasDayAdded(value: AnswerValue, committed: string): boolean {
  if (typeof value !== 'string' || !monthOfYear.test(value)) return false;
  const numbers = (committed.match(/\d+/g) ?? []).length;
  return numbers > 2 || (numbers === 2 && /\p{L}{3}/u.test(committed));
}

/** A field whose options say otherwise what is to be put in. */
interface Unmatched {
  planned: PlannedField;
  now: ShownField;
  value: AnswerValue;
  /** What the list was seen to offer. */
  options: string[];
}

/** What a model says the options stand for may still tell which of them is meant. */
async function byChooser(filling: FillContext, { planned, now, value, options }: Unmatched): Promise<FieldEnd> {
  // What the list offers is known only now that it was open.
  const seen = planned.options === null && options.length > 0 ? { options } : {};
  const left: FieldEnd = { outcome: 'left', reason: 'no-option', ...seen };
  const label = await chooseAmongOptions(filling, { planned, labels: planned.options ?? options, value });
  if (label === null) return left;
  const { outcome } = await filling.form.fillField(now.frameId, now.field, { key: null, value: label });
  return outcome === 'held' ? { outcome, reason: null, mappedBy: 'model', ...seen } : left;
}

/** City searches list several of the same name: region and country make it unique. Lists of cities alone contain it too. */
async function wholePlace({ store }: FillContext, { key, kind }: PlannedField): Promise<FieldValue | null> {
  if (key !== 'address-level2' || kind !== 'combobox') return null;
  const said = valueFromProfile('location', await store.profile(), { country: null, repeat: null });
  return said && { key: 'location', value: said.value };
}
