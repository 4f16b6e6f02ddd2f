import { type GatedRequest, isReadRequest } from '@/safety/requests/gated-request';

/** Counts the pages that a tab loads by posting a form. */
export interface PostedDocuments {
  /** A request passes. */
  hear(request: GatedRequest): void;
  all(): number;
  /** Those among them from which the server led on to an address. */
  redirected(): number;
}

export function createPostedDocuments(): PostedDocuments {
  let all = 0;
  let redirected = 0;
  let isOfPost = false;
  return {
    hear(request) {
      if (request.resourceType !== 'Document') return;
      const isPost = !isReadRequest(request);
      if (isPost) all += 1;
      else if (isOfPost && request.isRedirected) redirected += 1;
      isOfPost = isPost;
    },
    all: () => all,
    redirected: () => redirected,
  };
}
