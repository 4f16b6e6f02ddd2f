import { expect, it } from 'vitest';
import { withPresetPlaces } from '@/forms/keys/preset-places';
import { aField } from './a-field';

const country = aField({ question: 'Country', key: 'country', kind: 'select', value: 'Sweden' });
const city = aField({ question: 'City', key: 'address-level2' });
const code = aField({ question: 'Code', key: 'tel-country-code', kind: 'combobox', value: '+46' });
const number = aField({ question: 'Phone', key: 'tel-national' });

const unchosen = (...fields: Parameters<typeof withPresetPlaces>[0]) =>
  withPresetPlaces(fields).flatMap(({ isUnchosen, question }) => (isUnchosen ? question : []));

it('takes a country that stands over an empty address for the site’s own', () => {
  expect(unchosen(country, city, code, number)).toEqual(['Country', 'Code']);
});

it('keeps what stands with the rest of the answer, or by itself', () => {
  const filled = { ...city, value: 'Lund' };
  expect(unchosen(country, filled, code, { ...number, value: '70 123 45 67' })).toEqual([]);
  expect(unchosen(country, code)).toEqual([]);
  expect(unchosen({ ...country, kind: 'text' }, city)).toEqual([]);
  expect(unchosen({ ...country, value: '' }, city)).toEqual([]);
  expect(unchosen(country, { ...city, isVisible: false })).toEqual([]);
});

it('takes a number of nothing but a dialling code for the site’s own', () => {
  const whole = aField({ question: 'Phone', key: 'tel' });
  for (const value of ['+31', '+ 31', '(+31)', '+1 ']) expect(unchosen({ ...whole, value }), value).toEqual(['Phone']);
  for (const value of ['31', '+31 6 1234', '']) expect(unchosen({ ...whole, value }), value).toEqual([]);
  expect(unchosen({ ...code, kind: 'text' })).toEqual([]);
});

it('takes a currency that stands beside an empty amount for the site’s own', () => {
  const currency = aField({ question: 'Currency', key: 'salary.currency', kind: 'combobox', value: 'USD' });
  const amount = aField({ question: 'Expected salary', key: 'salary.expected' });
  expect(unchosen(amount, currency)).toEqual(['Currency']);
  expect(unchosen({ ...amount, value: '90000' }, currency)).toEqual([]);
});
