import { z } from 'zod';
import { ApplyType, RemoteType } from '@/domain/job-fields';
import { defineTool } from '../define-tool';
import { longest } from '../longest';

/** As written in the text: the prompt says so once for all fields. */
const words = z.string().max(longest.field);
const lineNumber = z.number().int();

export const ReportJobInput = z.object({
  title: words,
  company: words.nullable(),
  location: words.nullable(),
  salary: words.nullable(),
  applyLink: z.number().int().nullable().describe('Number of the link to apply with.'),
  applyType: ApplyType.describe('easy_apply: on this site itself; external: on a site of the company.'),
  postedDate: words.nullable().describe('When it was posted, in the words of the text.'),
  description: z
    .object({ firstLine: lineNumber, lastLine: lineNumber })
    .nullable()
    .describe('Numbers of the lines it begins and ends with.'),
  employmentType: words.nullable(),
  remoteType: RemoteType.nullable(),
  siteJobId: words.nullable().describe("The site's own id of the job, from the text or an address."),
  postingLink: z.number().int().nullable().describe("Number of the link to the job's own page."),
});
export type ReportJobInput = z.infer<typeof ReportJobInput>;

export const reportJob = defineTool('report_job', 'Say what the job is.', ReportJobInput);
