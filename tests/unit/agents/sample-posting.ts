import type { ExtractorInput } from '@/agents/extractor/extractor';
import type { ReadFields } from '@/domain/job/job-fields';

const links: ExtractorInput['links'] = [
  { number: 1, text: 'Back to results', url: 'https://jobs.example/search?q=nurse' },
  { number: 2, text: 'Stadtklinik Kiel gGmbH', url: 'https://jobs.example/companies/stadtklinik' },
  {
    number: 3,
    text: 'Apply on company website',
    url: 'https://jobs.example/out?url=https%3A%2F%2Fklinik.example%2Fapply%2F77',
  },
  { number: 4, text: 'Care Nurse', url: 'https://jobs.example/jobs/81' },
];

/** Line 7 begins the description, line 11 ends it. */
export const postingText = [
  '[1 Back to results]',
  'Senior Nurse (m/f/d)',
  '[2 Stadtklinik Kiel gGmbH] · Kiel, Germany (Hybrid)',
  '€4,200 – €4,800 per month · Full-time · Posted 3 days ago',
  '[3 Apply on company website] Save',
  'About the job',
  'We are looking for a nurse who takes good care of the patients of our ward, day and night, with a team of twenty people.',
  'Your tasks',
  'Care for patients before and after surgery, and write down how they are.',
  'Your profile',
  'You have finished your training as a nurse, and you like to work in shifts. See [3 how to apply].',
  'Job ID: R-20417',
  'Similar jobs',
  '[4 Care Nurse]',
  'Elbe Care · Hamburg',
].join('\n');

export function postingInput(changes: Partial<ExtractorInput> = {}): ExtractorInput {
  return {
    part: 'posting',
    text: postingText,
    links,
    known: { title: 'Senior Nurse (m/f/d)' },
    wanted: ['salaryText', 'description', 'applyUrl'],
    page: { url: 'https://jobs.example/jobs/77', title: 'Senior Nurse (m/f/d) | Jobs' },
    ...changes,
  };
}

/** What whoever reads the posting must find in it, but for the description, of which each takes a different end. */
export const postingFields: ReadFields = {
  title: 'Senior Nurse (m/f/d)',
  company: 'Stadtklinik Kiel gGmbH',
  location: 'Kiel, Germany (Hybrid)',
  salaryText: '€4,200 – €4,800 per month',
  postedText: 'Posted 3 days ago',
  employmentType: 'Full-time',
  remoteType: 'hybrid',
  applyType: 'external',
  applyUrl: 'https://klinik.example/apply/77',
  siteJobId: 'R-20417',
};
