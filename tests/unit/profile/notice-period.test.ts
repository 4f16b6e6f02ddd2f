import { describe, expect, it } from 'vitest';
import type { FieldKey } from '@/domain/form/field-key-schema';
import { Profile } from '@/domain/form/profile';
import type { ValueContext } from '@/forms/values/profile-value';
import { valueFromProfile } from '@/forms/values/value-from-profile';

const valueIn = (profile: unknown, key: FieldKey, context: Partial<ValueContext>) =>
  valueFromProfile(key, Profile.parse(profile), { country: null, repeat: null, ...context })?.value ?? null;

describe('a notice period', () => {
  const four = { 'x-jobtrail': { noticePeriod: '4 weeks' } };

  it.each([
    ['Notice period', '', false, '4 weeks'],
    ['Notice period (weeks)', '', false, '4'],
    ['Kündigungsfrist in Wochen', '', true, '4'],
    ['Préavis', 'semaines', true, '4'],
    ['離職までの期間（週）', '', true, '4'],
    ['Notice period (days)', '', true, '28'],
    // Nobody knows of what it is a number, or four weeks are none of it.
    ['Notice period', '', true, null],
    ['Notice period in months', '', true, null],
    ['Notice period', 'e.g. 2 months', false, '4 weeks'],
    ['Notice period in weeks or months', '', false, '4 weeks'],
  ])('of four weeks for "%s" with "%s" (a number box: %s) is %s', (question, hint, isNumber, said) => {
    expect(valueIn(four, 'notice_period', { question, hint, isNumber })).toBe(said);
  });

  it('is chosen from a list in the words of its user', () => {
    expect(valueIn(four, 'notice_period', { question: 'Notice (months)', options: ['1 month'] })).toBe('4 weeks');
    expect(valueIn(four, 'notice_period', { question: 'Notice (months)', isClosedList: true })).toBe('4 weeks');
  });
});
