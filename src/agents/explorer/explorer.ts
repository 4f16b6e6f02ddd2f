import { z } from 'zod';
import { defineAgent } from '@/agents/calling/define-agent';
import { defineTool } from '@/agents/calling/define-tool';
import { maxCount, maxLength } from '@/agents/prompt/answer-limits';
import { fenceRule } from '@/agents/prompt/fence';
import { PageType } from '@/domain/page/page-type';
import { ExplorerInput } from './explorer-input';
import { renderExplorer } from './render-explorer';

/** Kept short: it is sent every turn. */
const explorerPrompt = `Explore a job site in a browser so that a program can later collect its jobs without you. Call one tool each turn; what it did is listed as a step next turn. You know only what is shown. "reason": why, in a few words.

GOALS. Find out what the open goals ask by trying, ideally in this order: press a job; open the filters; go to the next page; type other plausible search words (a common job title) into the search field and press Enter or its button. If few hits leave no next page, go back first. The program returns to the first page only after done. Reached goals are settled; if a finding does not answer its question, continue and correct it in done. A goal is absent only after you looked where it could be, with the page scrolled to its end and nothing covering it. When no goal is open or few turns are left, call done.

PAGE. [CLICK: "x"], [TYPE: "x"] or [SELECT: "x"] precedes what you can use: copy x as selector. It is a CSS selector or a ref (e12); refs are valid only for the current page text. An open dialog comes first, without the page beneath it: close it before you go on. GUESSES may be wrong.

REFUSED: signing in or up, applying, sending, following, saving, deleting, uploading, leaving the site. The apply control counts once seen in a posting. Filters that are open or on the page are listed by another agent: you need not choose any.

EVIDENCE for a goal is the number of the step that showed it (its Goals line may give it); without one it is not reached. What failed or changed nothing shows nothing: try another way.

${fenceRule}`;

/** As between the quotes of `[CLICK: "…"]`: the prompt says so once for all tools. */
const selector = z.string().max(maxLength.address);

const reason = z.string().max(maxLength.reason);

export const DoneInput = z.object({
  understanding: z
    .string()
    .max(maxLength.understanding)
    .describe('For someone who collects its jobs, in a few sentences.'),
  page_type: PageType.describe('Of the page where the exploration began.'),
  key_findings: z.array(z.string().max(maxLength.finding)).max(maxCount.findings),
  key_elements: z
    .object({
      filter_button: selector.nullable(),
      apply_button: selector.nullable().describe('null if not in the page text: what was SEEN TO APPLY WITH is known.'),
      job_listings: z.array(selector).max(maxCount.listings).describe('What to press on jobs in the list.'),
      search_input: selector.nullable(),
      pagination: selector.nullable().describe('What leads to the next jobs.'),
    })
    .describe('Selectors from the page text or HOW ELEMENTS BEHAVE.'),
  goals: z
    .array(
      z.object({
        id: z.string().max(maxLength.words),
        status: z.enum(['reached', 'absent', 'open']),
        finding: z.string().max(maxLength.finding).describe('The answer, in one sentence.'),
        evidence_step: z.number().int().nullable(),
      }),
    )
    .max(maxCount.goals),
});

export type DoneInput = z.infer<typeof DoneInput>;

export const explorerTools = [
  defineTool('click', 'Press an element.', z.object({ selector, reason })),
  defineTool(
    'type_text',
    "Replace a field's text.",
    z.object({ selector, text: z.string().max(maxLength.words), reason }),
  ),
  defineTool(
    'select_option',
    'Choose an option by its label.',
    z.object({ selector, option: z.string().max(maxLength.words), reason }),
  ),
  defineTool(
    'press_key',
    'Enter: in the search field you last typed into. Escape: close what is open.',
    z.object({ key: z.enum(['Enter', 'Escape']), reason }),
  ),
  defineTool(
    'scroll',
    'Scroll the page, or the part an element is in.',
    z.object({
      direction: z.enum(['down', 'up']),
      selector: selector.nullable().describe('null: the page.'),
      reason,
    }),
  ),
  defineTool(
    'observe',
    'Show what the page text folds: "dialog", "L1 rows 8-25". Scroll to what is not loaded yet.',
    z.object({ what: z.string().max(maxLength.words) }),
  ),
  defineTool('go_back', 'Go back to the previous page.', z.object({ reason })),
  defineTool('done', 'End the exploration and report on every goal.', DoneInput),
] as const;

/** Decides what to try next, turn by turn, until the goals are settled. */
export const explorer = defineAgent({
  name: 'explorer',
  tier: 'smart',
  prompt: explorerPrompt,
  tools: explorerTools,
  input: ExplorerInput,
  render: renderExplorer,
});
