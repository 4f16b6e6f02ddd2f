import { z } from 'zod';
import { SalaryUnit } from './job-fields';

/** What the user looks for in a job. */
export const MatchCriteria = z.object({
  /** Words or phrases that speak for a job, looked for in title and description. */
  keywords: z.array(z.string()),
  /** Places where the user would work; `remote` postings are kept wherever they are. */
  places: z.array(z.string()),
  /** The least pay; null: any. Compared with pay in its own currency only: rates of exchange change by the day, and nothing is fetched to know them. */
  salaryFloor: z.object({ amount: z.number(), currency: z.string(), unit: SalaryUnit }).nullable(),
  /** Words or phrases that rule a job out, looked for in title, company and description. */
  mustNot: z.array(z.string()),
});
export type MatchCriteria = z.infer<typeof MatchCriteria>;

export const noCriteria: MatchCriteria = { keywords: [], places: [], salaryFloor: null, mustNot: [] };

/** One reason for a score. */
export interface MatchEvidence {
  kind: 'keyword' | 'place' | 'salary' | 'must-not' | 'hidden-company';
  /** The criterion: a keyword, the places, the floor, the word that rules out, the company. */
  criterion: string;
  /** Null: the posting does not say. */
  isMet: boolean | null;
  /** What of the posting says so; null where it says nothing. */
  found: string | null;
}

/** How well a job fits, and why. */
export interface Match {
  /** 0 to 100; null where the user has named no criteria. */
  score: number | null;
  /** False where a criterion rules it out: it is shown among those left out, never dropped. */
  isKept: boolean;
  evidence: MatchEvidence[];
}
