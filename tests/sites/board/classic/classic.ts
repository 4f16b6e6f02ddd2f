import { redirectTo, respondWithJson, type SiteResponse } from '../../site.ts';
import type { Face, FaceRequest } from '../face.ts';
import { countText, searchText } from '../job-texts.ts';
import type { BoardJob } from '../jobs/board-job.ts';
import { paginate, rowsPerPage } from '../result-pages.ts';
import { findJobs, readSearch } from '../search.ts';
import { detailsPane } from './details.ts';
import { postingPage, searchPage } from './page.ts';
import { pager } from './pager.ts';
import { emptyResult, listItem } from './row.ts';

/** What a script's request takes, in milliseconds: long enough to be missed by whoever does not wait. */
const listDelayMs = 60;
const detailsDelayMs = 40;

/** The layout of large boards for those who are signed in: a list that scrolls by itself beside a details pane. */
export const classic: Face = {
  name: 'classic',
  handle(request) {
    const [, jobId] = /^(?:\/jobs\/view|\/api\/jobs)\/(\d+)\/?$/.exec(request.path) ?? [];
    if (jobId) return respondWithPosting(request, jobId);
    switch (`${request.method} ${request.path}`) {
      case 'GET /':
      case 'GET /jobs':
        return redirectTo('/classic/jobs/search');
      case 'GET /jobs/search':
      case 'GET /jobs/search/':
        return searchPage(request);
      case 'GET /api/search':
        return respondWithList(request);
      case 'POST /api/apply':
        return note(request.state.applications, request);
      case 'POST /api/save':
        return note(request.state.saves, request);
      default:
        return null;
    }
  },
};

function respondWithPosting({ path, state }: FaceRequest, id: string): SiteResponse | null {
  const job = state.jobs.find((candidate) => candidate.id === id);
  if (!job) return null;
  if (path.startsWith('/jobs/view')) return postingPage(job, state.jobs);
  return { ...respondWithJson({ html: detailsPane(job, state.jobs).markup }), delayMs: detailsDelayMs };
}

function respondWithList({ url, wall, fillsAfterMs, state }: FaceRequest): SiteResponse {
  const search = readSearch(url.searchParams);
  const found: BoardJob[] = wall === 'nothing-found' ? [] : findJobs(state.jobs, search);
  const pages = paginate(found);
  const number = Math.floor(Number(url.searchParams.get('start') ?? 0) / rowsPerPage);
  const rows = pages[number] ?? [];
  const answer = {
    heading: searchText(search),
    count: found.length > 0 ? countText(found.length) : '',
    rows: rows.map((job) => ({ id: job.id, html: listItem(job, number).markup })),
    pager: pager(number + 1, pages.length).markup,
    empty: rows.length > 0 ? null : emptyResult(search.keywords).markup,
  };
  return { ...respondWithJson(answer), delayMs: wall === 'loading' ? fillsAfterMs : listDelayMs };
}

/** The body is the job's id. */
function note(list: string[], { body }: FaceRequest): SiteResponse {
  list.push(body);
  return respondWithJson({ ok: true });
}
