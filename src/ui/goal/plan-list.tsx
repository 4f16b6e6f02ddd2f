import { i18n } from '#i18n';
import type { PlannedStep } from '@/domain/goal/goal-state';
import { Icon, type IconName } from '../parts/icon';

const icons: Record<PlannedStep['status'], IconName> = {
  open: 'circle',
  running: 'play',
  success: 'done',
  partial: 'none',
  failure: 'cross',
  dropped: 'none',
};

const words: Record<PlannedStep['status'], () => string> = {
  open: () => i18n.t('goal.stepOpen'),
  running: () => i18n.t('goal.stepRunning'),
  success: () => i18n.t('goal.stepDone'),
  partial: () => i18n.t('goal.stepPartial'),
  failure: () => i18n.t('goal.stepFailed'),
  dropped: () => i18n.t('goal.stepDropped'),
};

/** The plan with the state of each step; steps that a new plan replaced are left out. */
export function PlanList({ plan }: { plan: readonly PlannedStep[] }) {
  const shown = plan.filter(({ status }) => status !== 'dropped');
  if (shown.length === 0) return null;
  return (
    <ol className="goal-plan" aria-label={i18n.t('goal.plan')}>
      {shown.map((step) => (
        <li key={step.id} className={`goal-step goal-step-${step.status}`}>
          <Icon name={icons[step.status]} />
          <div>
            <p>
              {step.description} <span className="muted">{words[step.status]()}</span>
            </p>
            <p className="progress-note">{noteOf(step)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function noteOf({ status, result, change, expectedOutcome }: PlannedStep): string {
  if (status === 'success') return result?.evidence ?? '';
  if (status === 'failure' || status === 'partial') return result?.errorReason ?? '';
  if (change !== null) return i18n.t('goal.thisTime', { change });
  return i18n.t('goal.expected', { outcome: expectedOutcome });
}
