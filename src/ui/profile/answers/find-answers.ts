import type { Answer } from '@/domain/form/answer';
import { foldText } from '@/language/fold/fold-wording';

/** The answers that contain every word: in the question, the answer, or where it was used. */
export function findAnswers(answers: readonly Answer[], words: string): Answer[] {
  const wanted = foldText(words).split(' ').filter(Boolean);
  if (wanted.length === 0) return [...answers];
  return answers.filter(({ question, value, uses }) => {
    const places = uses.flatMap(({ site, formTitle }) => [site, formTitle]);
    const text = foldText([question, String(value), ...places].join(' '));
    return wanted.every((word) => text.includes(word));
  });
}
