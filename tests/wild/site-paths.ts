import type { WildJob } from './wild-job.ts';
import type { WildSite } from './wild-site.ts';

/** Path and query of a posting's own page. */
export function jobPath({ shape }: WildSite, { id }: WildJob): string {
  return shape.jobPath.replace('{id}', id);
}

/** The address that counts a click and leads on to the posting. */
export function redirectPath({ token }: WildJob): string {
  return `/out/${token}`;
}

export function hashOf({ id }: WildJob): string {
  return `#/job/${id}`;
}

/** Where the list itself is served: the page that a person opens, or the innermost frame of it. */
export function innerPath({ choice, shape }: WildSite): string {
  return choice.frames === 'none' ? shape.listPath : '/embed';
}
