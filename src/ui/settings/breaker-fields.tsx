import { i18n } from '#i18n';
import { highestLimits, type LimitCaps } from '@/domain/settings/settings';
import { NumberField } from '../parts/number-field';

interface BreakerFieldsProps {
  breakers: LimitCaps;
  onChange: (breakers: LimitCaps) => void;
}

/** The most that one discovery may ever do. */
const highest: LimitCaps = { pages: highestLimits.pages, jobs: highestLimits.jobs, errorsInARow: 10 };

/** The upper bounds of the limits beside Discover. */
export function LimitCapFields({ breakers, onChange }: BreakerFieldsProps) {
  return (
    <div className="limits">
      <NumberField
        label={i18n.t('limits.mostPages')}
        value={breakers.pages}
        min={1}
        max={highest.pages}
        onChange={(pages) => onChange({ ...breakers, pages })}
      />
      <NumberField
        label={i18n.t('limits.mostJobs')}
        value={breakers.jobs}
        min={1}
        max={highest.jobs}
        onChange={(jobs) => onChange({ ...breakers, jobs })}
      />
      <NumberField
        label={i18n.t('limits.mostErrorsInARow')}
        value={breakers.errorsInARow}
        min={1}
        max={highest.errorsInARow}
        onChange={(errorsInARow) => onChange({ ...breakers, errorsInARow })}
      />
    </div>
  );
}
