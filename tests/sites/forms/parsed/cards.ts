import { persona } from '../persona.ts';
import type { Question } from '../question.ts';
import { said, stated, unsaid } from '../truths.ts';

/** Questions that the employer added, in two lots. Their texts lie in the page's data too, since nothing names their controls. */
interface Card {
  id: string;
  title: string;
  questions: readonly Omit<Question, 'name'>[];
}

export const cards: readonly Card[] = [
  {
    id: '3f0c2a6e-9d41',
    title: 'Working in Canada',
    questions: [
      {
        label: 'Are you legally entitled to work in Canada?',
        control: 'radios',
        options: ['Yes', 'No'],
        isRequired: true,
        truth: stated('Yes'),
      },
      {
        label: 'Do you require visa sponsorship to work in Canada, now or later?',
        control: 'radios',
        options: ['Yes', 'No'],
        isRequired: true,
        truth: stated('No'),
      },
      {
        label: 'Would you be willing to relocate to Vancouver?',
        control: 'select',
        options: ['Yes', 'No', 'Maybe'],
        truth: unsaid,
      },
    ],
  },
  {
    id: 'b7715e08-22aa',
    title: 'A few more questions',
    questions: [
      {
        label: 'What annual salary do you expect, in CAD?',
        control: 'text',
        hint: 'Type your response',
        truth: stated(...persona.salary),
      },
      {
        label: 'What is your notice period?',
        control: 'text',
        hint: 'Type your response',
        truth: said(...persona.notice),
      },
      {
        label: 'How did you hear about us?',
        control: 'radios',
        options: ['Job board', 'LinkedIn', 'A friend', 'An event'],
        truth: said(persona.source),
      },
      {
        label: 'Describe a project that you are proud of.',
        control: 'multiline',
        hint: 'Type your response',
        truth: unsaid,
      },
    ],
  },
];

export const cardQuestions: readonly Question[] = cards.flatMap(({ id, title, questions }) =>
  questions.map((question, index) => ({ ...question, section: title, name: `cards[${id}][field${index}]` })),
);
