import { expect, it } from 'vitest';
import { exportFileName } from '@/ui/data/export-file-name';

it('says the day in the user’s own time', () => {
  expect(exportFileName(new Date(2026, 0, 5, 23, 59), 'csv')).toBe('jobtrail-2026-01-05.csv');
  expect(exportFileName(new Date(2026, 10, 21), 'json')).toBe('jobtrail-2026-11-21.json');
});
