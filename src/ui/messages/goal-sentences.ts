import { i18n } from '#i18n';
import { PlannedStep } from '@/domain/goal/goal-state';
import { microActionTypes } from '@/domain/goal/micro-action';
import type { StepCode } from '@/domain/run/step';
import { formatNumber } from './formats';
import { actionWord } from './goal-run-words';
import { isNumber, isText, type StepFacts } from './step-facts';

type GoalCode = Extract<StepCode, `goal-${string}`> extends infer Code ? Exclude<Code, 'goal-reached'> : never;

/** Sentences for the steps of a goal. */
export const goalSentences: Record<GoalCode & string, (facts: StepFacts) => string> = {
  'goal-opened': () => i18n.t('step.goalOpened'),
  'goal-planned': ({ steps }) => i18n.t('step.goalPlanned', Number(steps), { count: formatNumber(Number(steps)) }),
  'goal-replanned': ({ expectation }) =>
    isText(expectation) ? i18n.t('step.goalReplanned', { expectation }) : i18n.t('step.goalReplannedPlain'),
  'goal-asked': ({ kind }) => (kind === 'plan' ? i18n.t('step.goalAskedPlan') : i18n.t('step.goalAsked')),
  'goal-approved': ({ kind }) => (kind === 'plan' ? i18n.t('step.goalApprovedPlan') : i18n.t('step.goalApproved')),
  'goal-declined': ({ kind }) => (kind === 'plan' ? i18n.t('step.goalDeclinedPlan') : i18n.t('step.goalDeclined')),
  'goal-step-began': ({ description, attempt }) => {
    const told = isText(description) ? description : '';
    return isNumber(attempt) && attempt > 1
      ? i18n.t('step.goalStepAgain', { description: told, attempt: formatNumber(attempt) })
      : i18n.t('step.goalStepBegan', { description: told });
  },
  'goal-decided': ({ actions, memory }) => {
    if (!isNumber(actions) || actions === 0) return i18n.t('step.goalLooked');
    const count = { count: formatNumber(actions) };
    return memory === true ? i18n.t('step.goalRecalled', actions, count) : i18n.t('step.goalDecided', actions, count);
  },
  'goal-acted': ({ type, element, outcome, error }) => {
    const action = actionWord(microActionTypes.find((one) => one === type) ?? 'click');
    const told = isText(element) && element !== '' ? i18n.t('step.goalActedOn', { action, element }) : action;
    return isText(error) && outcome !== 'done' ? i18n.t('step.goalNotDone', { told, error }) : told;
  },
  'goal-collected': ({ count }) =>
    isNumber(count)
      ? i18n.t('step.goalCollected', count, { count: formatNumber(count) })
      : i18n.t('step.goalCollecting'),
  'goal-judged': ({ description, status, reason }) => {
    const told = { description: isText(description) ? description : '', reason: isText(reason) ? reason : '' };
    const known = PlannedStep.shape.status.safeParse(status).data;
    return known === 'success' ? i18n.t('step.goalStepDone', told) : i18n.t('step.goalStepFailed', told);
  },
  'goal-recovered': ({ kind, change, reason }) => {
    if (kind === 'retry' && isText(change)) return i18n.t('step.goalRetry', { change });
    return isText(reason) && reason !== '' ? i18n.t('step.goalReplan', { reason }) : i18n.t('step.goalReplanPlain');
  },
  'goal-answered': ({ done }) => (done === true ? i18n.t('step.goalFinished') : i18n.t('step.goalNotReached')),
  'goal-handed-over': () => i18n.t('step.goalHandedOver'),
};
