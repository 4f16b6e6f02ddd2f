import { i18n } from '#i18n';
import { NumberField } from '../../parts/number-field';

interface LimitFieldProps {
  label: string;
  noLimitLabel: string;
  /** US dollars; null: no limit. */
  value: number | null;
  /** A new limit's initial value. */
  initial: number;
  onChange: (value: number | null) => void;
}

const mostDollars = 1000;

export function LimitField({ label, noLimitLabel, value, initial, onChange }: LimitFieldProps) {
  return (
    <div className="limits-details">
      <NumberField
        label={label}
        value={value ?? initial}
        min={0}
        max={mostDollars}
        step={0.1}
        isDisabled={value === null}
        onChange={onChange}
      />
      <label className="limits-all">
        <input
          type="checkbox"
          aria-label={noLimitLabel}
          checked={value === null}
          onChange={({ target }) => onChange(target.checked ? null : initial)}
        />
        {i18n.t('models.noLimit')}
      </label>
    </div>
  );
}
