import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageKind } from '@/domain/page/page-kind';
import { openHtml } from './saved-pages';
import type { Score } from './score';

/** Our words for the kinds of the corpus. */
const kinds: Record<string, PageKind> = {
  job_list: 'job-list',
  job_posting: 'job-posting',
  login_wall: 'login',
  challenge: 'challenge',
  no_results: 'nothing-found',
  not_jobs: 'not-a-job-list',
  shell: 'loading',
};

interface Case {
  page: string;
  kind: string | null;
}

interface Outcome {
  page: string;
  expected: PageKind;
  kind: PageKind;
  evidence: string;
  milliseconds: number;
}

/** What kind each saved job page is: no login wall or challenge missed, no list or posting called a wall. */
export const score: Score = async ({ lab, corpora }) => {
  const folder = join(corpora, 'jobpages');
  const cases: Case[] = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const outcomes: Outcome[] = [];
  for (const { page: path, kind } of cases) {
    const expected = kinds[kind ?? ''];
    if (!expected) continue;
    const html = readFileSync(join(folder, path));
    const page = await openHtml(lab, html, addressOf(html));
    await lab.ask(page, 'ping', null);
    const start = performance.now();
    const reading = await lab.ask(page, 'read-page-kind', null);
    const milliseconds = Math.round(performance.now() - start);
    outcomes.push({ page: path, expected, kind: reading.kind, evidence: reading.evidence.join('; '), milliseconds });
    await page.close();
  }
  return summarize(outcomes);
};

/** A saved page that does not say where it came from is served from a neutral address. */
function addressOf(html: Buffer): string {
  const named = /<link[^>]+rel="?canonical"?[^>]*>/.exec(html.toString())?.[0];
  return /href="?(https?:[^"\s>]+)/.exec(named ?? '')?.[1]?.replaceAll('&amp;', '&') ?? 'https://saved.test/page';
}

function summarize(outcomes: Outcome[]): object {
  const wrong = outcomes.filter(({ kind, expected }) => kind !== expected);
  const missedWalls = wrong.filter(({ expected }) => expected === 'login' || expected === 'challenge');
  const isReal = (kind: PageKind) => kind === 'job-list' || kind === 'job-posting';
  const falseWalls = wrong.filter(({ expected, kind }) => isReal(expected) && !isReal(kind));
  console.table(outcomes.map(({ evidence, ...row }) => ({ ...row, right: row.kind === row.expected, evidence })));
  const result = {
    pages: outcomes.length,
    kind: 1 - wrong.length / outcomes.length,
    missedWalls: missedWalls.length,
    falseWalls: falseWalls.length,
    failed: wrong.map(({ page, expected, kind }) => `${page}: ${kind} instead of ${expected}`),
  };
  console.log(`${result.pages} pages, kind right on ${(100 * result.kind).toFixed(1)} %,`);
  console.log(`${result.missedWalls} walls missed, ${result.falseWalls} lists or postings called walls.`);
  return result;
}
