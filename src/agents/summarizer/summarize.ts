import { z } from 'zod';
import { defineTool } from '../define-tool';
import { longest } from '../longest';

export const summarize = defineTool(
  'summarize',
  'Sum up what is known of a page.',
  z.object({
    page_id: z.string().max(longest.id),
    summary: z.string().max(longest.summary).describe('At most 60 words. It replaces the observations.'),
  }),
);
