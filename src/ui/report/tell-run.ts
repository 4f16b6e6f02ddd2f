import { i18n } from '#i18n';
import type { DiscoverRun } from '@/domain/run';
import type { Step } from '@/domain/step';
import type { Understanding } from '@/domain/understanding';
import type { StoredPictures } from '@/store/stored-pictures';
import { toldSteps } from '../runs/told-steps';
import { collectedSentence, endSentence } from '../words/end-sentence';
import { formatMoment, formatNumber } from '../words/formats';
import { goalStatusWord, goalWords } from '../words/goal-words';
import { modelWords, tokenWords, usageCostWords } from '../words/usage-words';
import type { ReportContent, ReportFact, ReportGoal, ReportWords } from './report-content';
import { tellStep } from './tell-step';
import { tellUnderstanding } from './tell-understanding';

/** All that is kept of a run. */
export interface RunRecords {
  run: DiscoverRun;
  steps: Step[];
  pictures: StoredPictures[];
  /** What is known of its site; null where nothing is. */
  understanding: Understanding | null;
}

/** A run as its report tells it, in the user's language. */
export function tellRun({ run, steps, pictures, understanding }: RunRecords): ReportContent {
  const bySeq = new Map(pictures.map((taken) => [taken.seq, taken]));
  const told = toldSteps(steps).map((entry) => tellStep(entry, bySeq.get(entry.step.seq) ?? null));
  return {
    language: i18n.t('language'),
    title: i18n.t('report.title', { site: run.site }),
    facts: facts(run),
    goals: (run.state.exploration?.goals ?? []).map(tellGoal),
    understanding: understanding && tellUnderstanding(understanding),
    problems: told.filter(({ isProblem }) => isProblem).map(({ number, text }) => `${number}. ${text}`),
    steps: told,
    words: reportWords(),
  };
}

function facts(run: DiscoverRun): ReportFact[] {
  const { usage, exploration } = run.state;
  const { result } = run;
  const answeredBy = exploration?.model;
  return [
    { name: i18n.t('report.started'), value: formatMoment(run.startedAt) },
    { name: i18n.t('report.ended'), value: run.endedAt ? formatMoment(run.endedAt) : i18n.t('report.notEnded') },
    { name: i18n.t('report.address'), value: run.startUrl },
    ...(result
      ? [
          {
            name: i18n.t('report.result'),
            value: [endSentence(result), collectedSentence(result)].filter(Boolean).join(' '),
          },
        ]
      : []),
    ...(answeredBy ? [{ name: i18n.t('report.model'), value: modelWords(answeredBy) }] : []),
    {
      name: i18n.t('report.usage'),
      value: i18n.t('report.usageText', usage.inputTokens + usage.outputTokens > 0 ? usage.calls : 0, {
        count: formatNumber(usage.calls),
        tokens: tokenWords(usage),
        cost: usageCostWords(usage),
      }),
    },
  ];
}

type GoalOfRun = NonNullable<DiscoverRun['state']['exploration']>['goals'][number];

function tellGoal(goal: GoalOfRun): ReportGoal {
  return {
    text: goalWords(goal),
    status: goalStatusWord(goal.status),
    finding: goal.finding,
    evidence: goal.evidence === null ? null : goal.evidence + 1,
  };
}

function reportWords(): ReportWords {
  return {
    goals: i18n.t('report.goals'),
    understanding: i18n.t('report.understanding'),
    problems: i18n.t('report.errors'),
    steps: i18n.t('report.steps'),
    before: i18n.t('report.before'),
    after: i18n.t('report.after'),
    evidence: (step) => i18n.t('goals.evidence', { step: formatNumber(step) }),
    footer: i18n.t('report.footer'),
  };
}
