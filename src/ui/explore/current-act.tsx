import { useCallback } from 'react';
import { i18n } from '#i18n';
import type { LiveEvent } from '@/domain/run/live-event';
import type { DiscoverRun } from '@/domain/run/run';
import type { Step } from '@/domain/run/step';
import { useLiveQuery } from '@/ui/data/live-query';
import { usePorts } from '@/ui/data/ports-context';
import { actWithEffect } from '@/ui/messages/exploration-sentences';
import { stepSentence } from '@/ui/messages/step-sentence';
import { latestAct } from './latest-act';
import { ModelWaitNote } from './model-wait';
import { StepPictures } from './step-pictures';

const isStepAdded = (event: LiveEvent) => event.type === 'step-added';

/** Enough of the journal's end to include the last act: analysis, pages, filters and goals come between two acts. */
const entriesRead = 16;

/** The last act on the page and its effect, with screenshots, and the current activity. */
export function CurrentAct({ run }: { run: DiscoverRun }) {
  const { steps } = usePorts();
  const from = Math.max(0, run.steps - entriesRead);
  const read = useCallback(() => steps.list(run.id, from), [steps, run.id, from]);
  const entries = useLiveQuery(read, isStepAdded);
  if (entries.state !== 'ready') return <p className="current-step">{i18n.t('exploring.beginning')}</p>;
  const { act, effect, now } = latestAct(entries.value);
  const last = entries.value.at(-1);
  return (
    <div className="current-act">
      {act && (
        <div className="current-step">
          <p>{effect ? actWithEffect(act.facts, effect) : stepSentence(act)}</p>
          <StepPictures runId={run.id} seq={act.seq} summary={i18n.t('exploring.pictures')} />
        </div>
      )}
      {!act && !now && <p className="current-step">{i18n.t('exploring.beginning')}</p>}
      {now && <Now step={now} isOnly={!act} />}
      {run.status === 'running' && last && <ModelWaitNote run={run} last={last} />}
    </div>
  );
}

/** `ModelWait` counts down a pending retry. */
function Now({ step, isOnly }: { step: Step; isOnly: boolean }) {
  if (step.code === 'model-waited') return null;
  return <p className={isOnly ? 'current-step' : 'current-now'}>{stepSentence(step)}</p>;
}
