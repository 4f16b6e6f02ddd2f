import { type StoredJob, toStoredJob } from '@/store/database/stored-job';
import type { Saved } from './panel-driver';
import { sampleDescription, sampleJob } from './panel-samples';

/** One job with all that a sheet can show of it: worked on, judged, found on two more sites, one of them merged into it. */

const worked: StoredJob = toStoredJob({
  ...sampleJob(1),
  location: 'Berlin',
  salary: { text: '60-75k EUR brutto p.a.', min: 60_000, max: 75_000, currency: 'EUR', unit: 'YEAR' },
  status: 'skipped',
  skipReason: 'Two hours each way',
  notes: 'Ask Mona about the team.\nTalk again in January.',
  tags: ['backend', 'near home'],
  editedFields: ['salary', 'location'],
  search: { words: 'backend engineer', filters: [{ filter: 'Date posted', options: ['Past week'] }] },
});

const elsewhere = (number: number, site: string, traits: Partial<StoredJob> = {}): StoredJob =>
  toStoredJob({
    ...worked,
    id: sampleJob(number).id,
    site,
    siteJobId: null,
    url: `https://${site}/posting/${number}`,
    urls: [`https://${site}/posting/${number}`],
    key: `url:https://${site}/posting/${number}`,
    requisitions: [],
    salary: null,
    status: 'saved',
    skipReason: null,
    notes: '',
    tags: [],
    editedFields: [],
    place: { ...worked.place, index: number },
    ...traits,
  });

export const jobInFull: Saved = {
  jobs: [worked, elsewhere(70, 'careers.example.org'), elsewhere(71, 'board.example.net', { mergedInto: worked.id })],
  descriptions: [{ jobId: worked.id, text: sampleDescription }],
  settings: {
    match: {
      keywords: ['Kubernetes', 'Elixir'],
      places: ['Berlin', 'Potsdam'],
      salaryFloor: { amount: 70_000, currency: 'EUR', unit: 'YEAR' },
      mustNot: ['night shift', 'on call'],
    },
    hiddenCompanies: ['Acme'],
  },
};
