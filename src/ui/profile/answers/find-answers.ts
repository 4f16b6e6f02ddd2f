import type { Answer } from '@/domain/form/answer';
import { fold } from '@/language/fold/fold';

/** The answers that contain every word: in the question, the answer, or where it was used. */
export function findAnswers(answers: readonly Answer[], words: string): Answer[] {
  const wanted = fold(words).split(' ').filter(Boolean);
  if (wanted.length === 0) return [...answers];
  return answers.filter(({ question, value, uses }) => {
    const places = uses.flatMap(({ site, formTitle }) => [site, formTitle]);
    const text = fold([question, String(value), ...places].join(' '));
    return wanted.every((word) => text.includes(word));
  });
}
