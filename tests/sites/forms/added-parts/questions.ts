import { persona } from '../persona.ts';
import type { Question } from '../question.ts';
import { resume, said, saidAll, stated, unsaid, untouched } from '../truths.ts';

interface Job {
  title: string;
  company: string;
  from: string;
  to: string | null;
  duties: string;
}

const jobs: readonly Job[] = [
  { title: persona.position, company: persona.company, from: '03/2019', to: null, duties: persona.duties },
  {
    title: persona.before.position,
    company: persona.before.company,
    from: '06/2012',
    to: '02/2019',
    duties:
      'Developed real-time transaction processing systems handling $50M+ daily volume in FinTech Built automated testing frameworks reducing QA cycle by 40% Collaborated with product team on mobile banking features serving 500K+ users',
  },
  {
    title: 'Software Developer',
    company: 'Cedarbrook Solutions Ltd.',
    from: '09/2002',
    to: '05/2012',
    duties:
      'Full-stack web development for enterprise clients across multiple industries Database administration and performance optimization for high-traffic applications Part-time during graduate studies (2002–2010); full-time from 2010',
  },
];

const degrees = ["Associate's Degree", "Bachelor's Degree", "Master's Degree", 'Doctorate'];
const schools = [
  { degree: 'Doctorate', from: '2004', to: '2010' },
  { degree: "Master's Degree", from: '2002', to: '2004' },
  { degree: "Bachelor's Degree", from: '1998', to: '2002' },
];

const section = 'My Experience';

function ofJob({ title, company, from, to, duties }: Job, index: number): Question[] {
  const [part, name] = [`Work Experience ${index + 1}`, `job${index + 1}`];
  const shared = { section, part };
  return [
    { ...shared, name: `${name}-title`, label: 'Job Title', control: 'text', isRequired: true, truth: said(title) },
    { ...shared, name: `${name}-company`, label: 'Company', control: 'text', isRequired: true, truth: said(company) },
    { ...shared, name: `${name}-place`, label: 'Location', control: 'text', truth: said(persona.workplace) },
    {
      ...shared,
      name: `${name}-current`,
      label: 'I currently work here',
      control: 'tick',
      truth: to === null ? said('on') : unsaid,
    },
    { ...shared, name: `${name}-from`, label: 'From', control: 'month-year', isRequired: true, truth: said(from) },
    {
      ...shared,
      name: `${name}-to`,
      label: 'To',
      control: 'month-year',
      isRequired: true,
      truth: to === null ? unsaid : said(to),
    },
    { ...shared, name: `${name}-duties`, label: 'Role Description', control: 'multiline', truth: said(duties) },
  ];
}

function ofSchool({ degree, from, to }: (typeof schools)[number], index: number): Question[] {
  const [part, name] = [`Education ${index + 1}`, `school${index + 1}`];
  const shared = { section, part };
  return [
    {
      ...shared,
      name: `${name}-school`,
      label: 'School or University',
      control: 'place',
      truth: said('University of Toronto'),
    },
    { ...shared, name: `${name}-degree`, label: 'Degree', control: 'list', options: degrees, truth: said(degree) },
    { ...shared, name: `${name}-area`, label: 'Field of Study', control: 'text', truth: said('Computer Science') },
    { ...shared, name: `${name}-from`, label: 'First Year Attended', control: 'number', truth: said(from) },
    {
      ...shared,
      name: `${name}-to`,
      label: 'Last Year Attended (Actual or Expected)',
      control: 'number',
      truth: said(to),
    },
  ];
}

/** Names of what is added are numbered by the page as it adds it. */
export const questions: readonly Question[] = [
  { name: 'email', label: 'Email Address', control: 'email', isRequired: true, truth: said(persona.email) },
  {
    name: 'country',
    label: 'Country',
    control: 'list',
    options: ['Cameroon', 'Canada', 'Germany', 'Niger', 'Nigeria', 'Norway', 'United States of America'],
    isRequired: true,
    truth: said(persona.country),
  },
  {
    name: 'authorized',
    label: 'Are you legally authorized to work in Canada?',
    control: 'radios',
    options: ['No', 'Yes'],
    isRequired: true,
    truth: stated('Yes'),
  },
  { name: 'start', label: 'Earliest start date', control: 'date', truth: said(persona.start[0]) },
  { name: 'cv', label: 'Resume', control: 'file', truth: resume },
  ...jobs.flatMap(ofJob),
  ...schools.flatMap(ofSchool),
  {
    section,
    name: 'skills',
    label: 'Skills',
    control: 'text',
    hint: 'Type and press Enter',
    truth: saidAll(...persona.skills),
  },
  {
    name: 'gender',
    label: 'Gender',
    control: 'select',
    options: ['Female', 'Male', 'I choose not to disclose'],
    truth: stated('I choose not to disclose'),
  },
  { name: 'terms', label: 'I have read and agree to the terms', control: 'tick', truth: untouched },
];
