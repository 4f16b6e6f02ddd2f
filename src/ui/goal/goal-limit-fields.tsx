import { i18n } from '#i18n';
import { type GoalLimits, goalLimitRanges } from '@/domain/goal/goal-limits';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { NumberField } from '../parts/number-field';

/** How often a step is tried, how often it is planned anew, and for how long. Saved with the settings. */
export function GoalLimitFields({ limits }: { limits: GoalLimits }) {
  const { settings } = usePorts();
  const act = useAct(i18n.t('goal.startFailed'));
  const field = (name: keyof GoalLimits, label: string) => (
    <NumberField
      label={label}
      value={limits[name]}
      {...goalLimitRanges[name]}
      onChange={(value) => act.perform(() => settings.write({ goalLimits: { ...limits, [name]: value } }))}
    />
  );
  return (
    <fieldset className="limits">
      <legend>{i18n.t('goal.limits')}</legend>
      {field('attempts', i18n.t('goal.attempts'))}
      {field('replans', i18n.t('goal.replans'))}
      {field('minutes', i18n.t('goal.minutes'))}
    </fieldset>
  );
}
