import type { GoalState } from '@/domain/goal/goal-state';
import type { QueuedAction } from '@/domain/goal/queued-action';
import type { AllowedAct } from '@/domain/page/allowed-act';
import type { RefusalCode } from '@/domain/page/refusal-code';
import type { Target } from '@/page-api/element-requests';
import { askUser, declinedKey, isDeclined, originOf } from './approvals';
import { type Entered, enteredSoFar } from './entered-values';
import type { Pursuit } from './goal-ports';
import { controlOf } from './is-allowed-act';
import { secretsMask } from './mask-secrets';
import { type Performed, targetOf } from './perform-action';
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
export function canBeAllowed(
  pursuit: Pursuit,
  { refusal, name, where }: Pick<Performed, 'refusal' | 'name' | 'where'>,
): boolean {
  const goal = goalOf(pursuit);
  // A document without an origin of its own is nobody's to name.
  if (refusal === null || isDeclined(goal, { code: refusal, name }) || where?.origin === 'null') return false;
  const isSignIn = refusal === 'sign-in' || refusal === 'password';
  if (isAllowedThere(goal.allowed, isSignIn ? 'sign-in' : refusal, name, where)) return false;
  return isSignIn ? stepOf(pursuit).intent === 'authenticate' : allowable.has(refusal);
}

/** Whether this very act was allowed already, so that it is refused for something else. In another row, or on another origin, it is another act. */
function isAllowedThere(
  allowed: AllowedAct | null,
  code: RefusalCode,
  name: string,
  where: Performed['where'],
): boolean {
  if (allowed?.code !== code) return false;
  const isThere = where === undefined || allowed.origin === where.origin;
  if (code === 'sign-in') return isThere;
  if (code === 'leaves-site') return allowed.name === name;
  if (allowed.name !== name || !isThere) return false;
  // A row that never says the same twice, as one with a clock, would be asked about for ever.
  return where === undefined || (allowed.row ?? '') === where.row || (allowed.renewals ?? 0) >= mostRenewals;
}

/** How often a user is asked again about an act that they have just allowed. */
const mostRenewals = 2;

/** Of an act that was allowed and is asked about before it was done. */
function renewalsOf({ allowed }: Pick<GoalState, 'allowed'>, code: RefusalCode, name: string): number | undefined {
  return allowed?.code === code && allowed.name === name ? (allowed.renewals ?? 0) + 1 : undefined;
}

/** Asks for the one act that the gate refused, by its name, its site and the values in it; then it is done, or is not. */
export async function askAboutAct(
  pursuit: Pursuit,
  { action, element }: QueuedAction,
  { refusal, name, where, error }: Performed,
): Promise<void> {
  const code = refusal === 'password' ? 'sign-in' : (refusal ?? 'unclear');
  const target = targetOf({ action, element });
  const origin = where && code !== 'leaves-site' ? where.origin : await originOfAct(pursuit, target, code);
  const isBound = code !== 'sign-in' && code !== 'leaves-site';
  const row = (isBound && where?.row) || undefined;
  const act: AllowedAct = {
    code,
    name,
    element: controlOf(element),
    origin,
    place: element?.place,
    row,
    renewals: renewalsOf(goalOf(pursuit), code, name),
  };
  const isKnown = code === 'leaves-site' && goalOf(pursuit).approvedSites.includes(origin);
  const isAllowed = isKnown || (await askUser(pursuit, { kind: 'act', act, values: await valuesOf(pursuit, act) }));
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

/** Where it acts: the origin of its document, or for a link to another site, that one's. */
async function originOfAct({ tab }: Pursuit, target: Target | null, code: RefusalCode): Promise<string> {
  const here = await tab.ask('read-origin', { target });
  if (code !== 'leaves-site' || target === null) return here;
  const facts = await tab.ask('read-element', target);
  return facts?.url ? originOf(facts.url) : here;
}

/** What was entered so far, secrets by their names, and the row that it is done in; for a sign-in, the variables that it may type. */
async function valuesOf(pursuit: Pursuit, { code, origin, row }: AllowedAct): Promise<Entered[]> {
  const mask = await secretsMask(pursuit);
  const { variables } = goalOf(pursuit);
  if (code === 'sign-in') {
    return variables
      .filter((variable) => variable.origin === origin)
      .map(({ name, isSecret }) => ({ name, value: isSecret ? '•••' : `{{${name}}}` }));
  }
  const values: Entered[] = [];
  for (const { name, value } of enteredSoFar(goalOf(pursuit)))
    values.push({ name: mask(name), value: mask(await valueInWords(pursuit, value)) });
  return [...values, ...inRow(row)];
}

/** The most of a row that a question shows. */
const mostRow = 300;

/** `Bo: Letter 2`: the row as the gate read it, which is the one that the act is then allowed in. */
function inRow(row = ''): Entered[] {
  const [name = '', ...texts] = row.slice(0, mostRow).split(' | ');
  return name === '' ? [] : [{ name, value: texts.join(' | ') }];
}
