import type { Question } from '../question.ts';
import { stated, untouched } from '../truths.ts';

/** What employers in the United States must ask, and nobody must answer. */
export const equalityQuestions: readonly Question[] = [
  {
    name: 'gender',
    label: 'Gender',
    control: 'list',
    options: ['Male', 'Female', 'Decline To Self Identify'],
    truth: stated('Decline To Self Identify'),
  },
  {
    name: 'hispanic',
    label: 'Are you Hispanic/Latino?',
    control: 'list',
    options: ['Yes', 'No', 'Decline To Self Identify'],
    truth: stated('Decline To Self Identify'),
  },
  // Asked only of those who said no.
  {
    name: 'race',
    label: 'Please identify your race',
    control: 'list',
    options: ['Asian', 'Black or African American', 'White', 'Two or More Races', 'Decline To Self Identify'],
    truth: untouched,
  },
  {
    name: 'veteran',
    label: 'Veteran Status',
    control: 'list',
    options: [
      'I am not a protected veteran',
      'I identify as one or more of the classifications of a protected veteran',
      "I don't wish to answer",
    ],
    truth: stated("I don't wish to answer"),
  },
  {
    name: 'disability',
    label: 'Disability Status',
    control: 'list',
    options: [
      'Yes, I have a disability, or have had one in the past',
      'No, I do not have a disability and have not had one in the past',
      'I do not want to answer',
    ],
    truth: stated('I do not want to answer'),
  },
];
