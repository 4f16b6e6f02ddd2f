import { persona } from '../persona.ts';
import type { Question } from '../question.ts';
import { leftTicked, resume, said, stated, unsaid, untouched } from '../truths.ts';

/** The pages of the form, by the section that stands on each. */
export const sections = ['Your details', 'Your work', 'A few questions', 'Review'] as const;
const [details, work, few, review] = sections;

export const questions: readonly Question[] = [
  {
    name: 'first',
    label: 'First name',
    control: 'text',
    section: details,
    isRequired: true,
    truth: said(persona.given),
  },
  {
    name: 'last',
    label: 'Last name',
    control: 'text',
    section: details,
    isRequired: true,
    truth: said(persona.family),
  },
  { name: 'email', label: 'Email', control: 'email', section: details, isRequired: true, truth: said(persona.email) },
  { name: 'phone', label: 'Mobile number', control: 'tel', section: details, truth: said(...persona.phone) },
  { name: 'address1', label: 'Address line 1', control: 'text', section: details, truth: said(persona.line1) },
  { name: 'address2', label: 'Address line 2', control: 'text', section: details, truth: said(persona.line2) },
  { name: 'city', label: 'City', control: 'text', section: details, truth: said(persona.city) },
  { name: 'postcode', label: 'Postcode', control: 'text', section: details, truth: said(persona.postalCode) },
  {
    name: 'country',
    label: 'Country',
    control: 'select',
    section: details,
    options: ['Australia', 'Canada', 'Cape Verde', 'Ireland', 'New Zealand', 'United Kingdom', 'United States'],
    truth: said(persona.country),
  },
  { name: 'news', label: 'Email me job alerts', control: 'tick', section: details, isTicked: true, truth: leftTicked },
  { name: 'employer', label: 'Current employer', control: 'text', section: work, truth: said(persona.company) },
  { name: 'role', label: 'Current job title', control: 'text', section: work, truth: said(persona.position) },
  { name: 'cv', label: 'Upload your CV', control: 'file', section: work, isRequired: true, truth: resume },
  { name: 'letter', label: 'Upload a cover letter', control: 'file', section: work, truth: unsaid },
  { name: 'github', label: 'GitHub profile', control: 'url', section: work, truth: said(persona.github) },
  { name: 'site', label: 'Personal website', control: 'url', section: work, truth: said(persona.website) },
  {
    name: 'rtw',
    label: 'Do you have the right to work in Canada?',
    control: 'radios',
    section: few,
    options: ['Yes', 'No'],
    truth: stated('Yes'),
  },
  {
    name: 'salary',
    label: 'Expected annual salary (CAD)',
    control: 'text',
    section: few,
    truth: said(...persona.salary),
  },
  { name: 'notice', label: 'Notice period', control: 'text', section: few, truth: said(...persona.notice) },
  { name: 'start', label: 'Earliest start date', control: 'date', section: few, truth: said('2027-02-01') },
  {
    name: 'heard',
    label: 'How did you hear about this vacancy?',
    control: 'select',
    section: few,
    options: ['Company website', 'LinkedIn', 'Word of mouth', 'Other'],
    truth: said(persona.source),
  },
  {
    name: 'adult',
    label: 'Are you 18 or over?',
    control: 'radios',
    section: few,
    options: ['Yes', 'No'],
    truth: unsaid,
  },
  { name: 'why', label: 'Why do you want this job?', control: 'multiline', section: few, truth: unsaid },
  {
    name: 'declaration',
    label: 'I declare that the information given is true and complete.',
    control: 'tick',
    section: review,
    truth: untouched,
  },
  {
    name: 'ai',
    label: 'I confirm that I have not used AI to write my answers.',
    control: 'tick',
    section: review,
    truth: untouched,
  },
];
