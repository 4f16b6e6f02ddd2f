import type { TypedInto } from '@/browser/tab';
import type { DoneAction } from '@/domain/goal/micro-action';
import type { QueuedAction } from '@/domain/goal/queued-action';
import type { Target } from '@/page-api/element-requests';
import { parseTarget } from '@/workflows/explore/target-from-address';
import { pageStateHash } from '@/workflows/explore/text-without-refs';
import { type Noted, stateAfter } from './after-act';
import { askAboutAct, canBeAllowed } from './allow-act';
import { askUser } from './approvals';
import { extractItems } from './extract-items';
import { withAddress } from './find-by-name';
import type { Pursuit } from './goal-ports';
import { inItsRow } from './in-its-row';
import { type Mask, secretsMask } from './mask-secrets';
import { asShown, type Performed, performAction, type Typed, targetOf } from './perform-action';
import { forgetStep } from './remember-step';
import { attemptOf, goalOf, saveGoal, stepOf } from './saved-goal';
import { typedValue } from './typed-value';
import { isElsewhere, pageNow, type Seen, seeAct, watchOf } from './watch-act';

/** How often the same action on an unchanged page may be done. */
const mostRepeats = 2;

/** Does the next action of the list, or notes what a killed worker had begun. */
export async function actNow(pursuit: Pursuit): Promise<void> {
  const [queued] = attemptOf(pursuit).queue;
  if (!queued) return toStage(pursuit, 'decide');
  const begun = await doneByEarlierWorker(pursuit);
  if (begun) return note(pursuit, queued, begun);
  const next = await withAddress(pursuit, queued);
  if ('problem' in next) return note(pursuit, queued, notDone(next.problem));
  if (next.action.type === 'extract') return extractItems(pursuit, next);
  const typed = await textToType(pursuit, next);
  if (!typed) return;
  await ('performed' in typed ? note(pursuit, next, typed) : doNow(pursuit, next, typed));
}

async function doNow(pursuit: Pursuit, decided: QueuedAction, typed: Typed): Promise<void> {
  const { run, tab, clock } = pursuit;
  await run.pace();
  clock.reset();
  const page = await pageNow(pursuit);
  const textBefore = page.text;
  const next = inItsRow(decided, page);
  if ('problem' in next) return note(pursuit, decided, notDone(next.problem));
  // After the last snapshot before the act: each one numbers the rows of lists anew.
  const problem = await changedSince(pursuit, next);
  if (problem !== null) return note(pursuit, next, notDone(problem));
  const repeat = repeatKey(next, pageStateHash(textBefore));
  if ((goalOf(pursuit).repeats[repeat] ?? 0) >= mostRepeats) {
    return note(pursuit, next, notDone('Done twice on this page as it is: it would do the same again.'));
  }
  const urlBefore = await tab.url();
  const heldBefore = tab.heldBack();
  await tab.ask('watch-change', watchOf(pursuit));
  await run.intent('goal-acted', factsOf(next));
  clock.reset();
  const performed = withoutSecrets(await performAction(pursuit, next, typed), await secretsMask(pursuit));
  if (performed.refusal !== null && canBeAllowed(pursuit, performed)) return askAboutAct(pursuit, next, performed);
  const seen = await seeAct(pursuit, urlBefore, textBefore);
  const outcome = asShown(next, performed, seen.hasChanged);
  await note(pursuit, next, { performed: outcome, seen, held: tab.heldBack() - heldBefore, repeat });
}

/** The row of a control is shown to the user and saved. One that shows a secret is told apart by its name, and so is allowed to nobody. */
function withoutSecrets(performed: Performed, mask: Mask): Performed {
  const { where } = performed;
  return where ? { ...performed, where: { ...where, row: mask(where.row) } } : performed;
}

const nothingSeen: Seen = { hasChanged: false, hasOpened: false, hasMoved: false, came: [] };

function notDone(error: string, outcome: Performed['outcome'] = 'failed'): Noted {
  return {
    performed: { outcome, error, refusal: null, name: '', opened: [] },
    seen: nothingSeen,
    held: 0,
    repeat: null,
  };
}

/** Whether the page has what the list was decided for: the same element there. Ground that is gone ends the list. */
async function changedSince(pursuit: Pursuit, queued: QueuedAction): Promise<string | null> {
  const target = targetOf(queued);
  if (target === null || queued.element === null) return null;
  const now = await pursuit.tab.ask('read-element', target);
  if (!now) return 'There is no such element on the page now.';
  // What has a number of its own is found only while it is the same, or is being written in.
  if ('ref' in target && !target.ref.includes('.')) return null;
  const name = (await secretsMask(pursuit))(now.name);
  const isSame = now.role === queued.element.role && (name === queued.element.name || 'selector' in target);
  return isSame ? null : 'Another element is there now.';
}

function repeatKey({ action, element }: QueuedAction, page: string): string {
  const { type, value, key, direction, target, end } = action;
  const { place = null } = target === null ? {} : parseTarget(target);
  return JSON.stringify([type, element?.selectors[0] ?? target, place, end, value, key, direction, page]);
}

/** What makes it a field for secrets: a password field, or any field of a sign-in page while a step signs in. */
async function secretField(pursuit: Pursuit, target: Target | null): Promise<TypedInto['secret']> {
  if (target === null) return null;
  if ((await pursuit.tab.ask('read-element', target))?.type === 'password') return 'password';
  const signsIn = stepOf(pursuit).intent === 'authenticate';
  return signsIn && (await pursuit.tab.ask('read-page-kind', null)).kind === 'login' ? 'sign-in' : null;
}

/** The text with its variables; a note if it must not be typed; nothing if the user is being asked. */
async function textToType(pursuit: Pursuit, { action, element }: QueuedAction): Promise<Typed | Noted | undefined> {
  if (action.type !== 'fill' && action.type !== 'select') return { text: '' };
  const isOption = action.type === 'select';
  const target = targetOf({ action, element });
  const typed = await typedValue(pursuit, {
    value: action.value ?? '',
    fieldName: element?.name ?? '',
    isOption,
    target,
    secret: isOption ? null : await secretField(pursuit, target),
  });
  switch (typed.kind) {
    case 'type':
      return typed;
    case 'refuse':
      return notDone(typed.error, 'refused');
    case 'hand-over':
      await saveGoal(
        pursuit,
        'goal-handed-over',
        {},
        {
          change: (state) => ({ ...state, stage: 'over', isHandedOver: true, attempt: null }),
        },
      );
      return undefined;
    case 'carry': {
      const text = action.value ?? '';
      const isAllowed = await askUser(pursuit, { kind: 'carry', text, from: typed.from, origin: typed.origin });
      if (!isAllowed) return notDone('The user does not want this text to be typed here.', 'declined');
      await saveGoal(
        pursuit,
        'goal-approved',
        { kind: 'carry', site: typed.origin },
        {
          change: (state) => ({
            ...state,
            approvedCarries: [...state.approvedCarries, { text, origin: typed.origin }],
          }),
        },
      );
      return undefined;
    }
  }
}

/** Saves what came of an action, and what follows: the rest of the list while its ground is there, else another look at the page. */
async function note(pursuit: Pursuit, next: QueuedAction, noted: Noted): Promise<void> {
  const mask = await secretsMask(pursuit);
  const url = mask(await pursuit.tab.url());
  const { performed, seen, held } = noted;
  const { outcome, error, refusal, opened } = performed;
  // What it is dropped on as it was said: an address that was looked up says nothing to whoever judges.
  const end = attemptOf(pursuit).queue[0]?.action.end ?? next.action.end;
  const record: DoneAction = {
    action: { ...next.action, end },
    element: next.element,
    outcome,
    error: error && mask(error),
    refusal,
    hasChanged: seen.hasChanged,
    held,
    came: seen.came,
  };
  if (attemptOf(pursuit).isRemembered && outcome !== 'done') await forgetStep(pursuit);
  const facts = { ...factsOf(next), outcome, error: record.error, changed: seen.hasChanged, tabs: opened.length };
  await saveGoal(pursuit, 'goal-acted', facts, {
    phase: 'outcome',
    change: (state) => stateAfter(state, record, { ...noted, url }),
  });
}

function factsOf({ action, element }: QueuedAction): Record<string, string | null> {
  const { type, description } = action;
  return { type, element: element?.name ?? '', description };
}

/** What a worker did that was killed before it could say so; null if it never came to it. An act that was allowed is never done twice. */
async function doneByEarlierWorker(pursuit: Pursuit): Promise<Noted | null> {
  const { run, tab } = pursuit;
  if (run.openIntent?.code !== 'goal-acted') return null;
  await tab.settle();
  const reading = await tab.ask('read-change', watchOf(pursuit));
  const [next] = attemptOf(pursuit).queue;
  const isFill = next?.action.type === 'fill' || next?.action.type === 'select';
  const wasDone = reading === null || reading.wasActedOn || (await isElsewhere(pursuit));
  // Filling the same again changes nothing.
  if (!wasDone || (isFill && reading !== null)) return null;
  const seen = await seeAct(pursuit, goalOf(pursuit).pageUrl, null);
  return {
    performed: { outcome: 'done', error: null, refusal: null, name: '', opened: [] },
    seen,
    held: 0,
    repeat: null,
  };
}

async function toStage(pursuit: Pursuit, stage: 'decide'): Promise<void> {
  await saveGoal(pursuit, 'goal-decided', { step: stepOf(pursuit).id }, { change: (state) => ({ ...state, stage }) });
}
