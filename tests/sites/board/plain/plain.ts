import { redirectTo, type SiteResponse } from '../../site.ts';
import type { Face, FaceRequest } from '../face.ts';
import { employerJobs } from './employer.ts';
import { careersPage } from './page.ts';
import { applyPage, postingPage, thanksPage } from './posting.ts';

/** One company's career page, made on the server and complete without any script. */
export const plain: Face = {
  name: 'plain',
  handle(request) {
    const [, kind, id] = /^\/careers\/(apply\/)?(\d+)(?:-[\w-]*)?$/.exec(request.path) ?? [];
    if (id) return respondWithPosting(request, id, kind !== undefined);
    if (request.path === '/') return redirectTo('/plain/careers');
    return request.path === '/careers' ? careersPage(request) : null;
  },
};

function respondWithPosting(request: FaceRequest, id: string, isApplication: boolean): SiteResponse | null {
  const job = employerJobs(request.state.jobs).find((candidate) => candidate.id === id);
  if (!job) return null;
  if (!isApplication) return postingPage(job);
  if (request.method !== 'POST') return applyPage(job);
  request.state.applications.push(id);
  return thanksPage();
}
