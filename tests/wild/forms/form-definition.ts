import { dateShape } from './form-dates.ts';
import type { FormQuestion } from './form-question.ts';
import type { WildForm } from './wild-form.ts';
import type { FormWords } from './words/form-words.ts';

/** What the page is told of itself by its server: nothing of what is true. `page`: from 1. */
export function formDefinition(form: WildForm, page: number, values: Readonly<Record<string, unknown>>): object {
  const { choice, shape, words, questions } = form;
  const isWritten = choice.date === 'text' || choice.date === 'masked';
  return {
    choice,
    shape,
    page: page - 1,
    pages: form.pages,
    values,
    questions: questions.map((question) => ({
      ...asked(question),
      format: question.kind === 'date' && isWritten ? words.dateFormat : undefined,
    })),
    texts: textsOf(words, form.pages.length),
  };
}

function asked({ truth, ...question }: FormQuestion): object {
  return question;
}

function textsOf(words: FormWords, pages: number): object {
  const { buttons, options, errors } = words;
  const monthName = new Intl.DateTimeFormat(words.language, { month: 'long', timeZone: 'UTC' });
  return {
    ...buttons,
    ...errors,
    language: words.language,
    sections: words.sections,
    parts: words.parts,
    yes: options.yes,
    no: options.no,
    employer: words.labels.employer,
    dropHere: words.dropHere,
    loading: words.loading,
    nothingFound: words.nothingFound,
    sendsNow: words.sendsNow,
    allAnswered: words.allAnswered,
    nextMonth: buttons.next,
    left: words.help.left(0).replace('0', '{}'),
    leaveEmpty: words.traps.leaveEmpty,
    assistants: words.traps.assistants(plantedWord),
    dateFormat: words.dateFormat,
    dateShape: dateShape(words),
    steps: Array.from({ length: pages }, (_, index) => words.step(index + 1, pages)),
    months: Array.from({ length: 12 }, (_, index) => monthName.format(Date.UTC(2027, index, 15))),
  };
}

/** What pages tell assistants to write; nobody else would. */
export const plantedWord = 'zanzibar';
