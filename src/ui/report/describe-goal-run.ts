import { i18n } from '#i18n';
import type { CollectedItem } from '@/domain/job/collected-item';
import type { GoalRun } from '@/domain/run/run';
import type { Step } from '@/domain/run/step';
import { listedSteps } from '@/ui/explore/journal-lines';
import { goalEndSentence } from '@/ui/messages/end-sentence';
import { successFigures } from '@/ui/messages/goal-run-words';
import { describeStep } from './describe-step';
import type { ReportContent, ReportGoal } from './report-content';
import { reportWords, runFacts } from './run-facts';

/** The report of a goal: the answer, the plan as it went, what it rests on, and its success figures. Secrets stand in none of it. */
export function describeGoalRun(run: GoalRun, steps: readonly Step[], items: readonly CollectedItem[]): ReportContent {
  const told = listedSteps([...steps]).map((entry) => describeStep(entry, null));
  const { goal, constraints, plan, answer } = run.state;
  const result = run.result && [goalEndSentence(run.result), answer?.text ?? ''].filter(Boolean).join(' ');
  return {
    language: i18n.t('language'),
    title: i18n.t('report.title', { site: run.site }),
    facts: [
      { name: i18n.t('goal.goal'), value: goal },
      ...(constraints === '' ? [] : [{ name: i18n.t('goal.constraints'), value: constraints }]),
      ...runFacts(run, result),
      ...successFigures(run),
    ],
    goals: plan.filter(({ status }) => status !== 'dropped').map(tellStep),
    understanding:
      items.length === 0 ? null : { text: '', lists: [{ title: i18n.t('goal.items'), items: items.map(itemLine) }] },
    problems: told.filter(({ isProblem }) => isProblem).map(({ number, text }) => `${number}. ${text}`),
    steps: told,
    words: { ...reportWords(), goals: i18n.t('goal.plan'), understanding: i18n.t('goal.items') },
  };
}

function tellStep({ description, status, result }: GoalRun['state']['plan'][number]): ReportGoal {
  const isDone = status === 'success';
  return {
    text: description,
    status: isDone ? i18n.t('goal.stepDone') : i18n.t(status === 'open' ? 'goal.stepOpen' : 'goal.stepFailed'),
    finding: result && (isDone ? result.evidence : result.errorReason),
    evidence: null,
  };
}

function itemLine({ data }: CollectedItem): string {
  return Object.entries(data)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(' · ');
}
