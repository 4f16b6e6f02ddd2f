import { expect, it } from 'vitest';
import { isNextQuestionName, isNextStepName } from '@/safety/names/step-words';
import { isKnownEnd } from '@/safety/next-step/can-go-on';
import { stepCountInText } from '@/safety/next-step/step-position';

it('reads an arrow as a Next where the form has steps', () => {
  expect(isNextStepName('→', true)).toBe(true);
  expect(isNextStepName('→', false)).toBe(false);
  expect(isNextStepName('← →', true)).toBe(false);
  expect(isNextStepName('→ Submit', true)).toBe(false);
});

it('reads OK as going on only where one question is asked', () => {
  expect(isNextQuestionName('OK')).toBe(true);
  expect(isNextStepName('OK', true)).toBe(false);
  expect(isNextQuestionName('Submit')).toBe(false);
});

it('counts pages', () => {
  expect(stepCountInText('Schritt 1 von 4')).toEqual({ at: 1, of: 4 });
  expect(stepCountInText('Vaihe 2/4')).toEqual({ at: 2, of: 4 });
  expect(stepCountInText('24 jobs in 3 cities')).toBeNull();
});

it('knows a form that is sent by its address or by what it brings', () => {
  expect(isKnownEnd({ url: 'https://a.example/apply/7/submit', brings: [] })).toBe(true);
  expect(isKnownEnd({ url: 'https://a.example/apply/7', brings: [{ name: 'action', value: 'submit' }] })).toBe(true);
  expect(isKnownEnd({ url: 'https://a.example/apply/7/step/2', brings: [] })).toBe(false);
});
