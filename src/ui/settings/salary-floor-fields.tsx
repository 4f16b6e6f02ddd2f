import { useState } from 'react';
import { i18n } from '#i18n';
import { SalaryUnit } from '@/domain/job/job-fields';
import type { MatchCriteria } from '@/domain/job/match-criteria';
import { payUnitWord } from '@/ui/messages/pay-words';
import { CurrencySelect } from '../parts/currency-select';
import { FieldWithLabel } from '../parts/form-field';
import { readAmount } from '../parts/read-amount';

type Floor = MatchCriteria['salaryFloor'];

interface SalaryFloorFieldsProps {
  floor: Floor;
  onChange: (floor: Floor) => void;
}

/** The minimum pay: stored once it has an amount and a currency, and removed without an amount. */
export function SalaryFloorFields({ floor, onChange }: SalaryFloorFieldsProps) {
  const [draft, setDraft] = useState(() => ({
    amount: floor?.amount.toString() ?? '',
    currency: floor?.currency ?? '',
    unit: floor?.unit ?? ('YEAR' as const),
  }));
  const problems = floorProblems(draft);
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    const amount = readAmount(next.amount);
    if (!next.amount.trim()) onChange(null);
    else if (amount !== null && next.currency) onChange({ amount, currency: next.currency, unit: next.unit });
  };
  return (
    <fieldset className="form-group">
      <legend>{i18n.t('criteria.floor')}</legend>
      <p className="progress-note">{i18n.t('criteria.floorText')}</p>
      <div className="form-triple">
        <FieldWithLabel label={i18n.t('criteria.floorAmount')} problem={problems.amount}>
          {(traits) => (
            <input
              {...traits}
              type="text"
              inputMode="decimal"
              value={draft.amount}
              onChange={({ target }) => change({ amount: target.value })}
            />
          )}
        </FieldWithLabel>
        <FieldWithLabel label={i18n.t('jobForm.payCurrency')} problem={problems.currency}>
          {(traits) => (
            <CurrencySelect
              traits={traits}
              value={draft.currency}
              none={i18n.t('criteria.chooseCurrency')}
              onChange={(currency) => change({ currency })}
            />
          )}
        </FieldWithLabel>
        <FieldWithLabel label={i18n.t('jobForm.payUnit')}>
          {(traits) => (
            <select
              {...traits}
              value={draft.unit}
              onChange={({ target }) => change({ unit: SalaryUnit.parse(target.value) })}
            >
              {SalaryUnit.options.map((unit) => (
                <option key={unit} value={unit}>
                  {payUnitWord(unit)}
                </option>
              ))}
            </select>
          )}
        </FieldWithLabel>
      </div>
    </fieldset>
  );
}

interface Draft {
  amount: string;
  currency: string;
  unit: SalaryUnit;
}

/** Why the minimum pay does not count. */
function floorProblems({ amount, currency }: Draft): { amount?: string; currency?: string } {
  if (!amount.trim()) return {};
  if (readAmount(amount) === null) return { amount: i18n.t('jobForm.amount') };
  return currency ? {} : { currency: i18n.t('criteria.currencyMissing') };
}
