import type { NextControl, SubmitLock } from '@/browser/tab';
import { isFillable } from '@/domain/form/field-keys';
import type { PageLeft } from '@/domain/form/fill-state';
import { RunEndError } from '@/runs/run-ending';
import { combineStepPositions } from '@/safety/next-step/step-position';
import { waitForUser } from '@/workflows/asking/wait-for-user';
import type { FillContext, FrameForm } from '@/workflows/form/fill-ports';
import { hasLeftForm } from '@/workflows/form/has-left-form';
import { fieldsOfForms, type ShownField } from '@/workflows/form/visible-form-fields';
import { askNeeded } from './ask-needed';
import { carriesAgreement } from './carries-agreement';
import { hasGoneOn, lateLooks, readOnceReady } from './has-gone-on';
import { leaveGroundless } from './leave-groundless';
import { missingOf, namesOf, openQuestions, showsPage } from './left-on-page';
import { objectedFields, readTexts } from './page-objections';

/** No application has more; where each question is a page of its own, they are shorter, and a page may say that there are more. */
const most = { pages: 12, questions: 60 };

/**
 * Goes to the form's next page if there is one and nothing required is missing; if it is the last, the form is ready. What is left to the
 * user is told to them, and waited for. Never presses what may send the form (the form reader tells them apart).
 */
export async function goToNextFormPage(filling: FillContext, lock: SubmitLock): Promise<void> {
  const { run, tab, form } = filling;
  const { page } = run.run.state;
  const hadBegun = run.openIntent?.code === 'form-went-on' && run.openIntent.facts.page === page;
  if (hadBegun) await tab.settle();
  const forms = await readOnceReady(filling);
  const shown = fieldsOfForms(forms);
  // If killed during the press, the page may have changed: pressing again would skip a page.
  if (hadBegun && !showsPage(run.run.state, shown)) return goneOn(run, true);
  const lead = leadOf(forms, page);
  const left = missingOf(run.run.state, shown);
  if (lead.isLast) return endReady(run);
  const isLeft = left.length > 0 || page >= lead.most || carriesAgreement(run.run.state, shown);
  if (lead.next === null || isLeft || !lead.next.isEnabled) return leavePage(filling, lead, shown);
  // Not by the run, once the page has made others of its fields.
  if (await leaveGroundless(filling, { isLeaving: true })) return leavePage(filling, lead, shown);
  const { next } = lead;
  const looks = { forms, url: await tab.url() };
  const before = { looks, texts: await readTexts(filling, looks) };
  await run.pace();
  // After a pause, the user may be at another form: nothing is pressed there.
  if (await hasLeftForm(filling)) return waitForUser(filling, 'user-navigated');
  if (await wentOnByItself(filling, next.isOfQuestion)) return goneOn(run, true);
  const saidSent = await tab.saysSent(form.scope);
  await run.intent('form-went-on', { page, control: next.name });
  await lock.whileGoingOn(next, () => form.press(next, { purpose: 'next-step' }));
  if (!saidSent && (await tab.saysSent(form.scope))) return endTaken(filling);
  const { hasGone, now } = await hasGoneOn(filling, looks);
  await goneOn(run, hasGone);
  if (hasGone) return;
  const objected = objectedFields(before, { looks: now, texts: await readTexts(filling, now) });
  const stays = fieldsOfForms(now.forms);
  if (await askNeeded(filling, objected, stays)) return;
  await leavePage(filling, lead, stays, objected);
}

type Forms = readonly FrameForm[];

interface Lead {
  next: (NextControl & { name: string; isEnabled: boolean }) | null;
  /** Its name, or that of one which may just as well send the form; null if there is none. */
  control: string | null;
  isLast: boolean;
  steps: PageLeft['steps'];
  most: number;
}

/** What the page says of the pages after it. */
function leadOf(forms: Forms, page: number): Lead {
  const found = forms.flatMap(({ frameId, reading }) => (reading.next ? [{ frameId, ...reading.next }] : []))[0];
  const unsure = forms.flatMap(({ reading }) => reading.unsureNext ?? [])[0];
  const place = combineStepPositions(forms.map(({ reading }) => reading.place));
  // An address by itself is how people log in, too.
  const next = found && !(found.isOfQuestion && page === 1 && asksAddressOnly(forms)) ? found : null;
  // A page is no last one for want of a Next that was found: it shows what sends, or has one left and asks nothing any more.
  const showsSend = forms.some(({ reading }) => reading.sends.length > 0);
  const isEnd = unsure === undefined ? showsSend : fieldsOfForms(forms).length === 0;
  const steps = forms.flatMap(({ reading }) => reading.steps ?? [])[0] ?? null;
  return {
    next,
    control: found?.name ?? unsure ?? null,
    isLast: found === undefined && (place === 'last' || (place === null && isEnd)),
    steps,
    most: next?.isOfQuestion ? most.questions : Math.min(Math.max(most.pages, steps?.of ?? 0), most.questions),
  };
}

/** Forms of single questions may go on once one is answered: pressed now, their Next would leave out the question after it. */
async function wentOnByItself({ run, form, tab }: FillContext, isOfQuestion: boolean): Promise<boolean> {
  const { page, fields } = run.run.state;
  const asked = fields.filter((field) => field.page === page && isFillable(field));
  // Where it has done so before, it may be about to: a page is drawn a moment after it was decided on.
  const looks = isOfQuestion && asked.length > 1 ? lateLooks + 1 : 1;
  for (let look = 0; look < looks && asked.length > 0; look += 1) {
    if (look > 0) await tab.settle();
    const shown = fieldsOfForms((await form.readForms()).forms);
    if (shown.length > 0 && !showsPage(run.run.state, shown)) return true;
  }
  return false;
}

function asksAddressOnly(forms: Forms): boolean {
  return fieldsOfForms(forms).every(({ field }) => field.key !== null && /^(?:email|username|tel)/.test(field.key));
}

async function endReady(run: FillContext['run']): Promise<void> {
  const facts = { page: run.run.state.page, reason: 'last-page', control: null };
  await run.step('form-ready', facts, { change: (state) => ({ ...state, phase: 'done', pageLeft: null }) });
}

/** Tells the user what is theirs to do here. What the page shows afterwards is the same page with more answers, or the next one. */
async function leavePage(
  filling: FillContext,
  { control, steps, next }: Lead,
  shown: readonly ShownField[],
  objected: ReadonlySet<string> = new Set(),
): Promise<void> {
  const { run, form, tab } = filling;
  const { state } = run.run;
  const missing = missingOf(state, shown);
  const required = missing.length;
  const isStuck = state.stuckAt === state.page || next?.isEnabled === false;
  const open = namesOf(required > 0 ? missing : isStuck ? openQuestions(state, shown, objected) : []);
  const facts = { page: run.run.state.page, required, control };
  await run.step('page-left', facts, {
    change: (state) => ({ ...state, pageLeft: { required, control, open, steps } }),
  });
  // From now on the page tells of the user's own presses.
  await tab.saysSent(form.scope);
  await waitForUser(filling, 'page-left');
  await tab.settle();
  const isShown = showsPage(run.run.state, fieldsOfForms((await form.readForms()).forms));
  await run.step(
    'went-on-filling',
    {},
    {
      change: (state) => ({
        ...state,
        phase: isShown ? 'fill' : 'read',
        pageLeft: null,
        stuckAt: isShown ? state.page : null,
      }),
    },
  );
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
    {
      phase: 'outcome',
      change: (state) => ({ ...state, phase: hasGone ? 'read' : 'next', stuckAt: hasGone ? null : state.page }),
    },
  );
}
