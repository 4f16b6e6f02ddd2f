import { serveFile } from '../serve-file.ts';
import { redirectTo, respondWithJson, type Site, type SiteRequest, type SiteResponse } from '../site.ts';
import { allForms } from './all-forms.ts';
import { bundledAsset } from './bundle.ts';
import type { FormSite } from './form-site.ts';
import { formsBySight } from './forms-by-sight.ts';
import { thanksPage } from './native/form-page.ts';
import { joined, type Posted, readPosted } from './read-posted.ts';

/** What a form's server was sent. */
export interface Received {
  /** Whole forms. */
  submits: Posted[];
  /** Files that were sent as soon as they were chosen. */
  uploads: Posted[];
  /** Pages of a form that goes to the server page by page, by their numbers: parts of the form, which is sent with its last one. */
  steps: Record<string, Posted>;
  /** Drafts and single answers that were sent while the form was filled. */
  saves: number;
  /** Every request, as method and path. */
  requests: string[];
}

const nothing = (): Received => ({ submits: [], uploads: [], steps: {}, saves: 0, requests: [] });

/**
 * The forms, each at `/forms/<name>/`, and what was sent to them: `GET /control/forms/<name>` → `Received`; `POST /control/reset`
 * forgets it.
 */
export function createForms(): Site {
  const received = new Map<string, Received>();
  const receivedBy = (name: string) => {
    const known = received.get(name) ?? nothing();
    received.set(name, known);
    return known;
  };
  return {
    handle(request) {
      const path = request.url.pathname;
      if (path === '/control/reset') received.clear();
      const [, asked] = /^\/control\/forms\/([a-z-]+)$/.exec(path) ?? [];
      if (asked) return respondWithJson(receivedBy(asked));
      const [, name, rest = ''] = /^\/forms\/([a-z-]+)(\/.*)$/.exec(path) ?? [];
      if (name === 'assets')
        return serveFile(new URL('native/', import.meta.url), rest.slice(1)) ?? bundledAsset(rest.slice(1));
      const form = [...allForms, ...formsBySight].find((one) => one.name === name);
      return form ? respond(form, rest, request, receivedBy(form.name)) : null;
    },
  };
}

async function respond(
  form: FormSite,
  path: string,
  request: SiteRequest,
  received: Received,
): Promise<SiteResponse | null> {
  received.requests.push(`${request.method} ${path}`);
  if (request.method !== 'POST') return form.respond(path, request);
  if (path === '/send') {
    received.submits.push(joined([...Object.values(received.steps), await readPosted(request)]));
    return thanksPage;
  }
  const [, step] = /^\/step\/(\d)$/.exec(path) ?? [];
  if (step) {
    received.steps[step] = await readPosted(request);
    return redirectTo(`/forms/${form.name}/step/${Number(step) + 1}`);
  }
  if (path === '/upload') {
    received.uploads.push(await readPosted(request));
    return form.parse?.() ?? { ...respondWithJson({ isKept: true }), delayMs: 300 };
  }
  if (path === '/save') {
    received.saves += 1;
    return respondWithJson({ isKept: true });
  }
  return form.respond(path, request);
}
