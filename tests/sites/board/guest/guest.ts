import { redirectTo, respondWithJson, type SiteResponse } from '../../site.ts';
import type { Face, FaceRequest } from '../face.ts';
import { findJobs, readSearch } from '../search.ts';
import { card } from './card.ts';
import { cardsPerLoad, searchPage } from './page.ts';
import { postingPage } from './posting.ts';

/** What visitors without an account see: cards that lead to pages of their own, and more of them on scrolling down. */
export const guest: Face = {
  name: 'guest',
  handle(request) {
    const [, id] = /^\/jobs\/view\/(?:[\w-]+-)?(\d+)$/.exec(request.path) ?? [];
    if (id) {
      const job = request.state.jobs.find((candidate) => candidate.id === id);
      return job ? postingPage(job, request) : null;
    }
    switch (`${request.method} ${request.path}`) {
      case 'GET /':
        return redirectTo('/guest/jobs/search');
      case 'GET /jobs/search':
        return searchPage(request);
      case 'GET /api/jobs':
        return respondWithCards(request);
      case 'POST /api/apply':
        request.state.applications.push(request.body);
        return respondWithJson({ ok: true });
      default:
        return null;
    }
  },
};

function respondWithCards({ url, wall, fillsAfterMs, state }: FaceRequest): SiteResponse {
  const found = wall === 'nothing-found' ? [] : findJobs(state.jobs, readSearch(url.searchParams));
  const end = Number(url.searchParams.get('start') ?? 0) + cardsPerLoad;
  const cards = found.slice(end - cardsPerLoad, end).map((job) => card(job).markup);
  const answer = { html: cards.join(''), hasMore: found.length > end };
  return { ...respondWithJson(answer), delayMs: wall === 'loading' ? fillsAfterMs : 80 };
}
