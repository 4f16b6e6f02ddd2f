import { i18n } from '#i18n';
import type { Understanding } from '@/domain/page/understanding';
import type { DiscoverRun } from '@/domain/run/run';
import type { Step } from '@/domain/run/step';
import type { StoredPictures } from '@/store/database/stored-pictures';
import { listedSteps } from '@/ui/explore/journal-lines';
import { collectedSentence, endSentence } from '@/ui/messages/end-sentence';
import { explorationQuestionWords, questionStatusWord } from '@/ui/messages/goal-words';
import { modelWords } from '@/ui/messages/usage-words';
import { describeStep } from './describe-step';
import { describeUnderstanding } from './describe-understanding';
import type { ReportContent, ReportFact, ReportGoal } from './report-content';
import { reportWords, runFacts } from './run-facts';

/** All stored data of a run. */
export interface RunRecords {
  run: DiscoverRun;
  steps: Step[];
  pictures: StoredPictures[];
  /** What is known about its site; null if nothing. */
  understanding: Understanding | null;
}

/** The report of a run, in the user's language. */
export function describeRun({ run, steps, pictures, understanding }: RunRecords): ReportContent {
  const bySeq = new Map(pictures.map((taken) => [taken.seq, taken]));
  const told = listedSteps(steps).map((entry) => describeStep(entry, bySeq.get(entry.step.seq) ?? null));
  return {
    language: i18n.t('language'),
    title: i18n.t('report.title', { site: run.site }),
    facts: facts(run),
    goals: (run.state.exploration?.goals ?? []).map(tellGoal),
    understanding: understanding && describeUnderstanding(understanding),
    problems: told.filter(({ isProblem }) => isProblem).map(({ number, text }) => `${number}. ${text}`),
    steps: told,
    words: reportWords(),
  };
}

function facts(run: DiscoverRun): ReportFact[] {
  const { result } = run;
  const answeredBy = run.state.exploration?.model;
  const ended = result && [endSentence(result), collectedSentence(result)].filter(Boolean).join(' ');
  return [
    ...runFacts(run, ended),
    ...(answeredBy ? [{ name: i18n.t('report.model'), value: modelWords(answeredBy) }] : []),
  ];
}

type GoalOfRun = NonNullable<DiscoverRun['state']['exploration']>['goals'][number];

function tellGoal(goal: GoalOfRun): ReportGoal {
  return {
    text: explorationQuestionWords(goal),
    status: questionStatusWord(goal.status),
    finding: goal.finding,
    evidence: goal.evidence === null ? null : goal.evidence + 1,
  };
}
