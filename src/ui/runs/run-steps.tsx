import { useCallback, useState } from 'react';
import { i18n } from '#i18n';
import type { LiveEvent } from '@/domain/run/live-event';
import { useLiveQuery } from '@/ui/data/live-query';
import { usePorts } from '@/ui/data/ports-context';
import { type ListedStep, listedSteps } from '@/ui/explore/journal-lines';
import { formatNumber, formatTime } from '@/ui/messages/formats';
import { stepSentence } from '@/ui/messages/step-sentence';
import { StepPictures } from '../explore/step-pictures';
import { Button } from '../parts/button';
import { Loaded } from '../parts/loaded';

const stepsAtFirst = 100;
const isStepAdded = (event: LiveEvent) => event.type === 'step-added';

/** A run's journal in plain sentences, latest steps first. */
export function RunSteps({ runId }: { runId: string }) {
  const { steps } = usePorts();
  const [areAllShown, setAllShown] = useState(false);
  const read = useCallback(async () => listedSteps(await steps.list(runId)), [steps, runId]);
  const loadable = useLiveQuery(read, isStepAdded);
  return (
    <Loaded from={loadable}>
      {(told) => {
        const hidden = areAllShown ? 0 : Math.max(0, told.length - stepsAtFirst);
        return (
          <>
            {hidden > 0 && (
              <Button look="quiet" onClick={() => setAllShown(true)}>
                {i18n.t('runs.earlier', hidden, { count: formatNumber(hidden) })}
              </Button>
            )}
            <ol className="steps">
              {told.slice(hidden).map((entry) => (
                <StepEntry key={entry.step.seq} {...entry} />
              ))}
            </ol>
          </>
        );
      }}
    </Loaded>
  );
}

function StepEntry({ step, isUnfinished }: ListedStep) {
  return (
    <li className={step.code === 'problem' || isUnfinished ? 'step-odd' : ''}>
      <time dateTime={step.at}>{formatTime(step.at)}</time>
      <div>
        <p>
          {stepSentence(step)} {isUnfinished && i18n.t('step.unfinished')}
        </p>
        {step.code === 'acted' && step.phase === 'outcome' && (
          <StepPictures runId={step.runId} seq={step.seq} summary={i18n.t('exploring.pictures')} />
        )}
      </div>
    </li>
  );
}
