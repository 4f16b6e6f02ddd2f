import type { NextControl, SubmitLock } from '@/browser/tab';
import type { FieldKey } from '@/domain/form/field-key-schema';
import { isNever } from '@/domain/form/field-keys';
import type { FillState, PageLeft, PlannedField } from '@/domain/form/fill-state';
import type { FormField } from '@/domain/form/form-field';
import { isAgreementText } from '@/forms/keys/says-agreement';
import { type Folded, fold, splitWords } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { RunEndError } from '@/runs/run-ending';
import { combineStepPositions } from '@/safety/next-step/step-position';
import { waitForUser } from '@/workflows/asking/wait-for-user';
import type { FillContext } from '@/workflows/form/fill-ports';
import { hasLeftForm } from '@/workflows/form/has-left-form';
import { fieldsOfForms, type ShownField, shownFieldId } from '@/workflows/form/visible-form-fields';
import { leaveGroundless } from './leave-groundless';

/** No application has more; where each question is a page of its own, they are shorter. */
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
  const { forms } = await form.readForms();
  const shown = fieldsOfForms(forms);
  // If killed during the press, the page may have changed: pressing again would skip a page.
  if (hadBegun && !showsPage(run.run.state, shown)) return goneOn(run, true);
  const lead = leadOf(forms, page);
  const left = missingOf(run.run.state, shown);
  if (lead.isLast) return endReady(run);
  const isLeft = lead.next === null || left > 0 || page >= lead.most || carriesAgreement(run.run.state, shown);
  if (lead.next === null || isLeft) return leavePage(filling, lead, left, shown);
  // Not by the run, once the page has made others of its fields.
  if (await leaveGroundless(filling, { isLeaving: true })) return leavePage(filling, lead, left, shown);
  const { next } = lead;
  const before = looksOf(forms, await tab.url());
  await run.pace();
  // After a pause, the user may be at another form: nothing is pressed there.
  if (await hasLeftForm(filling)) return waitForUser(filling, 'user-navigated');
  if (await wentOnByItself(filling, next.isOfQuestion)) return goneOn(run, true);
  const saidSent = await tab.saysSent();
  await run.intent('form-went-on', { page, control: next.name });
  await lock.whileGoingOn(next, () => form.press(next, { purpose: 'next-step' }));
  if (!saidSent && (await tab.saysSent())) return endTaken(filling);
  const hasGone = await hasChanged(filling, before);
  await goneOn(run, hasGone);
  if (!hasGone) await leavePage(filling, lead, left, fieldsOfForms((await form.readForms()).forms));
}

type Forms = Awaited<ReturnType<FillContext['form']['readForms']>>['forms'];

interface Lead {
  next: (NextControl & { name: string }) | null;
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
  return {
    next,
    control: found?.name ?? unsure ?? null,
    isLast: found === undefined && (place === 'last' || (place === null && isEnd)),
    steps: forms.flatMap(({ reading }) => reading.steps ?? [])[0] ?? null,
    most: next?.isOfQuestion ? most.questions : most.pages,
  };
}

/** Forms of single questions may go on once one is answered: pressed now, their Next would leave out the question after it. */
async function wentOnByItself({ run, form, tab }: FillContext, isOfQuestion: boolean): Promise<boolean> {
  const asked = run.run.state.fields.filter((field) => field.page === run.run.state.page);
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

/** Some pages show the next one a moment after all is quiet. */
const lateLooks = 3;

async function hasChanged({ form, tab }: FillContext, before: string): Promise<boolean> {
  for (let look = 0; look < lateLooks; look += 1) {
    if (look > 0) await tab.settle();
    if (looksOf((await form.readForms()).forms, await tab.url()) !== before) return true;
  }
  return false;
}

/** What one page of a form shows and the next does not: its questions, its number, its address. */
function looksOf(forms: Forms, url: string): string {
  const numbers = forms.map(({ reading }) => reading.steps?.at ?? '');
  const questions = fieldsOfForms(forms).map((one) => `${shownFieldId(one)} ${one.field.hint} ${one.field.clues.type}`);
  return [url, ...numbers, ...questions].join('\n');
}

async function endReady(run: FillContext['run']): Promise<void> {
  const facts = { page: run.run.state.page, reason: 'last-page', control: null };
  await run.step('form-ready', facts, { change: (state) => ({ ...state, phase: 'done', pageLeft: null }) });
}

/** Tells the user what is theirs to do here. What the page shows afterwards is the same page with more answers, or the next one. */
async function leavePage(
  filling: FillContext,
  { control, steps }: Lead,
  required: number,
  shown: readonly ShownField[],
): Promise<void> {
  const { run, form, tab } = filling;
  const open = run.run.state.stuckAt === run.run.state.page ? openQuestions(run.run.state, shown) : [];
  const facts = { page: run.run.state.page, required, control };
  await run.step('page-left', facts, {
    change: (state) => ({ ...state, pageLeft: { required, control, open, steps } }),
  });
  // From now on the page tells of the user's own presses.
  await tab.saysSent();
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

/**
 * Whether most of the page's questions are still shown. Boxes for news or a consent may stand on every page; what an answer removed from it
 * makes no further page.
 */
function showsPage({ fields, page }: FillState, shown: readonly ShownField[]): boolean {
  const asked = fields.filter((field) => field.page === page);
  const ofForm = asked.filter(({ key }) => key === null || !isNever(key));
  const judged = ofForm.length > 0 ? ofForm : asked;
  const ids = new Set(shown.map(shownFieldId));
  return judged.filter(({ id }) => ids.has(id)).length * 2 > judged.length;
}

/** Number of required questions without an answer. A field that an answer removed from the form is not missing. */
function missingOf({ fields, page }: FillState, shown: readonly ShownField[]): number {
  const now = new Map(shown.map((one) => [shownFieldId(one), one.field]));
  return fields.filter(({ id, page: at, isRequired, outcome }) => {
    const field = now.get(id);
    const isMissing = field !== undefined && (isRequired || field.isRequired) && !isAnswered(outcome, field);
    return at === page && isMissing;
  }).length;
}

/**
 * Whether Next would give what the page has ticked or chosen by itself, an agreement or a box that nobody has understood. Once the page was
 * left to its user it is theirs.
 */
function carriesAgreement({ fields, page, stuckAt }: FillState, shown: readonly ShownField[]): boolean {
  if (stuckAt === page) return false;
  const held = new Set(fields.filter(({ outcome }) => outcome === 'held').map(({ id }) => id));
  return shown.some((one) => !held.has(shownFieldId(one)) && givesWord(one.field));
}

/**
 * A list's first entry is sent as well, though nobody has chosen it. Who says yes to what nobody understands, or to an open question, may
 * agree to anything: what is known of the applicant alone is none. News that a page has ticked is no agreement: it stays as it is and is
 * told in the review; an answer to the question whether one wants any is the user's.
 */
function givesWord({ key, kind, value, options }: FormField): boolean {
  if (value === '' || (key !== null && !isWord(key) && !isOpen(key))) return false;
  if (kind === 'tick') return key !== 'never.marketing';
  const labels = (options ?? []).map(({ label, isChosen }) => ({ words: fold(label), isChosen }));
  const chosen = labels.filter(({ isChosen }) => isChosen).map(({ words }) => words);
  if (chosen.some(saysNo)) return false;
  return (key !== null && isWord(key)) || chosen.some(saysYes) || labels.some(({ words }) => saysNo(words));
}

const isWord = (key: FieldKey): boolean =>
  /^never\.(?:consent|signature|attestation)$/.test(key) || key === 'consent.future';
/** Whatever the form asks of its own. */
const isOpen = (key: FieldKey): boolean => key.startsWith('question.') || key === 'never.marketing';
/** "Yes, gladly". */
const saysYes = (words: Folded): boolean => begins(words, isYes) || isAgreementText(words);
const saysNo = (words: Folded): boolean => begins(words, isNo);
const begins = (words: Folded, says: (words: Folded) => boolean): boolean =>
  says(words) || splitWords(words).slice(0, 1).some(says);
const isYes = nameWordTest({ alone: phrases('options.yes') });
const isNo = nameWordTest({ alone: phrases('options.no') });

/** How many questions a sentence names. */
const mostNamed = 3;

/** What has no answer on a page that did not go on: it requires more than it says. */
function openQuestions({ fields, page }: FillState, shown: readonly ShownField[]): string[] {
  const known = new Map(fields.filter((field) => field.page === page).map(({ id, outcome }) => [id, outcome]));
  const open = shown.filter((one) => !isAnswered(known.get(shownFieldId(one)) ?? 'open', one.field));
  return [...new Set(open.flatMap(({ field }) => field.question || []))].slice(0, mostNamed);
}

/** The user may have answered it in the page meanwhile. */
function isAnswered(outcome: PlannedField['outcome'], { value, isUnchosen }: FormField): boolean {
  return outcome === 'held' || outcome === 'kept' || (value !== '' && !isUnchosen);
}
