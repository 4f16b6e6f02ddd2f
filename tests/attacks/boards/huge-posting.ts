import { html, raw } from '../../sites/html';
import type { PageAttack } from '../attack';
import { frozenIn } from '../stage/judging';
import { asPage } from '../stage/serve-stage';
import { boardReply } from './board-reply';
import { linkRow, postingHtml, respondWithBoard } from './page';
import { opensRows } from './place';
import { postings } from './postings';

const jobs = postings(4);
const endless = raw(`<p>${'You will plan the week with your team. '.repeat(100_000)}</p>`);

/** Characters kept of one job: more fill a disk with a few pages. */
const mostKept = 1_000_000;

/** Postings that nobody reads to their end. */
export const hugePosting: PageAttack[] = [
  {
    id: 'boards/huge-posting',
    class: 'boards',
    goal: 'fills the disk with the texts of a few postings',
    needsBrowser: true,
    stage: {
      pages: {},
      start: '/jobs',
      run: opensRows,
      at({ path }) {
        const job = jobs.find(({ id }) => path === `/jobs/view/${id}`);
        if (job) return asPage(html`<title>${job.title}</title><main>${postingHtml(job)}${endless}</main>`.markup);
        if (path !== '/jobs') return boardReply(path);
        const rows = html`${jobs.map((one) => linkRow(one))}`;
        return respondWithBoard({ heading: 'Jobs', total: jobs.length, rows, traps: [] });
      },
    },
    judge: (evidence) => ({
      frozen: frozenIn(evidence) + evidence.jobs.filter((job) => JSON.stringify(job).length > mostKept).length,
    }),
  },
];
