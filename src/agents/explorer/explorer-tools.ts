import { z } from 'zod';
import { PageType } from '@/domain/page-type';
import { defineTool } from '../define-tool';

const selector = z
  .string()
  .describe('Copied exactly from between the quotes of [CLICK: "…"], [TYPE: "…"] or [SELECT: "…"].');
const reason = z.string().describe('Why, in a few words.');

export const DoneInput = z.object({
  understanding: z
    .string()
    .describe('How this site works for somebody who wants to collect its jobs, in a few sentences.'),
  page_type: PageType.describe('What the page is that the exploration began on.'),
  key_findings: z.array(z.string()),
  key_elements: z.object({
    filter_button: z.string().nullable().describe('What opens the filters.'),
    apply_button: z.string().nullable().describe('The control to apply with.'),
    job_listings: z.array(z.string()).describe('What to press on the jobs of the list: one or more of them.'),
    search_input: z.string().nullable(),
    pagination: z.string().nullable().describe('What leads to the next page of jobs.'),
  }),
  goals: z.array(
    z.object({
      id: z.string().describe('The id of the goal, as listed.'),
      status: z.enum(['reached', 'absent', 'open']).describe('absent: looked for, and the site has no such thing.'),
      finding: z.string().describe('What was found, in a sentence.'),
      evidence_step: z
        .number()
        .int()
        .nullable()
        .describe('The number of the step that showed it, from the list of steps.'),
    }),
  ),
});
export type DoneInput = z.infer<typeof DoneInput>;

export const explorerTools = [
  defineTool('click', 'Press an element.', z.object({ selector, reason })),
  defineTool('type_text', 'Replace the text of an input field.', z.object({ selector, text: z.string(), reason })),
  defineTool(
    'select_option',
    'Choose an option of a select field.',
    z.object({ selector, option: z.string().describe('The label of the option.'), reason }),
  ),
  defineTool(
    'press_key',
    'Press Enter in the search field typed into last, or Escape to close what is open.',
    z.object({ key: z.enum(['Enter', 'Escape']), reason }),
  ),
  defineTool(
    'scroll',
    'Scroll the page, or the part of it that an element scrolls in.',
    z.object({
      direction: z.enum(['down', 'up']),
      selector: z.string().nullable().describe('An element inside the part to scroll; null scrolls the page.'),
      reason,
    }),
  ),
  defineTool(
    'observe',
    'Look again: the next page text shows in full what is named.',
    z.object({ what: z.string().describe('"page", "dialog", or rows of a list: "L1 rows 8-25".') }),
  ),
  defineTool('go_back', 'Go back to the page before.', z.object({ reason })),
  defineTool('done', 'The exploration is over: report goal by goal.', DoneInput),
] as const;
