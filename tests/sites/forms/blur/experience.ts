import { persona } from '../persona.ts';
import type { Question } from '../question.ts';
import { resume, said, unsaid } from '../truths.ts';

const section = 'My Experience';

const now = { section, part: 'Work Experience 1' };
const earlier = { section, part: 'Work Experience 2' };
const school = { section, part: 'Education 1' };

/** Two employers, the present one first, and one school; the CV stands below them. */
export const experience: readonly Question[] = [
  { ...now, name: 'work1-title', label: 'Job Title', control: 'text', isRequired: true, truth: said(persona.position) },
  { ...now, name: 'work1-company', label: 'Company', control: 'text', isRequired: true, truth: said(persona.company) },
  { ...now, name: 'work1-place', label: 'Location', control: 'text', truth: said(persona.workplace) },
  { ...now, name: 'work1-current', label: 'I currently work here', control: 'tick', truth: said('on') },
  { ...now, name: 'work1-from', label: 'From', control: 'month-year', isRequired: true, truth: said('03/2019') },
  // Is gone once the tick is set.
  { ...now, name: 'work1-to', label: 'To', control: 'month-year', truth: unsaid },
  { ...now, name: 'work1-duties', label: 'Role Description', control: 'multiline', truth: said(persona.duties) },
  { ...earlier, name: 'work2-title', label: 'Job Title', control: 'text', truth: said(persona.before.position) },
  { ...earlier, name: 'work2-company', label: 'Company', control: 'text', truth: said(persona.before.company) },
  { ...earlier, name: 'work2-place', label: 'Location', control: 'text', truth: said(persona.before.workplace) },
  { ...earlier, name: 'work2-current', label: 'I currently work here', control: 'tick', truth: unsaid },
  { ...earlier, name: 'work2-from', label: 'From', control: 'month-year', truth: said('06/2012') },
  { ...earlier, name: 'work2-to', label: 'To', control: 'month-year', truth: said('02/2019') },
  { ...school, name: 'school', label: 'School or University', control: 'text', truth: said('University of Toronto') },
  {
    ...school,
    name: 'degree',
    label: 'Degree',
    control: 'list',
    options: ['High School Diploma', "Bachelor's Degree", "Master's Degree", 'Doctorate Degree'],
    truth: said('Doctorate Degree'),
  },
  { ...school, name: 'area', label: 'Field of Study', control: 'text', truth: said('Computer Science') },
  { section, name: 'cv', label: 'Upload your resume', control: 'file', truth: resume },
];
