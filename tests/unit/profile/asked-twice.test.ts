import { describe, expect, it } from 'vitest';
import type { FieldKey } from '@/domain/form/field-key-schema';
import { isAskedTwice } from '@/forms/answers/is-asked-twice';

const asks = (question: string, key: FieldKey | null = null) => ({ question, key });

describe('words that stand at two fields', () => {
  it.each<[FieldKey | null, FieldKey | null]>([
    [null, null],
    ['question.text', 'question.text'],
    ['bday', 'start_date'],
    ['start_date', null],
  ])('are two questions: %s and %s', (one, other) => {
    const field = asks('Day', one);
    expect(isAskedTwice(field, [field, asks('day', other)])).toBe(true);
  });

  it('are one question where both are known to ask the same', () => {
    const field = asks('Notice period', 'notice_period');
    expect(isAskedTwice(field, [field, asks('Notice period', 'notice_period')])).toBe(false);
  });

  it('are one question at one field', () => {
    const field = asks('Day');
    expect(isAskedTwice(field, [field, asks('Month')])).toBe(false);
  });
});
