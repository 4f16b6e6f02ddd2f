import { i18n } from '#i18n';
import { defaultSettings, highestLimits, type Limits } from '@/domain/settings/settings';
import { NumberField } from './number-field';

interface LimitsFieldsProps {
  limits: Limits;
  /** The maximum allowed here. */
  max: { pages: number; jobs: number };
  onChange: (limits: Limits) => void;
}

export function LimitsFields({ limits, max, onChange }: LimitsFieldsProps) {
  const { pages, details, jobs } = limits;
  return (
    <fieldset className="limits">
      <legend>{i18n.t('limits.title')}</legend>
      <NumberField
        label={i18n.t('limits.pages')}
        value={pages}
        min={1}
        max={max.pages}
        onChange={(value) => onChange({ ...limits, pages: value })}
      />
      <NumberField
        label={i18n.t('limits.jobs')}
        value={jobs}
        min={1}
        max={max.jobs}
        onChange={(value) => onChange({ ...limits, jobs: value })}
      />
      <DetailsField details={details} jobs={jobs} onChange={(value) => onChange({ ...limits, details: value })} />
    </fieldset>
  );
}

interface DetailsFieldProps extends Pick<Limits, 'details' | 'jobs'> {
  onChange: (details: Limits['details']) => void;
}

/** A number, or all: as many as there are jobs to collect. */
function DetailsField({ details, jobs, onChange }: DetailsFieldProps) {
  return (
    <div className="limits-details">
      <NumberField
        label={i18n.t('limits.details')}
        value={details ?? jobs}
        min={0}
        max={highestLimits.details}
        isDisabled={details === null}
        onChange={onChange}
      />
      <label className="limits-all">
        <input
          type="checkbox"
          aria-label={i18n.t('limits.detailsAllLabel')}
          checked={details === null}
          onChange={({ target }) => onChange(target.checked ? null : defaultSettings.limits.details)}
        />
        {i18n.t('limits.detailsAll')}
      </label>
    </div>
  );
}
