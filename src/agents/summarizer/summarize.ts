import { z } from 'zod';
import { defineTool } from '../define-tool';

export const summarize = defineTool(
  'summarize',
  'Sum up what is known of a page.',
  z.object({ page_id: z.string(), summary: z.string().describe('At most 60 words. It replaces the observations.') }),
);
