import { useEffect } from 'react';
import { i18n } from '#i18n';
import type { DiscoverRun } from '@/domain/run/run';
import type { LimitCaps } from '@/domain/settings/settings';
import type { PanelPorts } from '@/ui/data/panel-ports';
import { usePorts } from '@/ui/data/ports-context';
import { useExport } from '@/ui/export/use-export';
import { collectedSentence, endSentence } from '@/ui/messages/end-sentence';
import { formatAge, formatNumber } from '@/ui/messages/formats';
import { useAnnounce } from '@/ui/parts/announcer';
import { questionsSentence } from '../explore/goals-progress';
import { UsageFigures } from '../explore/usage-figures';
import { Button } from '../parts/button';
import { Icon } from '../parts/icon';
import { GoOn } from './go-on';
import { goOnOffer } from './go-on-offer';
import { RunCountsList } from './run-counts';
import { RunSearch } from './run-search';
import { useUnopened } from './use-unopened';

interface RunEndProps {
  run: DiscoverRun;
  /** Null until the settings are read. */
  caps: LimitCaps | null;
  onSeeJobs: () => void;
}

/** How a run ended, and what to do with its results. */
export function RunEnd({ run, caps, onSeeJobs }: RunEndProps) {
  const announce = useAnnounce();
  const exportJobs = useExport();
  const { jobs } = usePorts();
  const { result } = run;
  const sentence = result && endSentence(result);
  const unopened = useUnopened(run);
  const offer = caps && goOnOffer(run, unopened, caps);
  useEffect(() => {
    if (sentence) announce(sentence);
  }, [announce, sentence]);
  if (!result) return null;
  const { exploration } = run.state;
  const collected = collectedSentence(result);
  const ids = run.state.jobIds;
  return (
    <section className={`run-end ${result.success ? 'run-end-good' : ''}`} aria-labelledby="run-end">
      <header>
        <Icon name={result.success ? 'check' : 'alert'} />
        <h2 id="run-end" tabIndex={-1}>
          {sentence}
        </h2>
      </header>
      <p>
        {collected ?? (exploration && `${questionsSentence(exploration.goals)}.`)}{' '}
        <span className="progress-note run-age">{formatAge(run.endedAt ?? run.startedAt)}</span>
      </p>
      <HeldBack count={result.facts.sendsHeld ?? 0} />
      <RunSearch wishes={run.state.wishes} />
      {run.state.mode !== 'explore' && <RunCountsList run={run} />}
      <UsageFigures run={run} />
      {offer && <GoOn run={run} offer={offer} />}
      {result.facts.collected > 0 && (
        <div className="actions">
          <Button look={offer?.raise ? 'plain' : 'primary'} onClick={onSeeJobs}>
            {i18n.t('run.seeJobs')}
          </Button>
          {ids.length > 0 && (
            <Button icon="download" onClick={async () => exportJobs(await idsStillThere(jobs, ids))}>
              {i18n.t('run.export')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** Blocking makes a page look broken: the user is told why. */
function HeldBack({ count }: { count: number }) {
  if (count === 0) return null;
  return <p className="progress-note">{i18n.t('run.heldSends', count, { count: formatNumber(count) })}</p>;
}

/** Those of the run's jobs that have not been deleted. */
async function idsStillThere(jobs: PanelPorts['jobs'], met: readonly string[]): Promise<string[]> {
  return (await jobs.listedByIds(met)).map(({ id }) => id);
}
