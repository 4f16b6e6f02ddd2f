import { useState } from 'react';
import type { Asked } from '../question.ts';
import type { Answers } from './send-form.ts';

export interface FormState {
  answers: Answers;
  answer(name: string, value: Answers[string]): void;
}

/** What a form's parts share: the answers, which the page itself holds. */
export function useAnswers(first: Answers = {}): FormState {
  const [answers, setAnswers] = useState<Answers>(first);
  return { answers, answer: (name, value) => setAnswers((before) => ({ ...before, [name]: value })) };
}

/** What one question's part of a form is given. */
export interface QuestionProps extends FormState {
  asked: Asked;
}

/** Texts as inputs want them. */
export function textOf(value: Answers[string]): string {
  return typeof value === 'string' ? value : '';
}

export function listOf(value: Answers[string]): readonly string[] {
  return typeof value === 'object' && !(value instanceof File) ? value : [];
}

/** What is ticked before anyone came. */
export function firstAnswers(questions: readonly Asked[]): Answers {
  return Object.fromEntries(questions.filter(({ isTicked }) => isTicked).map(({ name }) => [name, 'on']));
}
