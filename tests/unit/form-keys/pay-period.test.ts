import { expect, it } from 'vitest';
import type { FormField } from '@/domain/form/form-field';
import { assignFieldKeys } from '@/forms/keys/assign-field-keys';
import { salaryPeriod } from '@/forms/values/job-preference-values';
import { aField } from './a-field';

const periods = ['per hour', 'per month', 'per year'];
const list = (options: string[], question = 'Period'): FormField => aField({ question, kind: 'select', options });
const amount = aField({ question: 'Salary expectation' });

const keysOf = (...fields: FormField[]) => assignFieldKeys(fields).map(({ key }) => key);

it('is asked by a list of periods beside an amount of pay, and by no other', () => {
  expect(keysOf(amount, list(['EUR', 'USD'], 'Currency'), list(periods))).toEqual([
    'salary.expected',
    'salary.currency',
    'salary.period',
  ]);
  expect(keysOf(amount, list(['Pro Stunde', 'Pro Monat', 'Pro Jahr']))[1]).toBe('salary.period');
  expect(keysOf(aField({ question: 'Notice period' }), list(['days', 'weeks', 'months']))[1]).not.toBe('salary.period');
  expect(keysOf(amount, list(['1 month', '2 months']))[1]).not.toBe('salary.period');
  expect(keysOf({ ...amount, sections: ['Pay'] }, { ...list(periods), sections: ['Hours'] })[1]).not.toBe(
    'salary.period',
  );
});

it('is the one option that says the period the amount was stated for', () => {
  const profile = { 'x-jobtrail': { salary: { amount: 145_000, unit: 'YEAR' as const } } };
  const said = (options?: string[]) => salaryPeriod(profile, { country: null, repeat: null, options })?.value ?? null;
  expect(said(periods)).toBe('per year');
  expect(said(['yearly', 'per annum'])).toBeNull();
  expect(said(['per hour', 'per day'])).toBeNull();
  expect(said()).toBeNull();
});
