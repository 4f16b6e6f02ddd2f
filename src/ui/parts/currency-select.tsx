import { useMemo } from 'react';
import { createCollator, currencyName } from '@/ui/messages/formats';
import type { ControlTraits } from './form-field';

interface CurrencySelectProps {
  traits: ControlTraits;
  /** ISO 4217; empty: unknown. */
  value: string;
  /** The label of none. */
  none: string;
  onChange: (code: string) => void;
}

/** Every currency, by code and name: the code comes first, so that typing it finds it. */
export function CurrencySelect({ traits, value, none, onChange }: CurrencySelectProps) {
  const codes = useMemo(() => Intl.supportedValuesOf('currency').sort(createCollator().compare), []);
  return (
    <select {...traits} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{none}</option>
      {value && !codes.includes(value) && <option value={value}>{value}</option>}
      {codes.map((code) => (
        <option key={code} value={code}>
          {`${code} – ${currencyName(code)}`}
        </option>
      ))}
    </select>
  );
}
