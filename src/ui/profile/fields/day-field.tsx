import { FieldWithLabel } from '@/ui/parts/form-field';

interface DayFieldProps {
  label: string;
  /** `YYYY-MM-DD`; less exact dates are not shown. */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** A day, in the browser's own date picker. */
export function DayField({ label, value = '', onChange }: DayFieldProps) {
  return (
    <FieldWithLabel label={label}>
      {(traits) => (
        <input
          {...traits}
          type="date"
          value={value.length === 10 ? value : ''}
          // A half-typed date has no value: the old one stays until it is complete, or cleared.
          onChange={({ target }) => target.validity.badInput || onChange(target.value || undefined)}
        />
      )}
    </FieldWithLabel>
  );
}
