import { useEffect, useRef } from 'react';
import { i18n } from '#i18n';
import type { Run } from '@/domain/run';
import { useAnnounce } from '../announcer';
import { Button } from '../parts/button';
import { usePorts } from '../ports-context';
import { useAct } from '../use-act';
import { statusWord } from '../words/status-word';
import { CurrentStep } from './current-step';
import { collectedBy, progressSentence } from './progress';
import { RunCountsList } from './run-counts';
import { RunProgress } from './run-progress';
import { TermsNotice } from './terms-notice';
import { WaitNotice } from './wait-notice';

/** A run that has not ended: how far it is, what it does, what it needs, and how to halt it. */
export function LiveRun({ run }: { run: Run }) {
  const { acts } = usePorts();
  const act = useAct();
  const pause = () => act.perform(() => acts.pause(run.id));
  useProgressAnnouncements(run);
  useEscape(run.status === 'running' ? pause : null);
  if (run.wait === 'terms-notice') return <TermsNotice run={run} />;
  return (
    <section className="run" aria-labelledby="run-site">
      <header className="run-header">
        <h2 id="run-site" tabIndex={-1}>
          {run.site}
        </h2>
        <span className={`status status-${run.status}`}>{statusWord(run.status)}</span>
      </header>
      {run.wait && <WaitNotice code={run.wait} isPaused={run.status === 'paused'} />}
      <RunProgress run={run} />
      {run.status === 'running' && <CurrentStep run={run} />}
      <RunCountsList run={run} />
      <Controls
        isRunning={run.status === 'running'}
        onPause={pause}
        onResume={() => act.perform(() => acts.resume(run.id))}
        onStop={() => act.perform(() => acts.stop(run.id))}
      />
      {act.hasFailed && (
        <p className="act-problem" role="alert">
          {i18n.t('discover.actFailed')}
        </p>
      )}
    </section>
  );
}

interface ControlsProps {
  isRunning: boolean;
  onPause: () => void;
  onResume: () => void;
  onStop: () => void;
}

function Controls({ isRunning, onPause, onResume, onStop }: ControlsProps) {
  return (
    <div className="actions">
      {isRunning ? (
        <Button icon="pause" aria-keyshortcuts="Escape" onClick={onPause}>
          {i18n.t('run.pause')}
        </Button>
      ) : (
        <Button look="primary" icon="play" onClick={onResume}>
          {i18n.t('run.resume')}
        </Button>
      )}
      <Button icon="stop" onClick={onStop}>
        {i18n.t('run.stop')}
      </Button>
      {isRunning && <span className="key-hint">{i18n.t('run.pauseKey')}</span>}
    </div>
  );
}

/** Every ten jobs are worth a word; what the run waits for is an alert of its own. */
function useProgressAnnouncements(run: Run): void {
  const announce = useAnnounce();
  const said = useRef(0);
  useEffect(() => {
    const tens = Math.floor(collectedBy(run) / 10);
    if (tens <= said.current) return;
    said.current = tens;
    announce(progressSentence(run));
  }, [run, announce]);
}

function useEscape(onEscape: (() => void) | null): void {
  useEffect(() => {
    if (!onEscape) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onEscape]);
}
