import type { JobSummary } from '@/domain/job';
import type { JobQuery } from '@/domain/job-query';
import type { Match, MatchCriteria } from '@/domain/match';

/** What the user's criteria are at the moment: they decide which jobs are kept. */
export interface Criteria {
  match: MatchCriteria;
  hiddenCompanies: string[];
}

/** What a query found. */
export interface JobAnswer {
  /** Jobs that the query finds. */
  count: number;
  /** All jobs that are on lists. */
  total: number;
  /** Jobs that the criteria leave out and the rest of the query would find. */
  leftOut: number;
  /** Jobs read so far, as a share of all (0 to 1): until 1 the answer may grow. */
  loaded: number;
  /** Descriptions that the search knows, as a share of all (0 to 1). */
  indexed: number;
}

/** One row of the table. */
export interface JobRow {
  job: JobSummary;
  match: Match;
  /** Ids of jobs of other sites that may be the same. */
  maybeDuplicates: string[];
}

/** What can be filtered by, with how many jobs each value has. */
export interface JobFacets {
  sites: { value: string; count: number }[];
  tags: { value: string; count: number }[];
  /** ISO 4217 codes that salaries are in. */
  currencies: string[];
}

/**
 * Finds, sorts and judges the jobs, in a worker of its own: the panel holds no more of them than it shows. Later queries make
 * earlier ones void.
 */
export interface JobEngine {
  ask(query: JobQuery, criteria: Criteria): Promise<JobAnswer>;
  /** Reads on after the first few jobs. Before, nobody looks at them, and nothing is read that may never be wanted. */
  readOn(): void;
  /** Rows of the latest answer, from `from` (inclusive) to `to` (exclusive). */
  rows(from: number, to: number): Promise<JobRow[]>;
  /** Ids of the latest answer, in its order. */
  ids(): Promise<string[]>;
  /** One row by its id, whatever the query; null where it is gone. */
  row(id: string): Promise<JobRow | null>;
  facets(): Promise<JobFacets>;
  /** Hears that the latest answer may have changed: jobs were read, changed or indexed. Returns what ends it. */
  onChange(listener: () => void): () => void;
}
