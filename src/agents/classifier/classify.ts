import { z } from 'zod';
import { defineTool } from '../define-tool';

export const classify = defineTool(
  'classify',
  'Say which page this is.',
  z.object({
    page_id: z.string().describe('The id of a known page, or a new name in snake_case that says what the page is for.'),
    is_new_page: z
      .boolean()
      .describe('True for a page of a kind not known yet; false for a known one, also with other data.'),
    understanding: z.string().describe('What the page is for and what is on it, in a sentence or two.'),
    came_from: z.string().nullable().describe('Id of the page it was reached from.'),
    via_action: z.string().nullable().describe('The act that led to it.'),
  }),
);
