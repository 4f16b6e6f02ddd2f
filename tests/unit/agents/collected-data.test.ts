import { expect, it } from 'vitest';
import { collectedData } from '@/agents/collector/collected-data';

const page = {
  text: 'page "Jobs"\n  list L1\n    1 [CLICK: "#job-7"] "Nurse" | "Care GmbH" | "Kiel"\n    2 [CLICK: "e9"] "Cook"',
  url: 'https://jobs.example/?q=x',
  title: 'Jobs',
  elements: [
    { ref: 'e8', action: 'click' as const, role: 'link', name: 'Nurse', url: 'https://jobs.example/7' },
    { ref: 'e9', action: 'click' as const, role: 'button', name: 'Cook', url: null },
  ],
};
const read = (field: string, value: string) => collectedData({ data: [{ field, value }] }, page);

it.each([
  ['title', 'nurse', { title: 'Nurse' }],
  ['company', 'Care  GmbH', { company: 'Care GmbH' }],
  ['url', '#job-7', { url: 'https://jobs.example/7' }],
  ['url', 'e8', { url: 'https://jobs.example/7' }],
  ['url', 'https://jobs.example/7', { url: 'https://jobs.example/7' }],
])('what an agent names is taken as the page has it: %s %s', (field, value, expected) => {
  expect(read(field, value)).toEqual(expected);
});

it.each([
  ['company', 'Acme'],
  ['title', 'job-7'],
  ['url', 'https://jobs.example/8'],
  ['url', 'e9'],
  ['applyUrl', 'Nurse'],
  ['', 'Nurse'],
])('what the page does not say is left out: %s %s', (field, value) => {
  expect(read(field, value)).toEqual({});
});
