import { FormField } from '../parts/form-field';

interface DayFieldProps {
  label: string;
  /** `YYYY-MM-DD`; less exact dates are not shown. */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** A day, by the browser's own calendar. */
export function DayField({ label, value = '', onChange }: DayFieldProps) {
  return (
    <FormField label={label}>
      {(traits) => (
        <input
          {...traits}
          type="date"
          value={value.length === 10 ? value : ''}
          // While a date is typed in half there is none: what was there stays until it is whole, or cleared.
          onChange={({ target }) => target.validity.badInput || onChange(target.value || undefined)}
        />
      )}
    </FormField>
  );
}
