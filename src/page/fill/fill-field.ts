import type { FieldKind } from '@/domain/form/form-field';
import type { FieldFilling } from '@/domain/form/form-filling';
import { kindOfControl } from '@/domain/form/kind-of-control';
import { findTarget } from '@/page/dom/refs/find-target';
import { disabled } from '@/page/dom/tree/disabled';
import { pollUntil } from '@/page/dom/tree/poll-until';
import { waitUntilQuiet } from '@/page/dom/tree/wait-until-quiet';
import { rememberHeldText } from '@/page/form/choice-only-boxes';
import { forgetHidden, rememberHidden } from '@/page/form/controls-found-hidden';
import { isUnmovedSlider, markSliderSet } from '@/page/form/set-sliders';
import type { FillRequest, TrustedInput } from '@/page-api/fill-requests';
import type { FieldFill, Filler, PutRefusal } from './fillers/filler';
import { fillerFor } from './fillers/filler-for';
import { rememberHeldOption } from './fillers/pressed-options';
import { type FieldWatch, watchField } from './fillers/watch-field';
import { keepGround } from './grounds/watch-grounds';
import { isSubmitControl } from './input/dispatch-press';
import { isDrawnLate, notePress } from './input/drawn-late';
import { usablePointOf } from './input/point-for-person';
import { isStillAsked, mustStayEmpty } from './visibility/last-read-form';
import { isConsentNearby } from './visibility/says-agreement-nearby';
import { isQuestionVisible } from './visibility/shows-its-question';
import { mayFill } from './watch/may-fill';
import { controlsOf, rememberWrittenControl, wasWritten } from './watch/written-fields';

/** A value that does not hold is entered a second time, never a third. */
const attempts = [0, 1] as const;
/** Milliseconds. A form reacts to input at once, or within this time. */
const settling = { quietMs: 30, timeoutMs: 600 };

/**
 * Enters a value into a field and returns what is committed then. A value that is already there stays, so filling is idempotent. If the
 * page now asks something else, nothing is entered. Never presses Enter or anything that sends the form.
 */
export async function fillField(request: FillRequest): Promise<FieldFilling> {
  const { selector } = request.controls;
  if (wasWritten(request.controls)) await waitUntilDrawn(request);
  await waitUntilEnabled(request);
  const isAsked = await isStillAsked(request.controls);
  // Looked up last: nothing happens between this and the act.
  const element = isAsked ? findTarget({ selector }) : null;
  if (!element) return { outcome: 'gone', committed: '', options: [] };
  const filling = { ...request, watch: watchField(request.controls) };
  const way = (await mayBeFilled(filling, element)) ? fillerFor(filling) : null;
  if (!way) return { outcome: 'refused', committed: '', options: [] };
  // A slider that stands where it is wanted by chance has not been answered.
  if (way.holds() && !isUnmovedSlider(element)) {
    // By a trusted hand, before this request.
    if (wasWritten(request.controls)) keepGround(request.controls);
    return { outcome: 'already', committed: way.committed(), options: [] };
  }
  if (!isQuestionVisible(selector, request.value.key)) {
    return { outcome: 'other-words', committed: way.committed(), options: [] };
  }
  for (const attempt of attemptsOf(request, way)) {
    const isDrawn = attempt > 0 && (await isDrawnLate(request.controls, way.holds));
    // A form that asks one question after another in the same box has moved on: this is not the answer to the new one.
    if (attempt > 0 && !(await isStillAsked(filling.controls))) return { outcome: 'gone', committed: '', options: [] };
    const refusal = isDrawn ? null : await putWhereItStands(way, attempt, filling);
    rememberWrittenControl(filling.controls);
    const slider = findTarget({ selector });
    if (slider) markSliderSet(slider);
    if (!refusal) await waitUntilQuiet(settling);
    if (!(await filling.watch.holds())) return { outcome: 'refused', committed: '', options: [] };
    if (refusal?.outcome === 'hidden') rememberHidden({ selector });
    else forgetHidden(element);
    if (refusal) return { ...refusal, committed: way.committed() };
    if (way.holds()) {
      const box = findTarget({ selector });
      if (box instanceof HTMLInputElement) rememberHeldText(box);
      rememberHeldOption(filling.controls.question);
      keepGround(filling.controls);
      return { outcome: 'held', committed: way.committed(), options: [] };
    }
  }
  return { outcome: 'not-held', committed: way.committed(), options: [] };
}

/** How often a field may be drawn anew under the hand before it is left alone. */
const mostRedraws = 3;

/**
 * Enters a value; again where nothing was entered because the page drew the same field anew in between, at the same place: it does so at
 * other answers, too.
 */
async function putWhereItStands(
  way: Filler,
  attempt: number,
  { controls, watch }: FieldFill,
): Promise<PutRefusal | null> {
  for (let redraws = 0; ; redraws += 1) {
    const before = controlsOf(controls);
    const refusal = await way.put(attempt);
    notePress(controls);
    const wasRedrawn = refusal?.outcome === 'refused' && before.some((control) => !control.isConnected);
    if (!wasRedrawn || redraws >= mostRedraws || !(await isStillAsked(controls))) return refusal;
    await waitUntilQuiet(settling);
    const isDrawn = await isDrawnLate(controls, way.holds);
    if (!(await watch.holds())) return refusal;
    if (isDrawn) return null;
  }
}

/** What is typed is entered by trusted keys the second time, or by a command where none can be pressed. */
function attemptsOf({ entering }: FillRequest, way: Filler): readonly number[] {
  if (entering === 'nothing') return [];
  if (entering === 'second') return attempts.slice(1);
  return typeof way.byHand()?.text === 'string' ? attempts.slice(0, 1) : attempts;
}

/** Milliseconds. What a list offers by another answer is fetched within this time. */
const fetchedMs = 3_000;
const lists: ReadonlySet<FieldKind> = new Set(['select', 'combobox']);

/** A list that depends on another answer is disabled while what it offers is fetched: regions, once there is a country. */
async function waitUntilEnabled({ controls, entering }: FillRequest): Promise<void> {
  const { selector } = controls;
  if (entering !== 'first' || !lists.has(kindOfControl(controls, selector))) return;
  await pollUntil(() => !findTarget({ selector })?.matches(disabled), fetchedMs);
}

/** What was pressed before this request may have yet to be drawn. Waited for before anything is looked at. */
async function waitUntilDrawn(request: FillRequest): Promise<void> {
  const way = fillerFor({ ...request, watch: watchField(request.controls) });
  if (way) await isDrawnLate(request.controls, way.holds);
}

/** The field that trusted input is acting on. */
let inHand: FieldWatch | null = null;

/** What trusted input would do next for a field without its value; null if nothing may or need be done. */
export async function nextTrustedInput(request: FillRequest): Promise<TrustedInput | null> {
  const { selector } = request.controls;
  await waitUntilDrawn(request);
  const isAsked = await isStillAsked(request.controls);
  const element = isAsked ? findTarget({ selector }) : null;
  inHand = watchField(request.controls);
  const filling = { ...request, watch: inHand };
  const way = element && (await mayBeFilled(filling, element)) ? fillerFor(filling) : null;
  const work = way && !way.holds() ? way.byHand() : null;
  const pressed = work && findTarget({ selector: work.selector });
  if (!isQuestionVisible(selector, request.value.key)) return null;
  const mayBePressed = pressed && mayFill(pressed) && !isSubmitControl(pressed);
  if (!mayBePressed || usablePointOf(pressed, kindOfControl(filling.controls, work.selector)) === null) return null;
  notePress(request.controls);
  return work;
}

/** Whether that field is unchanged; if not, it is emptied and left alone. */
export async function isTrustedFieldUnchanged(): Promise<boolean> {
  return (await inHand?.holds()) ?? false;
}

async function mayBeFilled({ controls, value }: FillRequest, element: Element): Promise<boolean> {
  if (value.key && /^(?:never|ignore)\./.test(value.key)) return false;
  if (isConsentNearby(controls)) return false;
  return mayFill(element) && !(await mustStayEmpty(controls.selector));
}
