import { i18n } from '#i18n';
import type { StepIntent } from '@/domain/goal/goal-step';
import type { MicroAction } from '@/domain/goal/micro-action';
import type { RefusalCode } from '@/domain/page/refusal-code';
import type { GoalRun } from '@/domain/run/run';
import { formatDuration, formatNumber } from './formats';
import { usageCostWords } from './usage-words';

const intents: Record<StepIntent, () => string> = {
  search: () => i18n.t('goalIntent.search'),
  filter: () => i18n.t('goalIntent.filter'),
  navigate: () => i18n.t('goalIntent.navigate'),
  extract: () => i18n.t('goalIntent.extract'),
  authenticate: () => i18n.t('goalIntent.authenticate'),
  verify: () => i18n.t('goalIntent.verify'),
  interact: () => i18n.t('goalIntent.interact'),
};

export const intentWord = (intent: StepIntent): string => intents[intent]();

const actions: Record<MicroAction['type'], () => string> = {
  click: () => i18n.t('goalAction.click'),
  double_click: () => i18n.t('goalAction.doubleClick'),
  hover: () => i18n.t('goalAction.hover'),
  drag: () => i18n.t('goalAction.drag'),
  fill: () => i18n.t('goalAction.fill'),
  select: () => i18n.t('goalAction.select'),
  press_key: () => i18n.t('goalAction.pressKey'),
  scroll: () => i18n.t('goalAction.scroll'),
  wait: () => i18n.t('goalAction.wait'),
  extract: () => i18n.t('goalAction.extract'),
};

export const actionWord = (type: MicroAction['type']): string => actions[type]();

/** Acts that users are asked about; the others are never asked. */
const asked: Partial<Record<RefusalCode, () => string>> = {
  'sign-in': () => i18n.t('goalAct.signIn'),
  send: () => i18n.t('goalAct.send'),
  save: () => i18n.t('goalAct.save'),
  delete: () => i18n.t('goalAct.delete'),
  purchase: () => i18n.t('goalAct.purchase'),
  follow: () => i18n.t('goalAct.follow'),
  agree: () => i18n.t('goalAct.agree'),
  'leaves-site': () => i18n.t('goalAct.leavesSite'),
};

export const actCodeWords = (code: RefusalCode): string => (asked[code] ?? (() => i18n.t('goalAct.other')))();

/** How a goal went, in figures. */
export function goalFigures({ state: { figures, usage } }: GoalRun): string {
  const { stepsJudged, stepsSucceeded, actions: done, actionsRight, replans } = figures;
  return [
    i18n.t('goal.figureSteps', { done: formatNumber(stepsSucceeded), all: formatNumber(stepsJudged) }),
    i18n.t('goal.figureActions', { right: formatNumber(actionsRight), all: formatNumber(done) }),
    i18n.t('goal.figureReplans', replans, { count: formatNumber(replans) }),
    ...(usage.dollars > 0 ? [usageCostWords(usage)] : []),
  ].join(' · ');
}

/** The success figures, by name, for the report. */
export function successFigures({ state: { figures, plan } }: GoalRun): { name: string; value: string }[] {
  const {
    stepsJudged,
    stepsSucceeded,
    actions: done,
    actionsRight,
    replans,
    stepTokens,
    recoveriesMs,
    planned,
    remembered,
  } = figures;
  const steps = plan.filter(({ result }) => result !== null).length;
  const recovery = recoveriesMs.reduce((sum, ms) => sum + ms, 0) / Math.max(1, recoveriesMs.length);
  return [
    { name: i18n.t('goalFigure.stepSuccess'), value: shareWords(stepsSucceeded, stepsJudged) },
    { name: i18n.t('goalFigure.firstTry'), value: shareWords(actionsRight, done) },
    { name: i18n.t('goalFigure.replans'), value: formatNumber(replans) },
    { name: i18n.t('goalFigure.tokens'), value: formatNumber(Math.round(stepTokens / Math.max(1, steps))) },
    { name: i18n.t('goalFigure.recovery'), value: recoveriesMs.length === 0 ? '–' : formatDuration(recovery) },
    { name: i18n.t('goalFigure.planLength'), value: formatNumber(planned) },
    { name: i18n.t('goalFigure.remembered'), value: formatNumber(remembered) },
  ];
}

function shareWords(part: number, whole: number): string {
  return whole === 0
    ? '–'
    : `${formatNumber(Math.round((part / whole) * 100))} % (${formatNumber(part)}/${formatNumber(whole)})`;
}
