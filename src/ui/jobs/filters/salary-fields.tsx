import { useState } from 'react';
import { i18n } from '#i18n';
import { SalaryUnit } from '@/domain/job/job-fields';
import type { JobFilters } from '@/domain/job/job-query';
import { currencyName } from '@/ui/messages/formats';
import { payUnitWord } from '@/ui/messages/pay-words';

type SalaryFrom = JobFilters['salaryFrom'];

interface SalaryFieldsProps {
  salary: SalaryFrom;
  /** The currencies that jobs use. */
  currencies: readonly string[];
  onChange: (salary: SalaryFrom) => void;
}

/** The minimum pay. Jobs use various currencies, and none is converted: so the user picks one. */
export function SalaryFields({ salary, currencies, onChange }: SalaryFieldsProps) {
  const [own, setOwn] = useState({ currency: currencies[0] ?? null, unit: salary?.unit ?? 'YEAR' });
  const currency = salary?.currency ?? own.currency ?? currencies[0] ?? null;
  const all = [...new Set([...currencies, ...(currency ? [currency] : [])])];
  const set = (amount: number | null, next: Partial<{ currency: string; unit: SalaryUnit }>) => {
    const chosen = { currency, unit: own.unit, ...next };
    setOwn(chosen);
    onChange(amount !== null && chosen.currency ? { amount, currency: chosen.currency, unit: chosen.unit } : null);
  };
  if (all.length === 0) return null;
  return (
    <fieldset className="salary-fields">
      <legend>{i18n.t('jobs.payAtLeast')}</legend>
      <AmountField amount={salary?.amount ?? null} onChange={(amount) => set(amount, {})} />
      <select
        className="select"
        aria-label={i18n.t('jobs.currency')}
        value={currency ?? ''}
        onChange={({ target }) => set(salary?.amount ?? null, { currency: target.value })}
      >
        {all.map((code) => (
          <option key={code} value={code} label={code} title={currencyName(code)} />
        ))}
      </select>
      <UnitSelect unit={salary?.unit ?? own.unit} onChange={(unit) => set(salary?.amount ?? null, { unit })} />
    </fieldset>
  );
}

interface AmountFieldProps {
  amount: number | null;
  onChange: (amount: number | null) => void;
}

function AmountField({ amount, onChange }: AmountFieldProps) {
  return (
    <input
      className="text-input"
      type="number"
      inputMode="numeric"
      min={0}
      aria-label={i18n.t('jobs.amount')}
      placeholder={i18n.t('jobs.any')}
      value={amount ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Math.max(0, target.valueAsNumber))}
    />
  );
}

function UnitSelect({ unit, onChange }: { unit: SalaryUnit; onChange: (unit: SalaryUnit) => void }) {
  return (
    <select
      className="select"
      aria-label={i18n.t('jobs.payUnit')}
      value={unit}
      onChange={({ target }) => onChange(SalaryUnit.parse(target.value))}
    >
      {SalaryUnit.options.map((value) => (
        <option key={value} value={value}>
          {payUnitWord(value)}
        </option>
      ))}
    </select>
  );
}
