import { useState } from 'react';
import { i18n } from '#i18n';
import { type DiscoverRun, type FillRun, isFillRun, isGoalRun, type Run } from '@/domain/run/run';
import { collectedSentence, endSentence, fillEndSentence, goalEndSentence } from '@/ui/messages/end-sentence';
import { fillFigures } from '@/ui/messages/fill-words';
import { formatAge, formatNumber } from '@/ui/messages/formats';
import { goalFigures } from '@/ui/messages/goal-run-words';
import { statusWord } from '@/ui/messages/status-word';
import { usageCostWords } from '@/ui/messages/usage-words';
import { fillWaitWords, goalWaitWords, waitWords } from '@/ui/messages/wait-words';
import { collectedCount } from '@/ui/run/collection-progress';
import { questionsSentence } from '../explore/goals-progress';
import { Button } from '../parts/button';
import { Disclosure } from '../parts/disclosure';
import { useReport } from '../report/use-report';
import { RunSteps } from './run-steps';

export function RunEntry({ run }: { run: Run }) {
  const [isOpen, setOpen] = useState(false);
  const saveReport = useReport();
  return (
    <li className="run-entry">
      <div className="run-entry-head">
        <h2>{run.site}</h2>
        {run.status === 'ended' ? (
          <time dateTime={run.startedAt}>{formatAge(run.startedAt)}</time>
        ) : (
          <span className={`status status-${run.status}`}>{statusWord(run.status)}</span>
        )}
      </div>
      {isFillRun(run) && <p className="muted">{[i18n.t('fill.kind'), run.state.title].filter(Boolean).join(' · ')}</p>}
      {isGoalRun(run) && <p className="muted">{[i18n.t('goal.kind'), run.state.goal].join(' · ')}</p>}
      <p>{stateSentence(run)}</p>
      <p className="muted">{figuresOf(run)}</p>
      <Disclosure summary={i18n.t('runs.steps')} onToggle={setOpen}>
        {isOpen && <RunSteps runId={run.id} />}
      </Disclosure>
      <Button icon="download" className="run-report" onClick={() => void saveReport(run)}>
        {i18n.t('report.save')}
      </Button>
    </li>
  );
}

function figuresOf(run: Run): string {
  if (isFillRun(run)) return fillFigures(run);
  return isGoalRun(run) ? goalFigures(run) : figures(run);
}

/** Its results: goals of an exploration, jobs of a collection; and model costs. */
function figures({ state: { counts, exploration, mode, usage } }: DiscoverRun): string {
  const jobs = i18n.t('runs.newKnown', { new: formatNumber(counts.new), known: formatNumber(counts.known) });
  return [
    ...(exploration ? [questionsSentence(exploration.goals)] : []),
    ...(mode === 'explore' ? [] : [jobs]),
    ...(usage.dollars > 0 ? [usageCostWords(usage)] : []),
  ].join(' · ');
}

function stateSentence(run: Run): string {
  if (isFillRun(run)) return fillSentence(run);
  if (isGoalRun(run)) {
    if (run.result) return goalEndSentence(run.result);
    return run.wait ? goalWaitWords(run.wait).title : i18n.t('goal.ongoing');
  }
  if (run.result) return [endSentence(run.result), collectedSentence(run.result)].filter(Boolean).join(' ');
  if (run.wait) return waitWords(run.wait).title;
  const collected = collectedCount(run);
  return i18n.t('runs.ongoing', collected, { count: formatNumber(collected) });
}

function fillSentence({ result, wait }: FillRun): string {
  if (result) return fillEndSentence(result);
  return wait ? fillWaitWords(wait).title : i18n.t('fill.ongoing');
}
