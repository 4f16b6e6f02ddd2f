import { z } from 'zod';

/** Whether one applies on the board or on the company's site. Unknown until a page says so. */
export const ApplyType = z.enum(['easy_apply', 'external', 'unknown']);
export type ApplyType = z.infer<typeof ApplyType>;

/** A unit of pay, as in schema.org's `unitText`. */
export const SalaryUnit = z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']);
export type SalaryUnit = z.infer<typeof SalaryUnit>;

export const RemoteType = z.enum(['remote', 'hybrid', 'onsite']);
export type RemoteType = z.infer<typeof RemoteType>;

/** Characters of what is kept. Nobody reads more, and a page must not fill the disk. */
const longest = { text: 2_000, address: 20_000, description: 200_000 };
const upTo = (most: number) => z.string().overwrite((text) => text.slice(0, most));
/** What is left of an address leads elsewhere. */
const address = z.string().overwrite((text) => (text.length > longest.address ? '' : text));

/** The fields a row or details pane may show. Texts are the page's, white space folded. */
export const ReadFields = z.object({
  title: upTo(longest.text).optional(),
  company: upTo(longest.text).optional(),
  /** What named it, if not the text about the job: a `heading` around it, which is a guess, or the posting's own structured `data`. */
  companyBy: z.enum(['heading', 'data']).optional(),
  location: upTo(longest.text).optional(),
  salaryText: upTo(longest.text).optional(),
  /** The visible text ("3 days ago"), and the machine-readable date beside it, if any (ISO 8601). */
  postedText: upTo(longest.text).optional(),
  postedDate: upTo(longest.text).optional(),
  employmentType: upTo(longest.text).optional(),
  /** The work arrangement, if the reader could tell it from more than the location. */
  remoteType: RemoteType.optional(),
  applyType: ApplyType.optional(),
  /** Absolute addresses. `url` is the posting's own, `applyUrl` is for applying. */
  url: address.optional(),
  applyUrl: address.optional(),
  siteJobId: upTo(longest.text).optional(),
  description: upTo(longest.description).optional(),
});
export type ReadFields = z.infer<typeof ReadFields>;

/** What a list says of a posting, by which its text is found and told apart elsewhere. */
export type ListedFacts = Pick<ReadFields, 'title' | 'company' | 'location'> & {
  /** Its other rows name their companies and this one none: whose site it is says nothing of whose job this is. */
  isOfBoard?: boolean;
};

/** A list with a smaller share of rows that name a company is of no board. */
const leastCompanies = 0.5;

/** `companies`: share of the list's rows that name one. */
export function listedFacts({ title, company, location }: ReadFields, companies = 0): ListedFacts {
  return { title, company, location, ...(!company && companies >= leastCompanies && { isOfBoard: true }) };
}
