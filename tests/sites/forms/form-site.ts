import type { SiteRequest, SiteResponse } from '../site.ts';
import type { Question } from './question.ts';

/** One form to apply with, at `/forms/<name>/`. */
export interface FormSite {
  name: string;
  /** All that it asks, on all its pages, and what stands among that. */
  questions: readonly Question[];
  /** Pages of the form that are filled one after the other. */
  pages: number;
  /** What the button says that sends it. */
  send: string;
  /** Answers what its pages ask for, by the path below its own; sending, files and saving are the same for all (forms.ts). */
  respond(path: string, request: SiteRequest): SiteResponse | null;
  /** Answers a file that was chosen, where the form does more with it than keep it. */
  parse?(): SiteResponse;
}
