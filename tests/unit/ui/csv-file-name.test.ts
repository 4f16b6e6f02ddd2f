import { expect, it } from 'vitest';
import { csvFileName } from '@/ui/jobs/csv-file-name';

it('says the day in the user’s own time', () => {
  expect(csvFileName(new Date(2026, 0, 5, 23, 59))).toBe('jobtrail-2026-01-05.csv');
});
