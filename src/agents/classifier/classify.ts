import { z } from 'zod';
import { defineTool } from '../define-tool';
import { longest } from '../longest';

export const classify = defineTool(
  'classify',
  'Say which page this is.',
  z.object({
    page_id: z
      .string()
      .max(longest.id)
      .describe('The id of a known page, or a new name in snake_case that says what the page is for.'),
    is_new_page: z
      .boolean()
      .describe('True for a page of a kind not known yet; false for a known one, also with other data.'),
    understanding: z
      .string()
      .max(longest.understanding)
      .describe('In a sentence or two; of a known page only what is new, else empty.'),
    came_from: z
      .string()
      .max(longest.id)
      .nullable()
      .describe('Id of the page it was reached from; null: the program fills it in.'),
    via_action: z
      .string()
      .max(longest.words)
      .nullable()
      .describe('The act that led to it; null: the program fills it in.'),
  }),
);
