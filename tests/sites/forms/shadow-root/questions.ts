import { persona } from '../persona.ts';
import type { Question } from '../question.ts';
import { resume, said, stated, unsaid, untouched } from '../truths.ts';

export const questions: readonly Question[] = [
  { name: 'firstName', label: 'First name', control: 'text', isRequired: true, truth: said(persona.given) },
  { name: 'lastName', label: 'Last name', control: 'text', isRequired: true, truth: said(persona.family) },
  { name: 'email', label: 'Email', control: 'email', isRequired: true, truth: said(persona.email) },
  { name: 'confirmEmail', label: 'Confirm your email', control: 'email', isRequired: true, truth: said(persona.email) },
  { name: 'phone', label: 'Phone number', control: 'tel', truth: said(...persona.phone) },
  {
    name: 'street',
    label: 'Street address',
    control: 'text',
    truth: said(persona.line1, `${persona.line1}, ${persona.line2}`),
  },
  { name: 'city', label: 'City', control: 'text', truth: said(persona.city) },
  {
    name: 'country',
    label: 'Country',
    control: 'list',
    options: ['Brazil', 'Canada', 'Germany', 'Nigeria', 'Norway', 'Poland', 'United States'],
    truth: said(persona.country),
  },
  { name: 'linkedin', label: 'LinkedIn', control: 'url', truth: said(persona.linkedin) },
  { name: 'website', label: 'Website', control: 'url', truth: said(persona.website) },
  {
    name: 'permit',
    label: 'Do you have a permit to work in Germany?',
    control: 'list',
    options: ['Yes', 'No'],
    truth: stated('No'),
  },
  { name: 'start', label: 'Earliest possible start date', control: 'date', truth: said('2027-02-01') },
  { name: 'cv', label: 'Resume', control: 'file', isRequired: true, truth: resume },
  { name: 'message', label: 'Message to the hiring team', control: 'multiline', truth: unsaid },
  { name: 'privacy', label: 'I accept the privacy policy', control: 'tick', isRequired: true, truth: untouched },
  { name: 'alerts', label: 'Subscribe to job alerts', control: 'tick', truth: untouched },
];
