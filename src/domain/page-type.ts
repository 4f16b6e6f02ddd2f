import { z } from 'zod';

/** What a page of a job site is for. */
export const PageType = z.enum(['job_search', 'job_board', 'job_details', 'application_form', 'company_page', 'other']);
export type PageType = z.infer<typeof PageType>;
