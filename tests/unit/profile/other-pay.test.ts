import { expect, it } from 'vitest';
import { saysOtherPay, standsOnOtherPay } from '@/forms/values/other-pay';
import { aField } from '../form-keys/a-field';

const profile = { 'x-jobtrail': { salary: { amount: 145_000, currency: 'CAD', unit: 'YEAR' as const } } };
const amount = aField({ selector: '#amount', question: 'Expected salary', key: 'salary.expected' });
const list = (value: string, key: 'salary.currency' | 'notice_period' | null = null) =>
  aField({ selector: '#list', kind: 'select', key, value });

it('sees another currency or period beside an amount', () => {
  expect(standsOnOtherPay([amount, list('USD', 'salary.currency')], amount, profile)).toBe(true);
  expect(standsOnOtherPay([list('per month'), amount], amount, profile)).toBe(true);
  expect(standsOnOtherPay([list('pro Monat'), amount], amount, profile)).toBe(true);
});

it('takes the same, nothing chosen and what is of no pay for none', () => {
  expect(standsOnOtherPay([amount, list('CAD', 'salary.currency'), list('per year')], amount, profile)).toBe(false);
  expect(standsOnOtherPay([amount, list('')], amount, profile)).toBe(false);
  expect(standsOnOtherPay([list('4 weeks', 'notice_period'), list('Yes'), amount], amount, profile)).toBe(false);
  expect(standsOnOtherPay([amount, aField({}), aField({}), list('USD')], amount, profile)).toBe(false);
});

it.each([
  ['145.000 €', true],
  ['145,000 USD', true],
  ['145,000 per month', true],
  ['145,000 CAD', false],
  ['145,000', false],
  ['$ 145,000', false],
])('takes “%s” in a box for other pay: %s', (text, isOther) => {
  expect(saysOtherPay(text, profile)).toBe(isOther);
});
