import { expect, it } from 'vitest';
import { asksForSeveral } from '@/forms/keys/takes-several';

it.each([
  'Which of these skills do you have?',
  'Welche dieser Programmiersprachen beherrschen Sie?',
  'Quelles technologies connaissez-vous ?',
  'Welke talen spreek je?',
  'Which languages do you speak?',
])('takes several answers where skills are asked for: %s', (question) => {
  expect(asksForSeveral(question, '')).toBe(true);
});

it.each([
  'Which cloud do you know best?',
  'What is your primary tech stack?',
  'Welche Programmiersprache beherrschen Sie am besten?',
  'Hvilken af disse teknologier foretrækker du?',
])('takes one answer where the best is asked for: %s', (question) => {
  expect(asksForSeveral(question, '')).toBe(false);
});

it('takes several answers where the hint says so, whatever the question', () => {
  expect(asksForSeveral('Which offices do you prefer?', 'Select all that apply')).toBe(true);
});
