import { readFileSync } from 'node:fs';
import type { LearnedRecipe } from '@/domain/page/page-readings';
import type { LabBrowser } from '../harness/lab';
import { matchJobs } from './match-jobs';
import { addressOf } from './page-address';
import { missingStyles, openHtml } from './saved-pages';
import type { Score } from './score';
import { compareField, type FieldScore, type ScoredField, scoredFields } from './score-fields';
import { readTruePages, type TruePage } from './truth';

/** Fewer jobs than this are no list. */
export const fewestJobs = 3;

interface PageScore {
  name: string;
  rows: number;
  jobs: number;
  matched: number;
  isRight: boolean;
  announced: number | null;
  milliseconds: number;
  /** False where the truth says of every row that its title is its company's name. */
  hasSoundTitles: boolean;
  fields: Record<ScoredField, FieldScore>;
}

/** Every saved page with a truth of at least three jobs: are its rows found, and their fields told apart? */
export const score: Score = async ({ lab, corpora }) => {
  const pages: PageScore[] = [];
  for (const page of readTruePages(corpora).filter(({ jobs }) => jobs.length >= fewestJobs)) {
    pages.push(await scorePage(lab, page));
  }
  printTable(pages);
  return summary(pages);
};

async function scorePage(lab: LabBrowser, { name, file, jobs }: TruePage): Promise<PageScore> {
  const html = readFileSync(file, 'utf8');
  const pageUrl = addressOf(html);
  const page = await openHtml(lab, html, pageUrl);
  await page.addStyleTag({ content: missingStyles });
  await lab.ask(page, 'ping', null);
  const start = performance.now();
  const learned: LearnedRecipe | null = await lab.ask(page, 'learn-recipe', null);
  const milliseconds = performance.now() - start;
  await page.close();

  const rendered = jobs.filter((job) => job.rendered);
  const rows = learned?.reading.rows.filter((row) => row.isRendered) ?? [];
  const pairs = matchJobs(rendered, rows, pageUrl);
  return {
    name,
    rows: rows.length,
    jobs: rendered.length,
    matched: pairs.size,
    isRight: rows.length === rendered.length && pairs.size >= 0.95 * rendered.length,
    announced: learned?.reading.announced ?? null,
    milliseconds,
    hasSoundTitles: !jobs.every(({ title, company }) => title && title === company),
    fields: scoreFields(scoredFields, (field) =>
      rendered.map((job) => compareField(field, job, pairs.get(job)?.fields, pageUrl)),
    ),
  };
}

type Compare = (field: ScoredField) => ReturnType<typeof compareField>[];

function scoreFields(fields: readonly ScoredField[], compare: Compare): Record<ScoredField, FieldScore> {
  const none: FieldScore = { values: 0, met: 0, misses: [] };
  const scores = { title: none, company: none, location: none, url: none, salary: none, date: none, applyType: none };
  for (const field of fields) {
    const compared = compare(field).filter((comparison) => comparison !== null);
    const misses = compared.filter(({ isMet }) => !isMet).map(({ truth, ours }) => ({ truth, ours }));
    scores[field] = { values: compared.length, met: compared.length - misses.length, misses };
  }
  return scores;
}

function printTable(pages: PageScore[]): void {
  const width = Math.max(...pages.map(({ name }) => name.length));
  console.log(
    ['page'.padEnd(width), 'rows', '  ', 'count', ...scoredFields.map((field) => field.padStart(9))].join(' '),
  );
  for (const { name, rows, jobs, isRight, announced, fields, milliseconds } of pages) {
    const cells = scoredFields.map((field) => shareText(fields[field]).padStart(9));
    const head = [
      name.padEnd(width),
      `${rows}/${jobs}`.padStart(5),
      isRight ? '  ' : '✗ ',
      `${announced ?? '-'}`.padStart(5),
    ];
    console.log([...head, ...cells, `${Math.round(milliseconds)} ms`.padStart(8)].join(' '));
    for (const field of scoredFields) for (const miss of fields[field].misses.slice(0, 3)) printMiss(field, miss);
  }
}

function printMiss(field: ScoredField, { truth, ours }: { truth: string; ours: string }): void {
  console.log(`    ${field}: ${JSON.stringify(truth)} read as ${JSON.stringify(ours)}`);
}

function shareText({ values, met }: FieldScore): string {
  return values === 0 ? '-' : `${met}/${values}`;
}

function summary(pages: PageScore[]) {
  const total = (count: (page: PageScore) => number) => pages.reduce((sum, page) => sum + count(page), 0);
  const share = (field: ScoredField) =>
    round(
      total(({ fields }) => fields[field].met) /
        Math.max(
          1,
          total(({ fields }) => fields[field].values),
        ),
    );
  return {
    pages: pages.length,
    rowsRight: pages.filter(({ isRight }) => isRight).length,
    jobs: total(({ jobs }) => jobs),
    matched: total(({ matched }) => matched),
    extra: total(({ rows, matched }) => rows - matched),
    title: share('title'),
    titleOfSoundTruth: soundTitles(pages),
    company: share('company'),
    location: share('location'),
    url: share('url'),
    salary: share('salary'),
    date: share('date'),
    applyType: share('applyType'),
    failed: pages.flatMap(({ name, rows, jobs, isRight, fields }) => [
      ...(isRight ? [] : [{ page: name, rows, truth: jobs }]),
      ...scoredFields.flatMap((field) => fields[field].misses.map((miss) => ({ page: name, field, ...miss }))),
    ]),
  };
}

/**
 * The same share without pages whose truth gives each row's company for its title: there a title read rightly counts as missed.
 * Reported beside the plain share, never in its place.
 */
function soundTitles(pages: PageScore[]): number {
  const sound = pages.filter(({ hasSoundTitles }) => hasSoundTitles).map(({ fields }) => fields.title);
  const sum = (count: (title: FieldScore) => number) => sound.reduce((total, title) => total + count(title), 0);
  return round(
    sum(({ met }) => met) /
      Math.max(
        1,
        sum(({ values }) => values),
      ),
  );
}

function round(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
