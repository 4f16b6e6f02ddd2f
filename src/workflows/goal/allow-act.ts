import type { QueuedAction } from '@/domain/goal/queued-action';
import type { AllowedAct } from '@/domain/page/allowed-act';
import type { RefusalCode } from '@/domain/page/refusal-code';
import { parseTarget } from '@/workflows/explore/target-from-address';
import { askUser, declinedKey, isDeclined, originOf } from './approvals';
import { type Entered, enteredSoFar } from './entered-values';
import type { Pursuit } from './goal-ports';
import { secretsMask } from './mask-secrets';
import type { Performed } from './perform-action';
import { rowAround } from './row-of-act';
import { goalOf, saveGoal, stepOf, withAttempt } from './saved-goal';
import { valueInWords } from './typed-value';

/** What a user can allow, one act at a time. All else is never done by a goal. */
const allowable: ReadonlySet<RefusalCode> = new Set([
  'send',
  'save',
  'delete',
  'purchase',
  'follow',
  'agree',
  'leaves-site',
]);

/** Whether the user is asked about an act that the gate refused. Signing in is asked about in steps that authenticate only. */
export function canBeAllowed(pursuit: Pursuit, { refusal, name }: Pick<Performed, 'refusal' | 'name'>): boolean {
  const goal = goalOf(pursuit);
  if (refusal === null) return false;
  if (isDeclined(goal, { code: refusal, name }) || (goal.allowed?.code === refusal && goal.allowed.name === name))
    return false;
  const isSignIn = refusal === 'sign-in' || refusal === 'password';
  return isSignIn
    ? goal.allowed?.code !== 'sign-in' && stepOf(pursuit).intent === 'authenticate'
    : allowable.has(refusal);
}

/** Asks for the one act that the gate refused, by its name, its site and the values in it; then it is done, or is not. */
export async function askAboutAct(
  pursuit: Pursuit,
  { action, element }: QueuedAction,
  { refusal, name, error }: Performed,
): Promise<void> {
  const code = refusal === 'password' ? 'sign-in' : (refusal ?? 'unclear');
  const origin = await originOfAct(pursuit, action.target, code);
  const act: AllowedAct = { code, name, origin, place: element?.place };
  const isKnown = code === 'leaves-site' && goalOf(pursuit).approvedSites.includes(origin);
  const isAllowed =
    isKnown || (await askUser(pursuit, { kind: 'act', act, values: await valuesOf(pursuit, code, action.target) }));
  // The action itself was not done: its intent is closed either way.
  const outcome = {
    type: action.type,
    element: element?.name ?? '',
    outcome: isAllowed ? 'allowed' : 'declined',
    error,
  };
  await saveGoal(pursuit, 'goal-acted', outcome, {
    phase: 'outcome',
    change: (state) =>
      isAllowed
        ? {
            ...state,
            allowed: act,
            allowedNames: [...state.allowedNames, name],
            approvedSites:
              code === 'leaves-site' ? [...new Set([...state.approvedSites, origin])] : state.approvedSites,
          }
        : {
            ...withAttempt(state, (attempt) => ({
              ...attempt,
              queue: [],
              done: [
                ...attempt.done,
                {
                  action,
                  element,
                  outcome: 'declined',
                  error: 'The user said no.',
                  refusal,
                  hasChanged: false,
                  held: 0,
                },
              ],
            })),
            declined: [...state.declined, declinedKey(act)],
            stage: 'decide',
          },
  });
}

/** Where it acts: the page's origin, or for a link to another site, that one's. */
async function originOfAct({ tab }: Pursuit, target: string | null, code: RefusalCode): Promise<string> {
  const here = originOf(await tab.url());
  if (code !== 'leaves-site' || target === null) return here;
  const facts = await tab.ask('read-element', parseTarget(target));
  return facts?.url ? originOf(facts.url) : here;
}

/** What was entered so far, secrets by their names, and the row that it is done in; for a sign-in, the variables that it may type. */
async function valuesOf(pursuit: Pursuit, code: RefusalCode, target: string | null): Promise<Entered[]> {
  const mask = await secretsMask(pursuit);
  const { variables } = goalOf(pursuit);
  if (code === 'sign-in') {
    const origin = originOf(await pursuit.tab.url());
    return variables
      .filter((variable) => variable.origin === origin)
      .map(({ name, isSecret }) => ({ name, value: isSecret ? '•••' : `{{${name}}}` }));
  }
  const values: Entered[] = [];
  for (const { name, value } of enteredSoFar(goalOf(pursuit)))
    values.push({ name: mask(name), value: mask(await valueInWords(pursuit, value)) });
  return [
    ...values,
    ...(target === null ? [] : rowAround(target, mask((await pursuit.tab.snapshot(null, true)).text))),
  ];
}
