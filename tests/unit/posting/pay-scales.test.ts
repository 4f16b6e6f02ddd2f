import { describe, expect, it } from 'vitest';
import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { placeScore } from '@/jobs/text-kind/place-score';
import { isPostedText } from '@/jobs/text-kind/posted-text';
import { isSalaryText } from '@/jobs/text-kind/salary-text';

describe('a place on a scale of public pay', () => {
  it.each(['EG 9 TVöD', 'E13 TV-L', 'Entgeltgruppe E 9', 'Band 6', 'Schaal 10'])('is pay: %s', (text) => {
    expect([isSalaryText(text), placeScore(text)]).toEqual([true, 0]);
  });

  it.each(['Nurse Band 6', 'Rubber Band', 'E 9'])('is none: %s', (text) => {
    expect(isSalaryText(text)).toBe(false);
  });
});

describe('a number of hours', () => {
  it.each([
    ['3 uur', true],
    ['32 uur', false],
    ['36 hours', false],
    ['36 hours ago', true],
  ])('is when something appeared if a day has as many, or by its words: %s', (text, isPosted) => {
    expect(isPostedText(text)).toBe(isPosted);
  });
});

describe('kinds of employment that a middle dot parts', () => {
  it('are one', () => {
    expect(isEmploymentText('パート・アルバイト')).toBe(true);
  });
});
