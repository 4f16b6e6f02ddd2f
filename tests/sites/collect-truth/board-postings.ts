import type { Search } from '../../../src/domain/job/search.ts';
import type { FaceName } from '../board/face.ts';
import { type ExpectedJob, expectedJobs } from '../board/truth.ts';
import { walkAll } from './limits.ts';
import type { CollectTruth, TruePosting } from './true-posting.ts';

/** A search of the board, as its user says it and as its address has it. */
export interface BoardSearch {
  name: FaceName;
  path: string;
  search: Search;
  query: string;
}

const searches: BoardSearch[] = [
  {
    name: 'classic',
    path: '/classic/jobs/search',
    search: { words: 'engineer', filters: [{ filter: 'Date posted', options: ['Past month'] }] },
    query: 'keywords=engineer&f_date=month',
  },
  { name: 'anchorless', path: '/anchorless/search', search: { words: 'data', filters: [] }, query: 'keywords=data' },
  { name: 'guest', path: '/guest/jobs/search', search: { words: 'data', filters: [] }, query: 'keywords=data' },
  { name: 'plain', path: '/plain/careers', search: { words: 'engineer', filters: [] }, query: 'keywords=engineer' },
];

/** The four faces of the board. Only the classic one has filters. */
export const boardCollections: CollectTruth[] = searches.map(boardCollection);

export function boardCollection({ name, path, search, query }: BoardSearch): CollectTruth {
  const postings = (origin: string) => expectedJobs(name, query, origin).map(postingOf);
  return { name, path, search, limits: walkAll, postings };
}

/** Where one applies on the board itself the way to apply is the posting's own address. */
function postingOf(job: ExpectedJob): TruePosting {
  return {
    id: job.siteJobId,
    fields: {
      title: [job.title],
      company: [job.company],
      location: [job.location],
      pay: [job.salaryText],
      applyType: [job.applyType],
      applyUrl: [job.applyUrl ?? job.url],
      description: [job.description],
      url: [job.url],
      siteJobId: [job.siteJobId],
    },
  };
}
