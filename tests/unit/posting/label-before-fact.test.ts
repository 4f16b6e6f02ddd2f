import { expect, it } from 'vitest';
import { labelBeforeFact } from '@/jobs/posting/label-before-fact';

it.each([
  ['Location Hamburg', 'location', 'Hamburg'],
  ['Place of work Leeds', 'location', 'Leeds'],
  ['Einsatzort Berlin, Deutschland', 'location', 'Berlin, Deutschland'],
  // An adjective behind a noun: the whole is the name of a kind.
  ['Contrato temporal', 'employmentType', 'Contrato temporal'],
  ['Vertragsart unbefristet', 'employmentType', 'Vertragsart unbefristet'],
  ['Tipo de contrato temporal', 'employmentType', 'temporal'],
  ['Employment type Full-time', 'employmentType', 'Full-time'],
])('%j is a label and its value', (text, field, value) => {
  expect(labelBeforeFact(text)).toEqual({ field, value });
});

it.each([
  'Region Hannover',
  'Hamburg',
  'Location',
  'Location Manager',
  'Location of our new office in the north of Leeds',
])('%j is none', (text) => {
  expect(labelBeforeFact(text)).toBe(null);
});
