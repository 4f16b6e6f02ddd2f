import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { Profile } from '@/domain/form/profile';

const folder = resolve('../shared/corpora/persona');

/** The test person's files lie in a folder beside the checkout. */
export const hasPersona = existsSync(folder);

const PersonalInfo = z.object({
  identity: z.object({
    legal_name: z.object({ first: z.string(), last: z.string() }),
    pronouns: z.string(),
    nationality: z.string(),
  }),
  contact: z.object({ email: z.string() }),
  address: z.object({
    home: z.object({
      unit: z.string(),
      street: z.string(),
      city: z.string(),
      province: z.string(),
      postal_code: z.string(),
    }),
  }),
  education: z.array(
    z.object({
      degree: z.string(),
      field: z.string(),
      university: z.string(),
      start_date: z.string(),
      graduation_date: z.string(),
      gpa: z.string(),
    }),
  ),
  work_experience: z.array(
    z.object({
      title: z.string(),
      company: z.string(),
      location: z.string(),
      start_date: z.string(),
      end_date: z.string().nullable(),
      responsibilities: z.array(z.string()),
    }),
  ),
  skills: z.object({ technical: z.array(z.string()) }),
});

const Extra = z.object({
  phone: z.string(),
  links: z.object({ linkedin: z.string(), github: z.string(), website: z.string() }),
  salary: z.object({ expected: z.number(), currency: z.string(), unit: z.string() }),
  notice_period: z.string(),
  earliest_start: z.string(),
  work_authorization: z.record(z.string(), z.object({ authorized: z.boolean(), sponsorship: z.boolean() })),
  source: z.string(),
});

const Resume = z.object({
  header: z.object({ name: z.string(), title: z.string() }),
  summary: z.string(),
  languages: z.array(z.object({ language: z.string(), proficiency: z.string() })),
});

const codes: Record<string, string> = { Canada: 'CA', 'United States': 'US', Germany: 'DE' };

/** The profile of the person that tests apply as. */
export function personaProfile(): Profile {
  const info = PersonalInfo.parse(readJson('alex_green_personal_info.json'));
  const extra = Extra.parse(readJson('extra.json'));
  const resume = Resume.parse(readJson('resume_template.json'));
  return Profile.parse({
    basics: basicsOf(info, extra, resume),
    work: info.work_experience.map((work) => ({
      name: work.company,
      position: work.title,
      location: work.location,
      startDate: work.start_date,
      endDate: work.end_date ?? undefined,
      highlights: work.responsibilities,
    })),
    education: info.education.map((education) => ({
      institution: education.university,
      studyType: education.degree,
      area: education.field,
      startDate: education.start_date,
      endDate: education.graduation_date,
      score: education.gpa,
    })),
    skills: info.skills.technical.map((name) => ({ name })),
    languages: resume.languages.map(({ language, proficiency }) => ({ language, fluency: proficiency })),
    'x-jobtrail': {
      givenName: info.identity.legal_name.first,
      familyName: info.identity.legal_name.last,
      pronouns: info.identity.pronouns,
      nationality: info.identity.nationality,
      address: { line2: `Unit ${info.address.home.unit}` },
      noticePeriod: extra.notice_period,
      earliestStart: extra.earliest_start,
      salary: { amount: extra.salary.expected, currency: extra.salary.currency, unit: extra.salary.unit },
      workAuthorization: Object.fromEntries(
        Object.entries(extra.work_authorization).map(([country, { authorized, sponsorship }]) => [
          codes[country] ?? country,
          { isAuthorized: authorized, needsSponsorship: sponsorship },
        ]),
      ),
      referralSource: extra.source,
      selfIdentification: {},
    },
  });
}

function basicsOf(
  { contact, address: { home } }: z.infer<typeof PersonalInfo>,
  { phone, links }: z.infer<typeof Extra>,
  { header, summary }: z.infer<typeof Resume>,
): object {
  return {
    name: header.name,
    label: header.title,
    email: contact.email,
    phone,
    url: links.website,
    summary,
    location: {
      address: home.street,
      city: home.city,
      region: home.province,
      postalCode: home.postal_code,
      countryCode: 'CA',
    },
    profiles: [
      { network: 'LinkedIn', url: links.linkedin },
      { network: 'GitHub', url: links.github },
    ],
  };
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
}
