import type { Attempt, GoalState } from '@/domain/goal/goal-state';
import type { DoneAction } from '@/domain/goal/micro-action';
import { originOf } from './approvals';
import { isByName } from './find-by-name';
import { isAllowedAct } from './is-allowed-act';
import type { Performed } from './perform-action';
import type { Seen } from './watch-act';

/** What came of an action. */
export interface Noted {
  performed: Performed;
  seen: Seen;
  held: number;
  repeat: string | null;
}

/** The goal with what came of an action, and what follows. `url`: where the tab is now, secrets masked. */
export function stateAfter(
  state: GoalState,
  record: DoneAction,
  { seen, repeat, url }: Noted & { url: string },
): GoalState {
  if (!state.attempt) return state;
  const { attempt, stage } = attemptAfter(state.attempt, record, seen);
  const isRight = record.outcome === 'done';
  return {
    ...state,
    attempt,
    stage,
    pageUrl: url,
    readOrigins: [...new Set([...state.readOrigins, originOf(url)])],
    allowed: isSpent(state.allowed, record) ? null : state.allowed,
    repeats: repeat === null ? state.repeats : { ...state.repeats, [repeat]: (state.repeats[repeat] ?? 0) + 1 },
    figures: {
      ...state.figures,
      actions: state.figures.actions + 1,
      actionsRight: state.figures.actionsRight + (isRight ? 1 : 0),
    },
  };
}

/** What is done before the act that was allowed leaves it allowed. */
const isSpent = (allowed: GoalState['allowed'], { element }: DoneAction): boolean =>
  allowed?.code !== 'sign-in' && isAllowedAct(allowed, element);

/**
 * The first error ends the list; so does an address that changed, or something that opened, except for remembered and named actions, which
 * are found wherever they are. Carried out to its end, with nothing new to look at, it is judged, unless its executor has more to do.
 */
export function attemptAfter(
  attempt: Attempt,
  record: DoneAction,
  { hasMoved, hasOpened }: Pick<Seen, 'hasMoved' | 'hasOpened'>,
): { attempt: Attempt; stage: 'act' | 'decide' | 'judge' } {
  const rest = attempt.queue.slice(1);
  const done = [...attempt.done, record];
  const isDone = record.outcome === 'done';
  const isNamed = rest[0] !== undefined && isByName(rest[0]);
  const isGroundThere = isDone && (attempt.isRemembered || !(hasMoved || (hasOpened && !isNamed)));
  if (rest.length > 0 && isGroundThere) return { attempt: { ...attempt, done, queue: rest }, stage: 'act' };
  const isThrough =
    rest.length === 0 && isDone && !attempt.looksAgain && (attempt.isRemembered || hasMoved || !hasOpened);
  return { attempt: { ...attempt, done, queue: [] }, stage: isThrough ? 'judge' : 'decide' };
}
