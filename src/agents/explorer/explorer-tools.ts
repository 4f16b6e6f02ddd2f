import { z } from 'zod';
import { PageType } from '@/domain/page-type';
import { defineTool } from '../define-tool';
import { longest, most } from '../longest';

/** As between the quotes of `[CLICK: "…"]`: the prompt says so once for all tools. */
const selector = z.string().max(longest.address);
const reason = z.string().max(longest.reason);

export const DoneInput = z.object({
  understanding: z
    .string()
    .max(longest.understanding)
    .describe('For somebody who collects its jobs, in a few sentences.'),
  page_type: PageType.describe('Of the page the exploration began on.'),
  key_findings: z.array(z.string().max(longest.finding)).max(most.findings),
  key_elements: z
    .object({
      filter_button: selector.nullable(),
      apply_button: selector.nullable().describe('null if not in the page text: what was SEEN TO APPLY WITH is known.'),
      job_listings: z.array(selector).max(most.listings).describe('What to press on jobs of the list.'),
      search_input: selector.nullable(),
      pagination: selector.nullable().describe('What leads to the next jobs.'),
    })
    .describe('Selectors from the page text or HOW ELEMENTS BEHAVE.'),
  goals: z
    .array(
      z.object({
        id: z.string().max(longest.words),
        status: z.enum(['reached', 'absent', 'open']),
        finding: z.string().max(longest.finding).describe('The answer, in a sentence.'),
        evidence_step: z.number().int().nullable(),
      }),
    )
    .max(most.goals),
});
export type DoneInput = z.infer<typeof DoneInput>;

export const explorerTools = [
  defineTool('click', 'Press an element.', z.object({ selector, reason })),
  defineTool(
    'type_text',
    'Replace the text of a field.',
    z.object({ selector, text: z.string().max(longest.words), reason }),
  ),
  defineTool(
    'select_option',
    'Choose an option, by its label.',
    z.object({ selector, option: z.string().max(longest.words), reason }),
  ),
  defineTool(
    'press_key',
    'Enter: in the search field typed into last. Escape: close what is open.',
    z.object({ key: z.enum(['Enter', 'Escape']), reason }),
  ),
  defineTool(
    'scroll',
    'Scroll the page, or the part that an element is in.',
    z.object({
      direction: z.enum(['down', 'up']),
      selector: selector.nullable().describe('null: the page.'),
      reason,
    }),
  ),
  defineTool(
    'observe',
    'Show what the page text folds: "dialog", "L1 rows 8-25". What is not loaded has to be scrolled to.',
    z.object({ what: z.string().max(longest.words) }),
  ),
  defineTool('go_back', 'Go back to the page before.', z.object({ reason })),
  defineTool('done', 'End the exploration and report on every goal.', DoneInput),
] as const;
