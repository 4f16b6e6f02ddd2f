import { redirectTo, respondWithJson, type SiteResponse } from '../../site.ts';
import type { Face, FaceRequest } from '../face.ts';
import { countText, searchText } from '../job-texts.ts';
import { paginate, rowsPerPage } from '../result-pages.ts';
import { findJobs, readSearch } from '../search.ts';
import { postingPage, searchPage } from './page.ts';
import { posting } from './posting.ts';
import { listPager, listRow, nothingFound } from './row.ts';

/** The layout without addresses: a row is a `div` to press, and only then the page's address says which job it was. */
export const anchorless: Face = {
  name: 'anchorless',
  handle(request) {
    const [, jobId] = /^(?:\/jobs\/view|\/api\/jobs)\/(\d+)$/.exec(request.path) ?? [];
    if (jobId) return respondWithPosting(request, jobId);
    switch (`${request.method} ${request.path}`) {
      case 'GET /':
        return redirectTo('/anchorless/search');
      case 'GET /search':
        return searchPage(request);
      case 'GET /api/search':
        return respondWithList(request);
      case 'POST /api/apply':
        request.state.applications.push(request.body);
        return respondWithJson({ ok: true });
      case 'POST /api/dismiss':
        return respondWithJson({ ok: true });
      default:
        return null;
    }
  },
};

function respondWithPosting({ path, state }: FaceRequest, id: string): SiteResponse | null {
  const job = state.jobs.find((candidate) => candidate.id === id);
  if (!job) return null;
  if (path.startsWith('/jobs/view')) return postingPage(job);
  return { ...respondWithJson({ html: posting(job).markup }), delayMs: 50 };
}

function respondWithList({ url, wall, fillsAfterMs, state }: FaceRequest): SiteResponse {
  const search = readSearch(url.searchParams);
  const found = wall === 'nothing-found' ? [] : findJobs(state.jobs, search);
  const pages = paginate(found);
  const number = Math.floor(Number(url.searchParams.get('start') ?? 0) / rowsPerPage);
  const rows = pages[number] ?? [];
  const answer = {
    heading: searchText(search),
    count: found.length > 0 ? countText(found.length) : '',
    rows: rows.map((job) => ({ id: job.id, html: listRow(job).markup })),
    after: rows.length > 0 ? listPager(number + 1, pages.length).markup : nothingFound(search.keywords).markup,
  };
  return { ...respondWithJson(answer), delayMs: wall === 'loading' ? fillsAfterMs : 60 };
}
