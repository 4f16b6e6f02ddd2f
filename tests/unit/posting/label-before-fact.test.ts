import { expect, it } from 'vitest';
import { labelBeforeFact } from '@/jobs/posting/label-before-fact';

it.each([
  ['Location Hamburg', 'location', 'Hamburg'],
  ['Place of work Leeds', 'location', 'Leeds'],
  ['Einsatzort Berlin, Deutschland', 'location', 'Berlin, Deutschland'],
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
  'Contrato temporal',
  'Contratto a tempo indeterminato',
  'Location of our new office in the north of Leeds',
])('%j is none', (text) => {
  expect(labelBeforeFact(text)).toBe(null);
});
