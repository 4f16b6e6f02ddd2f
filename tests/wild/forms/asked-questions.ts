import type { AnswerValue } from '@/domain/form/answer';
import { spokenAnswers } from './applicant.ts';
import { writtenDate } from './form-dates.ts';
import type { FormQuestion, FormTruth, Held } from './form-question.ts';
import type { FormChoice } from './traits/form-traits.ts';
import type { FormWords } from './words/form-words.ts';

/** What nobody but the applicant can say. All of it is required: what is not may as well be left. */
export function askedQuestions(words: FormWords, { amount, rating, date }: FormChoice): Record<string, FormQuestion> {
  const { labels, options } = words;
  const yesNo = (id: string, label: string, isYes: boolean) => {
    const answer = isYes ? options.yes : options.no;
    return question({ id, label, kind: 'yes-no', section: 'questions', truth: asked(answer) });
  };
  const { birthDate, years, foreignSalary } = spokenAnswers;
  const isWritten = date === 'text' || date === 'masked';
  const writtenBirth = isWritten ? writtenDate(words, birthDate) : birthDate;
  const questions: FormQuestion[] = [
    yesNo('relocate', labels.relocate, false),
    yesNo('adult', labels.adult, true),
    yesNo('weekends', labels.weekends, true),
    question({ id: 'why', label: labels.why, kind: 'prose', section: 'questions', truth: asked(spokenAnswers.why) }),
    question({
      id: 'project',
      label: labels.project,
      kind: 'prose',
      section: 'questions',
      truth: asked(spokenAnswers.project),
    }),
    question({
      id: 'years',
      label: words.yearsWith('Kubernetes'),
      kind: 'text',
      type: 'number',
      section: 'questions',
      truth: asked(years),
    }),
    question({
      id: 'birthDate',
      label: labels.birthDate,
      kind: 'date',
      section: 'person',
      truth: asked(writtenBirth, { as: 'text', values: [birthDate, writtenBirth] }),
    }),
    question({
      id: 'salary',
      label: words.salary('GBP'),
      kind: 'amount',
      section: 'questions',
      truth: asked(foreignSalary, { as: amount === 'formatted' ? 'digits' : 'text', values: [foreignSalary] }),
    }),
    question({
      id: 'rating',
      label: words.rating('Excel'),
      kind: 'rating',
      section: 'questions',
      options: rating === 'scale' || rating === 'stars' ? ['1', '2', '3', '4', '5'] : undefined,
      truth: asked(String(spokenAnswers.rating)),
    }),
  ];
  return Object.fromEntries(questions.map((one) => [one.id, one]));
}

function asked(answer: AnswerValue, right: Held = { as: 'text', values: [String(answer)] }): FormTruth {
  return { is: 'asked', answer, right };
}

function question(given: Omit<FormQuestion, 'isRequired'>): FormQuestion {
  return { ...given, isRequired: true };
}
