import { z } from 'zod';

/** Whether one applies on the board itself or on the company's own site. Unknown until a page says so. */
export const ApplyType = z.enum(['easy_apply', 'external', 'unknown']);
export type ApplyType = z.infer<typeof ApplyType>;

/** A unit of pay, as schema.org's `unitText` names it. */
export const SalaryUnit = z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']);
export type SalaryUnit = z.infer<typeof SalaryUnit>;

export const RemoteType = z.enum(['remote', 'hybrid', 'onsite']);
export type RemoteType = z.infer<typeof RemoteType>;

/** The fields that a row or a details pane may show. Texts are as the page has them, white space folded. */
export const ReadFields = z.object({
  title: z.string().optional(),
  company: z.string().optional(),
  location: z.string().optional(),
  salaryText: z.string().optional(),
  /** The visible text ("3 days ago"), and the machine-readable date beside it where there is one (ISO 8601). */
  postedText: z.string().optional(),
  postedDate: z.string().optional(),
  employmentType: z.string().optional(),
  /** Where one works, where whoever read it could tell it from more than the location. */
  remoteType: RemoteType.optional(),
  applyType: ApplyType.optional(),
  /** Absolute addresses. `url` is the posting's own, `applyUrl` where one applies. */
  url: z.string().optional(),
  applyUrl: z.string().optional(),
  siteJobId: z.string().optional(),
  description: z.string().optional(),
});
export type ReadFields = z.infer<typeof ReadFields>;
