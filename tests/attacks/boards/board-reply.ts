import { readFileSync } from 'node:fs';
import { html } from '../../sites/html';
import type { Reply } from '../attack';
import { asPage } from '../stage/serve-stage';
import { linkRow, postingHtml, respondWithBoard } from './page';
import { type Posting, postings } from './postings';
import { workerScripts } from './workers';

const client = readFileSync(new URL('./client.js', import.meta.url), 'utf8');

/** What every board serves: postings beside the list and on pages of their own, further lists, scripts. Null for all else. */
export function boardReply(path: string, jobs: readonly Posting[] = postings(12)): Reply | null {
  const [bare = ''] = path.split('?');
  const script = bare === '/client.js' ? client : workerScripts[bare];
  if (script !== undefined) return asPage(script, bare);
  const [, kind, id] = /^\/(jobs\/view|pane)\/(\d+)$/.exec(bare) ?? [];
  const job = jobs.find((one) => one.id === id);
  if (job)
    return kind === 'pane'
      ? fragment(job)
      : asPage(html`<title>${job.title}</title><main>${postingHtml(job)}</main>`.markup);
  return bare === '/jobs' ? secondPage() : null;
}

function fragment(job: Posting): Reply {
  return { headers: { 'content-type': 'text/html; charset=utf-8' }, body: postingHtml(job).markup };
}

function secondPage(): Reply {
  const jobs = postings(4, 4);
  return respondWithBoard({
    heading: 'Jobs, page 2',
    total: 8,
    rows: html`${jobs.map((job) => linkRow(job))}`,
    traps: [],
  });
}
