import { i18n } from '#i18n';
import type { Settings } from '@/domain/settings/settings';
import { NumberField } from '../parts/number-field';

type Pace = Settings['pace'];

const longestSeconds = 60;

/** Stored in milliseconds, shown in seconds. Raising one above the other moves the other as well. */
export function PaceFields({ pace, onChange }: { pace: Pace; onChange: (pace: Pace) => void }) {
  return (
    <fieldset className="limits">
      <legend className="visually-hidden">{i18n.t('settings.paceTitle')}</legend>
      <NumberField
        label={i18n.t('settings.paceMin')}
        value={pace.min / 1000}
        min={0}
        max={longestSeconds}
        step={0.5}
        onChange={(seconds) => onChange({ min: seconds * 1000, max: Math.max(pace.max, seconds * 1000) })}
      />
      <NumberField
        label={i18n.t('settings.paceMax')}
        value={pace.max / 1000}
        min={0}
        max={longestSeconds}
        step={0.5}
        onChange={(seconds) => onChange({ min: Math.min(pace.min, seconds * 1000), max: seconds * 1000 })}
      />
    </fieldset>
  );
}
