import { i18n } from '#i18n';
import { PilotStop } from '@/domain/form/visual-fill';
import type { StepCode } from '@/domain/run/step';
import { formatDuration, formatNumber } from './formats';
import { pilotActionWords, pilotReasonWords } from './pilot-words';
import type { StepFacts } from './step-facts';

type PilotCode = Extract<StepCode, 'pilot-began' | 'piloted' | 'pilot-ended'>;

/** Sentences for the steps a model takes by looking at the form. */
export const pilotSentences: Record<PilotCode, (facts: StepFacts) => string> = {
  'pilot-began': () => i18n.t('step.pilotBegan'),
  piloted: ({ number, action, label, reason }) => {
    const told = { number: formatNumber(Number(number)), action: pilotActionWords(action, label) };
    const why = pilotReasonWords(reason);
    return why === null ? i18n.t('step.piloted', told) : i18n.t('step.pilotBlocked', { ...told, reason: why });
  },
  'pilot-ended': ({ stop, steps, elapsedMs }) =>
    i18n.t('step.pilotEnded', Number(steps), {
      stop: stopWords(stop),
      steps: formatNumber(Number(steps)),
      time: formatDuration(Number(elapsedMs)),
    }),
};

const stops: Record<PilotStop, () => string> = {
  done: () => i18n.t('pilotStop.done'),
  limit: () => i18n.t('pilotStop.limit'),
  stuck: () => i18n.t('pilotStop.stuck'),
  timeout: () => i18n.t('pilotStop.timeout'),
  error: () => i18n.t('pilotStop.error'),
  user: () => i18n.t('pilotStop.user'),
};

function stopWords(stop: StepFacts[string] | undefined): string {
  const code = PilotStop.safeParse(stop);
  return stops[code.success ? code.data : 'error']();
}
