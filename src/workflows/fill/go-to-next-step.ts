import type { SubmitLock } from '@/browser/tab';
import type { FillState } from '@/domain/form/fill-state';
import { RunEndError } from '@/runs/run-ending';
import { waitForUser } from '@/workflows/asking/wait-for-user';
import type { FillContext } from '@/workflows/form/fill-ports';
import { hasLeftForm } from '@/workflows/form/has-left-form';
import { fieldsOfForms, type ShownField, shownFieldId } from '@/workflows/form/visible-form-fields';

/** No application has more. */
const mostPages = 12;

/**
 * Goes to the form's next page if there is one and nothing required is missing; otherwise the form is ready. Never presses what may send
 * the form (the form reader tells them apart).
 */
export async function goToNextFormPage(filling: FillContext, lock: SubmitLock): Promise<void> {
  const { run, tab, form } = filling;
  const { page } = run.run.state;
  const end = (reason: string, control: string | null = null) =>
    run.step('form-ready', { page, reason, control }, { change: (state) => ({ ...state, phase: 'done' }) });
  const hadBegun = run.openIntent?.code === 'form-went-on' && run.openIntent.facts.page === page;
  if (hadBegun) await tab.settle();
  const { forms } = await form.readForms();
  // If killed during the press, the page may have changed: pressing again would skip a page.
  if (hadBegun && !showsPage(run.run.state, fieldsOfForms(forms))) return void (await goneOn(run, true));
  const next = forms.flatMap(({ frameId, reading }) => (reading.next ? [{ frameId, ...reading.next }] : []))[0];
  const unsure = forms.flatMap(({ reading }) => reading.unsureNext ?? [])[0];
  if (!next) return void (await (unsure === undefined ? end('last-page') : end('unsure-next', unsure)));
  const shown = fieldsOfForms(forms).map(shownFieldId);
  if (isMissingAnything(run.run.state, shown)) return void (await end('unanswered'));
  if (page >= mostPages) return void (await end('many-pages'));
  const before = shown.join('\n');
  await run.pace();
  // After a pause, the user may be at another form: nothing is pressed there.
  if (await hasLeftForm(filling)) return waitForUser(filling, 'user-navigated');
  const saidSent = await tab.saysSent();
  await run.intent('form-went-on', { page, control: next.name });
  await lock.whileGoingOn(next, () => form.press(next, { purpose: 'next-step' }));
  if (!saidSent && (await tab.saysSent())) return endTaken(filling);
  const after = fieldsOfForms((await form.readForms()).forms)
    .map(shownFieldId)
    .join('\n');
  await goneOn(run, after !== before && after !== '');
}

/** A "Next" has sent the application: the user is told at once. */
async function endTaken(filling: FillContext): Promise<never> {
  const { run, tab, store, now } = filling;
  await goneOn(run, false);
  const at = now();
  await store.saveApplication(run.run.id, (known) => {
    if (!known) throw new RunEndError({ code: 'taken' });
    return { ...known, applied: known.applied ?? { by: 'page', at, jobWas: null } };
  });
  throw new RunEndError({ code: 'taken', finalUrl: await tab.url(), sendsHeld: tab.heldBack() });
}

async function goneOn(run: FillContext['run'], hasGone: boolean): Promise<void> {
  const control = run.openIntent?.facts.control ?? null;
  await run.step(
    'form-went-on',
    { page: run.run.state.page, control, hasGone },
    { phase: 'outcome', change: (state) => ({ ...state, phase: hasGone ? 'read' : 'done' }) },
  );
}

/** Whether any of the page's questions is still shown. */
function showsPage({ fields, page }: FillState, shown: readonly ShownField[]): boolean {
  const asked = new Set(fields.filter((field) => field.page === page).map(({ id }) => id));
  return shown.some((one) => asked.has(shownFieldId(one)));
}

/** A field that an answer removed from the form is not missing. */
function isMissingAnything({ fields, page }: FillState, shown: readonly string[]): boolean {
  return fields.some(
    ({ id, page: at, isRequired, outcome }) =>
      at === page && isRequired && outcome !== 'held' && outcome !== 'kept' && shown.includes(id),
  );
}
