import { sleep } from '@/std/sleep';
import type { FillContext, FrameForm } from '@/workflows/form/fill-ports';
import { fieldsOfForms, type ShownField, shownFieldId } from '@/workflows/form/visible-form-fields';

/** What the tab shows of a form. */
export interface Looks {
  forms: readonly FrameForm[];
  url: string;
}

/** Some pages show the next one a moment after all is quiet. */
export const lateLooks = 3;
/** While a page works on it, its Next is disabled, renamed or away. One that never rests is not waited for longer: each look at it takes long. */
const working = { mostLooks: 30, mostMs: 20_000, everyMs: 500 };

/** The form as it stands; a Next that is disabled may be enabled a moment after the last answer. */
export async function readOnceReady({ form, tab }: FillContext): Promise<readonly FrameForm[]> {
  for (let look = 0; ; look += 1) {
    const { forms } = await form.readForms();
    const isDisabled = forms.some(({ reading }) => reading.next?.isEnabled === false);
    if (!isDisabled || look === lateLooks) return forms;
    await tab.settle();
    await sleep(working.everyMs);
  }
}

/** Whether the form has gone on to another page since it was told to, and what the tab shows then. */
export async function hasGoneOn({ form, tab }: FillContext, before: Looks): Promise<{ hasGone: boolean; now: Looks }> {
  let now = before;
  const start = Date.now();
  const isPatient = (look: number) => look < lateLooks || Date.now() - start < working.mostMs;
  for (let look = 0; look < working.mostLooks && isPatient(look); look += 1) {
    if (look > 0) await tab.settle();
    if (look >= lateLooks) await sleep(working.everyMs);
    now = { forms: (await form.readForms()).forms, url: await tab.url() };
    if (!isSamePage(before, now)) return { hasGone: true, now };
    if (look >= lateLooks - 1 && !isWorking(before, now)) break;
  }
  return { hasGone: false, now };
}

const isWorking = (before: Looks, now: Looks): boolean => isReady(before) && !isReady(now);
const isReady = ({ forms }: Looks): boolean => forms.some(({ reading }) => reading.next?.isEnabled === true);

/** What one page of a form shows and the next does not: its questions, its number, its address, and no answers yet. */
function isSamePage(before: Looks, now: Looks): boolean {
  if (looksOf(before) !== looksOf(now)) return false;
  const held = new Set(answersIn(before));
  // What is said by a field also changes when the page objects to its answer, which stays there.
  return hintsOf(before) === hintsOf(now) || answersIn(now).some((answer) => held.has(answer));
}

function looksOf({ forms, url }: Looks): string {
  const numbers = forms.map(({ reading }) => reading.steps?.at ?? '');
  const questions = fieldsOfForms(forms).map((one) => `${shownFieldId(one)} ${one.field.clues.type}`);
  return [url, ...numbers, ...questions].join('\n');
}

const hintsOf = ({ forms }: Looks): string =>
  fieldsOfForms(forms)
    .map(({ field }) => field.hint)
    .join('\n');

const answersIn = ({ forms }: Looks): string[] =>
  fieldsOfForms(forms).flatMap((one: ShownField) =>
    one.field.value === '' ? [] : `${shownFieldId(one)} ${one.field.value}`,
  );
