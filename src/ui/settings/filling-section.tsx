import { i18n } from '#i18n';
import { maxPilotSteps } from '@/domain/settings/settings';
import { NumberField } from '../parts/number-field';

interface FillingSectionProps {
  pilotSteps: number;
  onChange: (pilotSteps: number) => void;
}

/** How far a model may go by sight if a form cannot be read. */
export function FillingSection({ pilotSteps, onChange }: FillingSectionProps) {
  return (
    <section>
      <h2>{i18n.t('settings.fillingTitle')}</h2>
      <p className="muted">{i18n.t('settings.pilotStepsText')}</p>
      <NumberField
        label={i18n.t('settings.pilotSteps')}
        value={pilotSteps}
        min={0}
        max={maxPilotSteps}
        onChange={onChange}
      />
    </section>
  );
}
