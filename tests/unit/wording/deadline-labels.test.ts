import { describe, expect, it } from 'vitest';
import { fieldOfLabel } from '@/language/words/jobs/posting-labels';

describe('the day until which one may apply', () => {
  it.each([
    'Deadline',
    'Closing date',
    'Bewerbungsschluss',
    'Date limite de candidature',
    'Fecha límite',
    'Rok prijave',
    'Hạn nộp hồ sơ',
    'Son başvuru tarihi',
    '応募締切',
    '截止日期',
  ])('is not when a job was posted: %s', (label) => {
    expect(fieldOfLabel(label)).toBe('other');
  });
});
