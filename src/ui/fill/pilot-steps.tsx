import { useCallback } from 'react';
import { i18n } from '#i18n';
import type { LiveEvent } from '@/domain/run/live-event';
import type { FillRun } from '@/domain/run/run';
import type { Step } from '@/domain/run/step';
import { useLiveQuery } from '@/ui/data/live-query';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { stepSentence } from '@/ui/messages/step-sentence';
import { ActProblem } from '../parts/act-problem';
import { Button } from '../parts/button';

/** While a model works by sight: each step as it happens, and a way to stop it. */
export function PilotSteps({ run }: { run: FillRun }) {
  const { pilot, mayShowPictures } = run.state;
  const isFlying = pilot !== null && pilot.stop === null && mayShowPictures === true;
  return isFlying ? <LiveSteps runId={run.id} /> : null;
}

const isStepAdded = ({ type }: LiveEvent) => type === 'step-added';

function LiveSteps({ runId }: { runId: string }) {
  const { acts, steps } = usePorts();
  const act = useAct(i18n.t('discover.actFailed'));
  const read = useCallback(async () => ofLastFlight(await steps.list(runId)), [steps, runId]);
  const flown = useLiveQuery(read, isStepAdded);
  return (
    <section className="fill-pilot" aria-labelledby="fill-pilot">
      <h3 id="fill-pilot">{i18n.t('fill.looking')}</h3>
      <ol className="fill-flown">
        {flown.state === 'ready' &&
          flown.value.map((step) => (
            <li key={step.seq} className={step.facts.result === 'blocked' ? 'muted' : ''}>
              {stepSentence(step)}
            </li>
          ))}
      </ol>
      <Button icon="stop" onClick={() => act.perform(() => acts.allowPictures(runId, false))}>
        {i18n.t('fill.stopLooking')}
      </Button>
      <ActProblem words={act.problem} />
    </section>
  );
}

function ofLastFlight(steps: readonly Step[]): Step[] {
  const began = steps.findLastIndex(({ code }) => code === 'pilot-began');
  return steps.slice(began + 1).filter(({ code }) => code === 'piloted');
}
