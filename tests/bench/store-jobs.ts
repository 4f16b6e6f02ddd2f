import { type Job, untouchedJobFields } from '@/domain/job/job';
import { type StoredJob, toStoredJob } from '@/store/database/stored-job';
import { between, createRandom, pick, type Random } from '../sites/random';
import { createDraw, makeWords } from './store-words';

/** A job as the store has it, and the text that lies beside it. */
export interface StoreRecords {
  jobs: StoredJob[];
  descriptions: { jobId: string; text: string }[];
}

const levels = ['Senior', 'Junior', 'Lead', 'Principal', 'Working student', 'Head of', ''];
const roles =
  'Software Engineer|Platform Engineer|Data Analyst|Nurse|Sales Manager|Java Developer|C++ Developer|Accountant|Koch|Bäckerin|Projektleiter|Ingénieur logiciel|Enfermera|Product Manager|UX Designer|Site Reliability Engineer|Machine Learning Engineer|Lagerist|Mechaniker|HR Business Partner'.split(
    '|',
  );
const cities =
  'Berlin|München|Köln|Praha|Kraków|Łódź|Paris|Lyon|Madrid|Málaga|Milano|Zürich|Wien|London|Leeds|Dublin|Austin|New York|São Paulo|東京都'.split(
    '|',
  );
const sites = Array.from({ length: 12 }, (_, index) => `board-${index + 1}.example`);
const currencies = ['EUR', 'EUR', 'EUR', 'GBP', 'USD', 'CHF', 'PLN', 'CZK'];
/** Jobs that one run finds: the breakers of a collection allow no more. */
const jobsOfRun = 1000;
const newest = Date.parse('2026-11-20T12:00:00.000Z');

/** Makes jobs as a diligent user would have them after years, the same ones every time. `number` counts from 0. */
export function createJobMaker(seed: number): (first: number, count: number) => StoreRecords {
  const random = createRandom(seed);
  const words = makeWords(random, 60_000);
  const companies = makeWords(random, 8000).map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  const districts = makeWords(random, 400);
  const draw = createDraw(random, words);
  return (first, count) => {
    const records: StoreRecords = { jobs: [], descriptions: [] };
    for (let number = first; number < first + count; number += 1) {
      const ofJob = createRandom(seed + number);
      const text = ofJob() < 0.9 ? makeText(ofJob, draw) : null;
      const job = makeJob(ofJob, number, companies, districts);
      records.jobs.push(storedJob(job, number, text !== null));
      if (text !== null) records.descriptions.push({ jobId: job.id, text });
    }
    return records;
  };
}

function storedJob({ description: _description, ...job }: Job, number: number, hasDescription: boolean): StoredJob {
  const index = number % jobsOfRun;
  return toStoredJob({
    ...job,
    textKey: `text:${number}`,
    place: { runStartedAt: job.foundAt, step: 1, index },
    hasDescription,
  });
}

function makeJob(random: Random, number: number, companies: readonly string[], districts: readonly string[]): Job {
  const id = idOf(number);
  const site = pick(random, sites);
  const foundAt = new Date(newest - Math.floor(number / jobsOfRun) * 86_400_000).toISOString();
  const title = [pick(random, levels), pick(random, roles), random() < 0.3 ? '(m/w/d)' : '', pick(random, districts)];
  const url = `https://${site}/job/${number}`;
  return {
    ...untouchedJobFields,
    id,
    site,
    siteJobId: String(number),
    key: `id:${site}/${number}`,
    url,
    urls: [url],
    title: title.filter(Boolean).join(' '),
    company: pick(random, companies),
    location: `${pick(random, cities)}, ${pick(random, districts)}`,
    remoteType: pick(random, ['remote', 'hybrid', 'onsite', null, null]),
    salary: random() < 0.4 ? makeSalary(random) : null,
    employmentType: pick(random, ['Full-time', 'Vollzeit', 'Part-time', null]),
    applyType: pick(random, ['easy_apply', 'external', 'unknown']),
    applyUrl: `${url}/apply`,
    postedDate: random() < 0.7 ? foundAt.slice(0, 10) : null,
    postedText: '3 days ago',
    description: null,
    searchUrl: `https://${site}/search?q=engineer`,
    foundAt,
    lastSeenAt: foundAt,
    detailsReadAt: foundAt,
    runId: idOf(9_000_000 + Math.floor(number / jobsOfRun)),
    status: random() < 0.9 ? 'saved' : pick(random, ['applied', 'skipped', 'interview', 'rejected']),
    tags: random() < 0.05 ? [pick(random, ['dream', 'later', 'near'])] : [],
  };
}

/** As random as the real ones, which lie in the store in no order; the same for the same number. */
function idOf(number: number): string {
  const random = createRandom(number);
  const digits = (count: number) =>
    Math.floor(random() * 16 ** count)
      .toString(16)
      .padStart(count, '0');
  return `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(6)}${digits(6)}`;
}

function makeSalary(random: Random): Job['salary'] {
  const min = between(random, 30, 90) * 1000;
  const max = min + between(random, 5, 40) * 1000;
  const currency = pick(random, currencies);
  return { text: `${min} – ${max} ${currency} a year`, min, max, currency, unit: 'YEAR' };
}

/** One to three thousand characters, in sentences. */
function makeText(random: Random, draw: () => string): string {
  const length = between(random, 1000, 3000);
  let text = '';
  while (text.length < length) {
    const words = Array.from({ length: between(random, 5, 14) }, draw);
    text += `${words.join(' ')}${random() < 0.15 ? ` • ${pick(random, roles)} – machine learning` : ''}.${random() < 0.2 ? '\n' : ' '}`;
  }
  return text;
}
