import { expect, it } from 'vitest';
import { titleWithoutCompany } from '@/jobs/posting/title-without-company';

it.each([
  ['[메디톡스] 공장 각 부문별 채용', '메디톡스', '공장 각 부문별 채용'],
  ['【Acme】Nurse', 'ACME', 'Nurse'],
  ['Nurse (Acme)', 'Acme', 'Nurse'],
  ['Nurse (Leeds)', 'Acme', 'Nurse (Leeds)'],
  ['[Urgent] Nurse', 'Acme', '[Urgent] Nurse'],
  ['[Acme]', 'Acme', '[Acme]'],
  ['Nurse – Acme', 'Acme', 'Nurse'],
  ['Acme: Nurse', 'Acme', 'Nurse'],
  ['Nurse at Acme', 'Acme', 'Nurse'],
  ['Nurse – Nights', 'Acme', 'Nurse – Nights'],
])('%j at %j is %j', (title, company, job) => {
  expect(titleWithoutCompany(title, company)).toBe(job);
});
