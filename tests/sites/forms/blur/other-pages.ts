import { persona } from '../persona.ts';
import type { Question } from '../question.ts';
import { said, stated, unsaid, untouched } from '../truths.ts';

const section = 'Application Questions';
const last = 'Voluntary Disclosures';
const yesNo = ['Yes', 'No'];

/** What this employer asks. */
export const employerQuestions: readonly Question[] = [
  {
    name: 'authorized',
    label: 'Are you legally authorized to work in Canada?',
    control: 'list',
    options: yesNo,
    isRequired: true,
    section,
    truth: stated('Yes'),
  },
  {
    name: 'sponsor',
    label: 'Do you now, or will you in the future, require sponsorship to work in Canada?',
    control: 'list',
    options: yesNo,
    isRequired: true,
    section,
    truth: stated('No'),
  },
  {
    name: 'salary',
    label: 'What is your desired annual salary in CAD?',
    control: 'text',
    section,
    truth: stated(...persona.salary),
  },
  { name: 'notice', label: 'What is your notice period?', control: 'text', section, truth: said(...persona.notice) },
  {
    name: 'adult',
    label: 'Are you at least 18 years of age?',
    control: 'list',
    options: yesNo,
    section,
    truth: unsaid,
  },
  { name: 'former', label: 'Are you a former employee?', control: 'list', options: yesNo, section, truth: unsaid },
  { name: 'reason', label: 'Why are you interested in this position?', control: 'multiline', section, truth: unsaid },
];

/** What stands before the end. */
export const closing: readonly Question[] = [
  {
    name: 'gender',
    label: 'Gender',
    control: 'list',
    options: ['Female', 'Male', 'Not Declared'],
    section: last,
    truth: stated('Not Declared'),
  },
  {
    name: 'veteran',
    label: 'Veteran Status',
    control: 'list',
    options: ['I am a veteran', 'I am not a veteran', 'I choose not to self-identify'],
    section: last,
    truth: stated('I choose not to self-identify'),
  },
  {
    name: 'terms',
    label: 'Yes, I have read and consent to the terms and conditions',
    control: 'tick',
    isRequired: true,
    section: last,
    truth: untouched,
  },
];
