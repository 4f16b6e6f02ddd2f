import type { Answer } from '@/domain/form/answer';
import type { ProfileDocument } from '@/domain/form/document';
import type { Profile } from '@/domain/form/profile';

/** A profile, documents and answers, made up for looking at the panel. */

export const sampleProfile: Profile = {
  basics: {
    name: 'Alex Green',
    label: 'Senior Software Engineer',
    email: 'alex.green@mail.example',
    phone: '+1 416 555 0142',
    url: 'https://alex-green.example',
    summary: 'Engineer with 23 years of experience in distributed systems.',
    location: { address: 'Straße des 17. Juni 135', postalCode: '10623', city: 'Berlin', countryCode: 'DE' },
    profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/alex-green-example' }],
  },
  work: [
    {
      position: 'Senior Software Engineer',
      name: 'Pinecrest Technologies Inc.',
      location: 'Toronto, ON',
      startDate: '2019-03',
      highlights: ['Lead a team of 5 engineers building distributed data pipelines', 'Mentor juniors'],
    },
    { position: 'Software Engineer', name: 'Crestridge Digital Corp.', startDate: '2012-06', endDate: '2019-02' },
  ],
  education: [
    {
      institution: 'University of Toronto',
      studyType: 'Ph.D.',
      area: 'Computer Science',
      startDate: '2004',
      endDate: '2010',
    },
  ],
  skills: [{ name: 'TypeScript' }, { name: 'Kubernetes' }, { name: 'PostgreSQL' }, { name: 'REST API design' }],
  languages: [
    { language: 'English', fluency: 'Native' },
    { language: 'French', fluency: 'B1' },
  ],
  'x-jobtrail': {
    givenName: 'Alex',
    familyName: 'Green',
    pronouns: 'she/her',
    noticePeriod: '4 weeks',
    earliestStart: '2027-02-01',
    salary: { amount: 145000, currency: 'CAD', unit: 'YEAR' },
    willingToRelocate: false,
    workAuthorization: {
      CA: { isAuthorized: true, needsSponsorship: false },
      DE: { isAuthorized: false, needsSponsorship: true },
    },
    referralSource: 'LinkedIn',
  },
};

const uuid = (number: number) => `00000000-0000-4000-8009-${String(number).padStart(12, '0')}`;

export const sampleDocuments: ProfileDocument[] = [
  ['alex-green-cv.pdf', 'resume', 182_400],
  ['alex-green-cv-german-with-a-rather-long-name-2026.docx', 'resume', 48_200],
  ['cover-letter-northwind.docx', 'cover_letter', 31_000],
].map(([name, kind, size], index) => ({
  id: uuid(index),
  name: String(name),
  type: index === 0 ? 'pdf' : 'docx',
  size: Number(size),
  addedAt: `2026-11-1${index}T10:00:00.000Z`,
  kind: kind === 'resume' ? 'resume' : 'cover_letter',
  isDefault: index === 0,
}));

const questions: [string, Answer['value']][] = [
  ['Are you legally authorized to work in Canada?', true],
  ['How many years of experience do you have with Kubernetes?', '7'],
  [
    'Why do you want to work at Northwind Traders?',
    'Your warehouse robots run on the same kind of pipelines that I have built for years.',
  ],
  ['Are you willing to travel up to 20%?', 'Yes'],
  ['Which of these tools have you used?', ['Terraform', 'Docker']],
  ['Have you worked for us before?', false],
];

export const sampleAnswers: Answer[] = questions.map(([question, value], index) => ({
  id: uuid(100 + index),
  question,
  scope: { key: null, country: index === 0 ? 'CA' : null, company: index === 5 ? 'Acme' : null },
  meaning: `sample ${index}`,
  value,
  uses: [
    { site: 'jobs.example.com', formTitle: 'Platform Engineer', at: `2026-11-2${index % 2}T10:0${index}:00.000Z` },
  ],
  isDrafted: false,
  changedAt: '2026-11-20T10:00:00.000Z',
}));

/** The text of a CV, a line each. */
export const sampleCv = [
  'Alex Green',
  'Senior Software Engineer',
  'Toronto, ON, Canada',
  'alex.green@mail.example',
  '+1 416 555 0142',
  '',
  'Experience',
  'Senior Software Engineer, Pinecrest Technologies Inc.\tMar 2019 – Present',
  '• Lead a team of 5 engineers building distributed data pipelines',
  '• Mentor juniors',
  'Software Engineer, Crestridge Digital Corp.\tJun 2012 – Feb 2019',
  '• Built testing frameworks',
  '',
  'Education',
  'Ph.D. in Computer Science, University of Toronto\t2004 – 2010',
  '',
  'Skills',
  'TypeScript, Kubernetes, PostgreSQL',
  '',
  'Languages',
  'English (Native), French (B1)',
];
