import type { FaceName } from '../sites/board/face';

const searchPaths: Record<FaceName, string> = {
  classic: '/classic/jobs/search',
  anchorless: '/anchorless/search',
  guest: '/guest/jobs/search',
  plain: '/plain/careers',
};

/** The sample search: 60 jobs, on three pages where there are pages. */
export const sample = 'keywords=platform+engineer';
/** A smaller one: 30 jobs on two pages, 10 on the career page. */
export const small = 'keywords=data';

export function searchAddress(origin: string, face: FaceName, query: string): string {
  return `${origin}${searchPaths[face]}?${query}`;
}
