import type { Profile } from '@/domain/form/profile';

/** Who applies with the generated forms, in the ways that forms ask. Nobody lives or works by these names. */
export const applicant = {
  givenName: 'Alex',
  familyName: 'Green',
  name: 'Alex Green',
  email: 'alex.green@applicant.example',
  /** The same number: with and without its country code. */
  phone: { countryCode: '1', area: '416', local: ['555', '0142'], national: '4165550142' },
  street: '664 Spadina Ave',
  city: 'Toronto',
  postalCode: 'M5S 2H7',
  country: 'CA',
  linkedin: 'https://www.linkedin.com/in/alex-green-example',
  website: 'https://alex-green.example',
  jobs: [
    { employer: 'Pinecrest Technologies Inc.', position: 'Senior Software Engineer', from: '2019-03' },
    { employer: 'Crestridge Digital Corp.', position: 'Software Engineer', from: '2012-06', to: '2019-02' },
    { employer: 'Cedarbrook Solutions Ltd.', position: 'Software Developer', from: '2010-07', to: '2012-05' },
  ],
  university: 'University of Toronto',
  skills: ['Python', 'Java', 'TypeScript', 'Go', 'PostgreSQL', 'Docker'],
  /** BCP 47. */
  spoken: ['en', 'fr'],
  /** A year, in Canadian dollars. */
  salary: 145_000,
  start: '2027-02-01',
} as const;

/** What they told the product of themselves. */
export const applicantProfile: Profile = {
  basics: {
    name: applicant.name,
    label: applicant.jobs[0].position,
    email: applicant.email,
    phone: '+1 416 555 0142',
    url: applicant.website,
    location: {
      address: applicant.street,
      city: applicant.city,
      region: 'Ontario',
      postalCode: applicant.postalCode,
      countryCode: applicant.country,
    },
    profiles: [{ network: 'LinkedIn', url: applicant.linkedin }],
  },
  work: applicant.jobs.map((job) => ({
    name: job.employer,
    position: job.position,
    startDate: job.from,
    endDate: 'to' in job ? job.to : undefined,
  })),
  education: [
    {
      institution: applicant.university,
      studyType: 'Doctor of Philosophy',
      area: 'Computer Science',
      startDate: '2004-09',
      endDate: '2010-06',
    },
  ],
  skills: applicant.skills.map((name) => ({ name })),
  languages: [
    { language: 'English', fluency: 'Native' },
    { language: 'French', fluency: 'Intermediate (B1)' },
  ],
  'x-jobtrail': {
    givenName: applicant.givenName,
    familyName: applicant.familyName,
    nationality: 'Canadian',
    noticePeriod: '4 weeks',
    earliestStart: applicant.start,
    salary: { amount: applicant.salary, currency: 'CAD', unit: 'YEAR' },
    workAuthorization: {
      CA: { isAuthorized: true, needsSponsorship: false },
      US: { isAuthorized: false, needsSponsorship: true },
      DE: { isAuthorized: false, needsSponsorship: true },
    },
    referralSource: 'LinkedIn',
    selfIdentification: {
      gender: 'decline',
      race: 'decline',
      hispanic: 'decline',
      veteran: 'decline',
      disability: 'decline',
    },
  },
};

/** What they say when they are asked what their profile does not tell. */
export const spokenAnswers = {
  birthDate: '1984-05-17',
  why: 'I like to build what people use every day, and your team does that with care.',
  project: 'I led the move of a payment service to a new data centre without an hour of downtime.',
  years: '7',
  /** Stars, or places on a scale, out of five. */
  rating: 4,
  foreignSalary: '90000',
} as const;
