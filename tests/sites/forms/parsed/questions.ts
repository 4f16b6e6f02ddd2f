import { persona } from '../persona.ts';
import type { Question } from '../question.ts';
import { resume, said, saidAll, stated, unsaid, untouched } from '../truths.ts';
import { cardQuestions } from './cards.ts';

const survey = 'Voluntary self-identification';

export const questions: readonly Question[] = [
  { name: 'resume', label: 'Resume/CV', control: 'file', isRequired: true, truth: resume },
  { name: 'name', label: 'Full name', control: 'text', isRequired: true, truth: said(persona.name) },
  {
    name: 'pronouns',
    label: 'Pronouns',
    control: 'ticks',
    options: ['He/him', 'She/her', 'They/them', 'Use name only'],
    truth: saidAll(persona.pronouns),
  },
  { name: 'email', label: 'Email', control: 'email', isRequired: true, truth: said(persona.email) },
  { name: 'phone', label: 'Phone', control: 'text', truth: said(...persona.phone) },
  { name: 'location', label: 'Current location', control: 'text', truth: said(...persona.place) },
  { name: 'org', label: 'Current company', control: 'text', truth: said(persona.company) },
  { name: 'urls[LinkedIn]', label: 'LinkedIn URL', control: 'text', truth: said(persona.linkedin) },
  { name: 'urls[GitHub]', label: 'GitHub URL', control: 'text', truth: said(persona.github) },
  { name: 'urls[Portfolio]', label: 'Portfolio URL', control: 'text', truth: said(persona.website) },
  ...cardQuestions,
  { name: 'comments', label: 'Additional information', control: 'multiline', truth: unsaid },
  {
    name: 'eeo[gender]',
    label: 'Gender',
    control: 'select',
    options: ['Male', 'Female', 'Decline to self-identify'],
    section: survey,
    truth: stated('Decline to self-identify'),
  },
  {
    name: 'eeo[race]',
    label: 'Race',
    control: 'select',
    options: [
      'Hispanic or Latino',
      'White (Not Hispanic or Latino)',
      'Black or African American (Not Hispanic or Latino)',
      'Asian (Not Hispanic or Latino)',
      'Two or More Races (Not Hispanic or Latino)',
      'Decline to self-identify',
    ],
    section: survey,
    truth: stated('Decline to self-identify'),
  },
  {
    name: 'eeo[veteran]',
    label: 'Veteran status',
    control: 'select',
    options: ['I am a veteran', 'I am not a veteran', 'Decline to self-identify'],
    section: survey,
    truth: stated('Decline to self-identify'),
  },
  {
    name: 'consent[marketing]',
    label: 'Yes, Halden Group may contact me about future job opportunities.',
    control: 'tick',
    truth: untouched,
  },
  { name: 'h-captcha-response', label: 'I am human', control: 'captcha', truth: untouched },
];
