import { z } from 'zod';
import type { ReadFields } from '@/domain/job/job-fields';
import { parseSalary } from '@/language/amounts/parse-salary';
import { parsePosted } from '@/language/dates/posted-date';
import { fold } from './match-jobs';
import type { PostingTruth } from './posting-truth';
import { compareTexts } from './word-grams';

/** The first four have a bar; the rest are reported. */
export const postingFields = ['title', 'company', 'location', 'description', 'salary', 'date', 'applyType'] as const;
export type PostingField = (typeof postingFields)[number];

export interface Verdict {
  isMet: boolean;
  truth: string;
  ours: string;
}

/** Null where the truth has no such value: it is not scored. */
export function judge(field: PostingField, truth: PostingTruth, fields: ReadFields): Verdict | null {
  switch (field) {
    case 'title':
    case 'company':
      return same(truth[field], fields[field]);
    case 'location':
      return truth.locationRaw ? locality(truth.locationRaw, fields.location) : place(truth.location, fields.location);
    case 'description':
      return description(truth.description, fields.description);
    case 'salary':
      return salary(truth.baseSalary, fields.salaryText);
    case 'date':
      return date(truth.datePosted?.slice(0, 10), fields);
    case 'applyType':
      return same(truth.applyType, fields.applyType ?? 'unknown');
  }
}

/** What a job keeps: the day its words name is read as it is when the job is stored. */
function date(truth: string | undefined, { postedText = '', postedDate }: ReadFields): Verdict | null {
  const day = parsePosted(postedText, postedDate ?? null, new Date().toISOString());
  return same(truth, day?.slice(0, 10) ?? postedText);
}

function same(truth: string | null | undefined, ours: string | undefined): Verdict | null {
  return truth ? { truth, ours: ours ?? '', isMet: fold(truth) === fold(ours ?? '') } : null;
}

function place(truth: string | null | undefined, ours: string | undefined): Verdict | null {
  if (!truth) return null;
  const found = partsOf(ours ?? '');
  return { truth, ours: ours ?? '', isMet: partsOf(truth).every((part) => found.includes(part)) };
}

function partsOf(text: string): string[] {
  return fold(text)
    .split(/[,/•|]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

const Address = z.object({
  address: z.object({
    addressLocality: z.string().nullish(),
    addressRegion: z.string().nullish(),
    addressCountry: z.string().nullish(),
  }),
});

/** Met when ours names one of the places: its locality, or what is given of it where there is none. */
function locality(raw: unknown, ours: string | undefined): Verdict | null {
  const names = localitiesOf(raw);
  if (names.length === 0) return null;
  const isMet = names.some((name) => ` ${fold(ours ?? '')} `.includes(fold(name)));
  return { truth: names.join(' | '), ours: ours ?? '', isMet };
}

/** The places of schema.org's `jobLocation`, by the smallest part that is given of each. */
export function localitiesOf(raw: unknown): string[] {
  const places = (Array.isArray(raw) ? raw : [raw]).flatMap((entry) => Address.safeParse(entry).data?.address ?? []);
  return places.flatMap((at) => at.addressLocality ?? at.addressRegion ?? at.addressCountry ?? []);
}

const Salary = z.object({ value: z.union([z.object({ minValue: z.coerce.number() }), z.coerce.number()]) });

/** Met when ours has the amount that the pay begins with, in full or in thousands, or is read as beginning with it. */
function salary(raw: unknown, ours = ''): Verdict | null {
  const least = leastSalary(raw);
  if (!least) return null;
  const amounts = (ours.match(/\d[\d.,\s]*/g) ?? []).map((amount) => Number(amount.replace(/[.,\s]/g, '')));
  const isMet =
    parseSalary(ours).min === least || amounts.some((amount) => amount === least || amount * 1000 === least);
  return { truth: String(least), ours, isMet };
}

/** The amount that schema.org's `baseSalary` begins with. */
export function leastSalary(raw: unknown): number | undefined {
  const value = Salary.safeParse(raw).data?.value;
  return typeof value === 'object' ? value.minValue : value;
}

function description(truth: string | null | undefined, ours: string | undefined): Verdict | null {
  if (!truth) return null;
  const { share, length } = compareTexts(truth, ours ?? '');
  const isMet = share >= 0.8 && length <= 1.5;
  return { truth: '80 % at 1.5 × its length', ours: `${Math.round(share * 100)} % at ${length.toFixed(2)} ×`, isMet };
}
