import { useMemo } from 'react';
import { i18n } from '#i18n';
import { countryCodes } from '@/language/countries/country-codes';
import { countryWord, createCollator } from '@/ui/messages/formats';
import type { ControlTraits } from '@/ui/parts/form-field';

interface CountrySelectProps {
  traits: Partial<ControlTraits> & { 'aria-label'?: string };
  /** ISO 3166-1 alpha-2; empty: not stated. */
  value: string;
  /** Countries not to offer. */
  without?: readonly string[];
  /** The label of none. */
  none?: string;
  onChange: (code: string) => void;
}

export function CountrySelect({ traits, value, without = [], none, onChange }: CountrySelectProps) {
  const countries = useMemo(() => {
    const { compare } = createCollator();
    return countryCodes
      .map((code) => ({ code, name: countryWord(code) }))
      .sort((one, other) => compare(one.name, other.name));
  }, []);
  return (
    <select className="text-input" {...traits} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{none ?? i18n.t('jobForm.notSaid')}</option>
      {value && !countries.some(({ code }) => code === value) && <option value={value}>{value}</option>}
      {countries
        .filter(({ code }) => !without.includes(code))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </select>
  );
}
