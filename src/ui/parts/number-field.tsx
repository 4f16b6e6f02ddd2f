import { useId, useState } from 'react';
import { i18n } from '#i18n';
import { formatNumber } from '@/ui/messages/formats';

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  isDisabled?: boolean;
  onChange: (value: number) => void;
}

/** A number within a range. A value out of range is reported, not corrected, and not passed on. */
export function NumberField({ label, value, min, max, step = 1, isDisabled = false, onChange }: NumberFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? String(value);
  const isValid = isWithin(text, min, max, step);
  return (
    <div className="number-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={step}
        value={text}
        disabled={isDisabled}
        aria-invalid={!isValid}
        aria-describedby={isValid ? undefined : `${id}-problem`}
        onChange={(event) => {
          setDraft(event.target.value);
          if (isWithin(event.target.value, min, max, step)) onChange(Number(event.target.value));
        }}
        onBlur={() => setDraft(null)}
      />
      {!isValid && (
        <p className="field-problem" id={`${id}-problem`}>
          {i18n.t('limits.outOfRange', { min: formatNumber(min), max: formatNumber(max) })}
        </p>
      )}
    </div>
  );
}

function isWithin(text: string, min: number, max: number, step: number): boolean {
  const value = Number(text);
  const isStep = step !== 1 || Number.isInteger(value);
  return text.trim() !== '' && isStep && value >= min && value <= max;
}
