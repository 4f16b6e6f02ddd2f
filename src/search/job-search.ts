import type { JobSummary } from '@/domain/job/job';
import type { JobQuery } from '@/domain/job/job-query';
import type { Match, MatchCriteria } from '@/domain/job/match-criteria';

/** The user's current criteria: they decide which jobs are kept. */
export interface SearchCriteria {
  match: MatchCriteria;
  hiddenCompanies: string[];
}

/** The result of a query. */
export interface JobAnswer {
  /** Jobs that the query finds. */
  count: number;
  /** All listed jobs. */
  total: number;
  /** Jobs the criteria leave out but the rest of the query finds. */
  leftOut: number;
  /** Share of jobs read so far (0 to 1): until 1 the answer may grow. */
  loaded: number;
  /** Share of descriptions indexed for search (0 to 1). */
  indexed: number;
}

/** One row of the table. */
export interface JobRow {
  job: JobSummary;
  match: Match;
  /** Ids of other sites' jobs that may be the same. */
  maybeDuplicates: string[];
}

/** What can be filtered by, with the job count per value. */
export interface JobFacets {
  sites: { value: string; count: number }[];
  tags: { value: string; count: number }[];
  /** ISO 4217 codes of the salaries. */
  currencies: string[];
}

/** Finds, sorts and scores jobs in its own worker: the panel holds only the jobs it shows. A later query supersedes earlier ones. */
export interface JobSearch {
  ask(query: JobQuery, criteria: SearchCriteria): Promise<JobAnswer>;
  /** Reads the jobs after the first few. Before, nobody looks at them, and nothing is read needlessly. */
  readOn(): void;
  /** Rows of the latest answer, from `from` (inclusive) to `to` (exclusive). */
  rows(from: number, to: number): Promise<JobRow[]>;
  /** Ids of the latest answer, in order. */
  ids(): Promise<string[]>;
  /** One row by id, whatever the query; null if it is gone. */
  row(id: string): Promise<JobRow | null>;
  facets(): Promise<JobFacets>;
  /** Called when the latest answer may have changed: jobs were read, changed or indexed. Returns `unsubscribe`. */
  onChange(listener: () => void): () => void;
}
