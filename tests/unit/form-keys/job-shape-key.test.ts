import { describe, expect, it } from 'vitest';
import { fieldKeyOf } from '@/forms/keys/field-key-of';
import { aField } from './a-field';

const keyOfLabel = (question: string) => fieldKeyOf(aField({ question }));

describe('what only sounds like a wish', () => {
  it.each([
    'What is your current salary?',
    'Aktuelles Bruttojahresgehalt',
    'Salaire actuel',
    'RAL attuale',
    'Salario actual',
    'Huidig salaris',
  ])('takes what is paid now for no expectation: %s', (question) => {
    expect(keyOfLabel(question)).not.toBe('salary.expected');
  });

  it.each([
    'Do you need relocation assistance?',
    'Benötigen Sie Unterstützung beim Umzug?',
    'Expected relocation costs',
  ])('takes help with moving for no readiness to move: %s', (question) => {
    expect(keyOfLabel(question)).not.toBe('relocation');
  });

  it.each([
    'When did you start your last job?',
    'How did you learn French?',
    'Have you worked with React before?',
    'Comment avez-vous appris le français ?',
    'Wo haben Sie studiert?',
    'Are you available to start immediately?',
    'Where do you see yourself in five years?',
    'How do you find the right people for a team?',
  ])('asks of something else: %s', (question) => {
    expect([null, 'question.text', 'question.choice']).toContain(keyOfLabel(question));
  });
});
