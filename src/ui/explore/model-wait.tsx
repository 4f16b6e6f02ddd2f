import { useEffect, useState } from 'react';
import { i18n } from '#i18n';
import type { ExplorationState } from '@/domain/run/exploration';
import type { DiscoverRun } from '@/domain/run/run';
import type { Step } from '@/domain/run/step';
import { formatNumber } from '@/ui/messages/formats';
import { stepSentence } from '@/ui/messages/step-sentence';

/** Stages that start with a model call. */
const asking: ReadonlySet<ExplorationState['stage']> = new Set<ExplorationState['stage']>([
  'classify',
  'map-filters',
  'decide',
  'analyze',
  'summarize',
]);

/** Seconds. Nobody notices a shorter wait. */
const shortestWait = 2;

/** How long a model has been running, or until it is asked again. The built-in rules answer at once. */
export function ModelWaitNote({ run, last }: { run: DiscoverRun; last: Step }) {
  const seconds = useSecondsSince(last.at);
  const { exploration } = run.state;
  if (!exploration || exploration.model === 'rules') return null;
  const wait = last.code === 'model-waited' ? last.facts.seconds : 0;
  const left = typeof wait === 'number' ? Math.ceil(wait - seconds) : 0;
  if (left > 0) {
    return <p className="current-now">{stepSentence({ ...last, facts: { ...last.facts, seconds: left } })}</p>;
  }
  if (!asking.has(exploration.stage) || seconds < shortestWait) return null;
  return <p className="current-now">{i18n.t('exploring.asks', seconds, { count: formatNumber(seconds) })}</p>;
}

/** Whole seconds since a time (ISO 8601), updated while shown. */
function useSecondsSince(moment: string): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - Date.parse(moment)) / 1000));
}
