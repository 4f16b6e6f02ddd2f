import type { Profile } from '../../../src/domain/form/profile';
import { persona } from './persona.ts';

/** The part of the test person's profile that the forms' truths are made of. */
export const personaResume: Profile = {
  basics: {
    name: persona.name,
    email: persona.email,
    phone: persona.phone[0],
    url: persona.website,
    location: {
      address: persona.line1,
      city: persona.city,
      region: persona.region,
      postalCode: persona.postalCode,
      countryCode: 'CA',
    },
    profiles: [
      { network: 'LinkedIn', url: persona.linkedin },
      { network: 'GitHub', url: persona.github },
    ],
  },
  work: [
    { name: persona.company, position: persona.position, location: persona.workplace, startDate: '2019-03' },
    {
      name: persona.before.company,
      position: persona.before.position,
      location: persona.before.workplace,
      startDate: '2012-06',
      endDate: '2019-02',
    },
  ],
  'x-jobtrail': {
    givenName: persona.given,
    familyName: persona.family,
    pronouns: persona.pronouns.toLowerCase(),
    address: { line2: persona.line2 },
    noticePeriod: persona.notice[0],
    earliestStart: persona.start[0],
    salary: { amount: Number(persona.salary[0]), currency: 'CAD', unit: 'YEAR' },
    workAuthorization: {
      CA: { isAuthorized: true, needsSponsorship: false },
      US: { isAuthorized: false, needsSponsorship: true },
      DE: { isAuthorized: false, needsSponsorship: true },
    },
    referralSource: persona.source,
    selfIdentification: {
      gender: 'decline',
      race: 'decline',
      hispanic: 'decline',
      veteran: 'decline',
      disability: 'decline',
    },
  },
};
