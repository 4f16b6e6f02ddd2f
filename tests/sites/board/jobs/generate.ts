import { between, createRandom, pick, type Random, shuffle } from '../../random.ts';
import type { BoardJob, Level, Workplace } from './board-job.ts';
import { companies } from './companies.ts';
import { makeDescription } from './description.ts';
import { type Family, families } from './families.ts';
import { places } from './places.ts';
import { makeSalary } from './salary.ts';

const seed = 20_261_116;
const workplaces: Workplace[] = ['on-site', 'hybrid', 'hybrid', 'remote'];
const employmentTypes = ['Full-time', 'Full-time', 'Full-time', 'Part-time', 'Contract'];

/** The jobs of the sample board, the same at every call: 244 of them, 60 of which answer "platform engineer". */
export function generateJobs(): BoardJob[] {
  const random = createRandom(seed);
  const openings = families.flatMap((family) =>
    Array.from({ length: family.count }, (_, index) => ({ family, title: titleAt(family, index) })),
  );
  return shuffle(random, openings).map(({ family, title }, index) => makeJob(random, family, title, index));
}

/** Each title of the family comes up before one repeats. */
function titleAt({ titles }: Family, index: number): string {
  return titles[index % titles.length] ?? '';
}

function makeJob(random: Random, family: Family, title: string, index: number): BoardJob {
  const company = pick(random, companies);
  const place = pick(random, places);
  const level = levelOf(random, title);
  return {
    id: String(4_012_480_000 + index * 7919 + between(random, 0, 7000)),
    title,
    company,
    place,
    workplace: pick(random, workplaces),
    level,
    department: family.department,
    employmentType: pick(random, employmentTypes),
    salary: makeSalary(random, level, place.currency),
    daysAgo: Math.floor(random() ** 2 * 75),
    hoursAgo: between(random, 1, 8),
    isEasyApply: random() < 0.5,
    isPromoted: random() < 0.14,
    isVerified: random() < 0.4,
    isViewed: random() < 0.08,
    applicants: between(random, 3, 180),
    description: makeDescription(random, { title, company, place, family }),
  };
}

function levelOf(random: Random, title: string): Level {
  if (/junior|\bII\b|weekends/i.test(title)) return 'entry';
  if (/senior|staff/i.test(title)) return 'senior';
  if (/lead|principal|head|architect|manager/i.test(title)) return 'lead';
  return pick(random, ['entry', 'mid', 'mid', 'senior'] as const);
}
