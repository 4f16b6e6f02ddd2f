import { expect, it } from 'vitest';
import { isSalaryText } from '@/jobs/text-kind/salary-text';

it('is pay in any currency by its code, and no other number behind three capitals', () => {
  for (const text of ['NGN 180,000 - 250,000', 'NGN180,000', 'KES 50,000 per month', 'PKR 90.000']) {
    expect(isSalaryText(text), text).toBe(true);
  }
  for (const text of ['TOP 10 employers', 'ALL 24 jobs', 'ISO 27001', 'SAP 4000'])
    expect(isSalaryText(text), text).toBe(false);
});
