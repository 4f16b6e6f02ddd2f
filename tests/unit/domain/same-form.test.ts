import { expect, it } from 'vitest';
import { isSameForm } from '@/forms/same-form';

const form = 'https://jobs.example/acme/7/apply?lang=en';

it.each([
  form,
  'https://jobs.example/acme/7/apply/',
  'https://jobs.example/acme/7/apply/draft-12?lang=en&utm_source=mail',
  'https://jobs.example/acme/7/apply?lang=en#education',
])('takes %s for the form that was filled', (address) => {
  expect(isSameForm(address, form)).toBe(true);
});

it.each([
  ['https://jobs.example/acme/8/apply?lang=en', form],
  ['https://jobs.example/acme/7?lang=en', form],
  ['https://jobs.example/acme/7/apply?lang=de', form],
  ['https://other.example/acme/7/apply?lang=en', form],
  ['https://www.jobs.example/acme/7/apply?lang=en', form],
  ['https://jobs.example:8443/acme/7/apply?lang=en', form],
  ['https://jobs.example/about', 'https://jobs.example/'],
  ['https://jobs.example/#/8/apply', 'https://jobs.example/#/7/apply'],
  ['chrome://newtab/', form],
])('takes %s for another page than %s', (address, page) => {
  expect(isSameForm(address, page)).toBe(false);
});
