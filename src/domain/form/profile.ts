import { z } from 'zod';
import { SalaryUnit } from '@/domain/job/job-fields';

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as in JSON Resume. */
export const PartDate = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/);

const text = z.string().optional();

/** The parts of JSON Resume a profile uses; everything else in a file is kept as is. https://jsonresume.org/schema */
const Resume = z.looseObject({
  basics: z
    .looseObject({
      name: text,
      label: text,
      image: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: z
        .looseObject({ address: text, postalCode: text, city: text, countryCode: text, region: text })
        .optional(),
      profiles: z.array(z.looseObject({ network: text, username: text, url: text })).optional(),
    })
    .optional(),
  work: z
    .array(
      z.looseObject({
        name: text,
        location: text,
        position: text,
        url: text,
        startDate: PartDate.optional(),
        endDate: PartDate.optional(),
        summary: text,
        highlights: z.array(z.string()).optional(),
      }),
    )
    .optional(),
  education: z
    .array(
      z.looseObject({
        institution: text,
        url: text,
        area: text,
        studyType: text,
        startDate: PartDate.optional(),
        endDate: PartDate.optional(),
        score: text,
        courses: z.array(z.string()).optional(),
      }),
    )
    .optional(),
  skills: z.array(z.looseObject({ name: text, level: text, keywords: z.array(z.string()).optional() })).optional(),
  languages: z.array(z.looseObject({ language: text, fluency: text })).optional(),
});

/** Means: I prefer not to say. */
export const declined = 'decline';

/**
 * What employers ask and only the user may answer, each `decline` until they do: gender `woman`, `man` or `non-binary`, the last three
 * `yes` or `no`, or any words of their own.
 */
const SelfIdentification = z.object({
  gender: z.string().default(declined),
  race: z.string().default(declined),
  hispanic: z.string().default(declined),
  veteran: z.string().default(declined),
  disability: z.string().default(declined),
});

/** What JSON Resume lacks. Every part is optional. */
export const ProfileExtension = z.looseObject({
  givenName: text,
  middleName: text,
  familyName: text,
  preferredName: text,
  honorific: text,
  pronouns: text,
  birthDate: PartDate.optional(),
  nationality: text,
  /** Address lines as in letters, if one line (basics.location.address) is not enough. */
  address: z.object({ street: text, houseNumber: text, line2: text, line3: text, district: text }).optional(),
  /** ISO 3166-1 alpha-2 by country: may they work there, and would they need sponsorship? */
  workAuthorization: z
    .record(z.string(), z.object({ isAuthorized: z.boolean().optional(), needsSponsorship: z.boolean().optional() }))
    .optional(),
  noticePeriod: text,
  earliestStart: PartDate.optional(),
  salary: z.object({ amount: z.number().optional(), currency: text, unit: SalaryUnit.optional() }).optional(),
  willingToRelocate: z.boolean().optional(),
  selfIdentification: SelfIdentification.optional(),
  referralSource: text,
});
export type ProfileExtension = z.infer<typeof ProfileExtension>;

/** What the user says about themselves: a JSON Resume with one object of our own, `x-jobtrail`. Every part is optional. */
export const Profile = Resume.extend({ 'x-jobtrail': ProfileExtension.optional() });
export type Profile = z.infer<typeof Profile>;
