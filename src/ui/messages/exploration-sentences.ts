import { i18n } from '#i18n';
import type { StepCode } from '@/domain/run/step';
import { actedWords, decidedWords } from './act-words';
import { formatNumber } from './formats';
import { refusalSentence } from './refusal-sentences';
import { isNumber, isText, type StepFacts } from './step-facts';

type ExplorationCode = Extract<
  StepCode,
  | 'understanding-holds'
  | 'exploration-began'
  | 'page-classified'
  | 'filters-mapped'
  | 'decided'
  | 'acted'
  | 'analyzed'
  | 'act-refused'
  | 'warned'
  | 'goal-reached'
  | 'page-summarized'
  | 'exploration-over'
  | 'selectors-checked'
  | 'model-waited'
  | 'model-failed'
  | 'model-replaced'
>;

/** Journal entries of an exploration, in plain sentences. Missing facts are left out. */
export const explorationSentences: Record<ExplorationCode, (facts: StepFacts) => string> = {
  'understanding-holds': () => i18n.t('step.understandingHolds'),
  'exploration-began': ({ goals }) =>
    isNumber(goals)
      ? i18n.t('step.explorationBegan', goals, { count: formatNumber(goals) })
      : i18n.t('step.explorationBeganPlain'),
  'page-classified': ({ page, isNew }) => {
    if (!isText(page)) return i18n.t('step.pagePlain');
    return isNew === true
      ? i18n.t('step.pageNew', { page: pageName(page) })
      : i18n.t('step.pageKnown', { page: pageName(page) });
  },
  'filters-mapped': ({ filters }) =>
    isNumber(filters)
      ? i18n.t('step.filtersMapped', filters, { count: formatNumber(filters) })
      : i18n.t('step.filtersMappedPlain'),
  decided: ({ tool, element, reason }) => withReason(decidedWords(tool, element), reason),
  acted: actedSentence,
  analyzed: ({ summary }) => (isText(summary) ? summary : i18n.t('step.analyzedPlain')),
  'act-refused': ({ element, code }) =>
    i18n.t('step.refused', {
      element: isText(element) ? element : i18n.t('step.unnamed'),
      reason: refusalSentence(code),
    }),
  warned: ({ code }) => (isText(code) && warnings[code] ? warnings[code]() : i18n.t('step.warnedPlain')),
  'goal-reached': ({ finding }) =>
    isText(finding) ? i18n.t('step.goalReached', { finding }) : i18n.t('step.goalReachedPlain'),
  'page-summarized': ({ page }) =>
    isText(page) ? i18n.t('step.pageSummarized', { page: pageName(page) }) : i18n.t('step.pageSummarizedPlain'),
  'exploration-over': ({ reached, goals }) =>
    isNumber(reached) && isNumber(goals)
      ? i18n.t('step.explorationOver', { reached: formatNumber(reached), goals: formatNumber(goals) })
      : i18n.t('step.explorationOverPlain'),
  'selectors-checked': ({ right, total }) =>
    isNumber(right) && isNumber(total)
      ? i18n.t('step.selectorsChecked', { right: formatNumber(right), total: formatNumber(total) })
      : i18n.t('step.selectorsCheckedPlain'),
  'model-waited': modelWaitedSentence,
  'model-failed': ({ message }) =>
    isText(message) ? i18n.t('step.modelSays', { message }) : i18n.t('step.modelSaysPlain'),
  'model-replaced': () => i18n.t('step.modelReplaced'),
};

/** Page names are written for code: `job_search`. */
const pageName = (page: string): string => page.replaceAll('_', ' ');

/** Why an exploration is brought to an end. */
const warnings: Record<string, () => string> = {
  turns: () => i18n.t('step.warnedTurns'),
  minutes: () => i18n.t('step.warnedMinutes'),
  errors: () => i18n.t('step.warnedErrors'),
  circles: () => i18n.t('step.warnedCircles'),
};

/** `Pressed “All filters”: a dialog with 9 filters opened.` */
export function actWithEffect({ tool, element }: StepFacts, summary: string): string {
  return withReason(actedWords(tool, element), summary);
}

function withReason(act: string, reason: StepFacts[string] | undefined): string {
  return isText(reason) ? i18n.t('step.withReason', { act, reason }) : `${act}.`;
}

function actedSentence({ tool, element, success, changed, error }: StepFacts): string {
  const act = actedWords(tool, element);
  if (success === false) {
    return withReason(act, isText(error) ? i18n.t('step.didNotWorkFor', { error }) : `${i18n.t('step.didNotWork')}.`);
  }
  return changed === false ? withReason(act, `${i18n.t('step.nothingChanged')}.`) : `${act}.`;
}

function modelWaitedSentence({ reason, seconds }: StepFacts): string {
  const why =
    reason === 'busy'
      ? i18n.t('step.modelBusy')
      : reason === 'unreachable'
        ? i18n.t('step.modelUnreachable')
        : i18n.t('step.modelFailed');
  if (!isNumber(seconds)) return why;
  return `${why} ${i18n.t('step.triesAgain', Math.round(seconds), { count: formatNumber(Math.round(seconds)) })}`;
}
