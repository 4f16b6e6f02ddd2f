import { z } from 'zod';
import { SalaryUnit } from './job-fields';

/** What the user looks for in a job. */
export const MatchCriteria = z.object({
  /** Words or phrases in favour of a job, searched in title and description. */
  keywords: z.array(z.string()),
  /** Places where the user would work; `remote` postings are kept wherever they are. */
  places: z.array(z.string()),
  /** The minimum pay; null for none. Compared only with pay in its own currency: exchange rates change daily, and none are fetched. */
  salaryFloor: z.object({ amount: z.number(), currency: z.string(), unit: SalaryUnit }).nullable(),
  /** Words or phrases that exclude a job, searched in title, company and description. */
  mustNot: z.array(z.string()),
});
export type MatchCriteria = z.infer<typeof MatchCriteria>;

export const noCriteria: MatchCriteria = { keywords: [], places: [], salaryFloor: null, mustNot: [] };

/** One reason for a score. */
export interface MatchEvidence {
  kind: 'keyword' | 'place' | 'salary' | 'must-not' | 'hidden-company';
  /** The criterion: a keyword, the places, the minimum pay, the excluding word, the company. */
  criterion: string;
  /** Null: the posting does not say. */
  isMet: boolean | null;
  /** The text of the posting that says so; null if there is none. */
  found: string | null;
}

/** How well a job fits, and why. */
export interface Match {
  /** 0 to 100; null if the user has set no criteria. */
  score: number | null;
  /** False if a criterion excludes it: it is shown among those left out, never dropped. */
  isKept: boolean;
  evidence: MatchEvidence[];
}
