import { useEffect } from 'react';
import { i18n } from '#i18n';
import type { JobSummary } from '@/domain/job';
import type { Run } from '@/domain/run';
import { useAnnounce } from '../announcer';
import { goalsSentence } from '../explore/goals-progress';
import { UsageFigures } from '../explore/usage-figures';
import { useExport } from '../jobs/use-export';
import type { Loadable } from '../live-query';
import { Button } from '../parts/button';
import { Icon } from '../parts/icon';
import { collectedSentence, endSentence } from '../words/end-sentence';
import { formatAge } from '../words/formats';
import { RunCountsList } from './run-counts';
import { RunSearch } from './run-search';

interface RunEndProps {
  run: Run;
  jobs: Loadable<JobSummary[]>;
  onSeeJobs: () => void;
}

/** How a run ended, and what to do with what it brought. */
export function RunEnd({ run, jobs, onSeeJobs }: RunEndProps) {
  const announce = useAnnounce();
  const exportJobs = useExport();
  const { result } = run;
  const sentence = result && endSentence(result);
  useEffect(() => {
    if (sentence) announce(sentence);
  }, [announce, sentence]);
  if (!result) return null;
  const { exploration } = run.state;
  const collected = collectedSentence(result);
  const ids = jobs.state === 'ready' ? idsStillThere(jobs.value, run.state.jobIds) : [];
  return (
    <section className={`run-end ${result.success ? 'run-end-good' : ''}`} aria-labelledby="run-end">
      <header>
        <Icon name={result.success ? 'check' : 'alert'} />
        <h2 id="run-end" tabIndex={-1}>
          {sentence}
        </h2>
      </header>
      <p>
        {collected ?? (exploration && `${goalsSentence(exploration.goals)}.`)}{' '}
        <span className="progress-note run-age">{formatAge(run.endedAt ?? run.startedAt)}</span>
      </p>
      <RunSearch wishes={run.state.wishes} />
      {run.state.mode !== 'explore' && <RunCountsList run={run} />}
      <UsageFigures run={run} />
      {result.facts.collected > 0 && (
        <div className="actions">
          <Button look="primary" onClick={onSeeJobs}>
            {i18n.t('run.seeJobs')}
          </Button>
          {ids.length > 0 && (
            <Button icon="download" onClick={() => exportJobs(ids)}>
              {i18n.t('run.export')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** Of the jobs that the run met, those that were not deleted since. */
function idsStillThere(jobs: JobSummary[], met: string[]): string[] {
  const there = new Set(jobs.map(({ id }) => id));
  return met.filter((id) => there.has(id));
}
