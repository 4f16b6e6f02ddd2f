import { z } from 'zod';

/** The purpose of a job site's page. */
export const PageType = z.enum(['job_search', 'job_board', 'job_details', 'application_form', 'company_page', 'other']);
export type PageType = z.infer<typeof PageType>;
