import { useId } from 'react';
import { i18n } from '#i18n';

interface YesNoFieldProps {
  label: string;
  /** Undefined: not stated. */
  value: boolean | undefined;
  /** Whether one of the two is required. */
  isAnswered?: boolean;
  onChange: (value: boolean | undefined) => void;
}

const choices = [
  { value: true, word: () => i18n.t('profile.yes') },
  { value: false, word: () => i18n.t('profile.no') },
  { value: undefined, word: () => i18n.t('profile.open') },
];

/** Yes, no, or not stated. */
export function YesNoField({ label, value, isAnswered = false, onChange }: YesNoFieldProps) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend className="yes-no-legend">{label}</legend>
      <div className="segments">
        {choices.slice(0, isAnswered ? 2 : 3).map((choice) => (
          <label key={String(choice.value)}>
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            <span>{choice.word()}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
