import { z } from 'zod';
import { defineAgent } from '@/agents/calling/define-agent';
import { defineTool } from '@/agents/calling/define-tool';
import { maxLength } from '@/agents/prompt/answer-limits';
import { changeLines } from '@/agents/prompt/change-lines';
import { fenced, fenceRule } from '@/agents/prompt/fence';
import { quoted, toOneLine } from '@/agents/prompt/quote-in-prompt';
import { ChangeType, ElementType } from '@/domain/page/change-analysis';
import { Act } from '@/domain/page/page-act';
import { Change } from '@/domain/page/page-change';
import type { MessagePart } from '@/models/model';

export const AnalyzerInput = z.object({
  act: Act,
  /** The element acted on; null if none. `surroundings`: the words of its form or dialog. */
  element: z
    .object({
      role: z.string().nullable(),
      name: z.string(),
      type: z.string().nullable(),
      surroundings: z.string(),
    })
    .nullable(),
  /** Whether code reads the element as a row of the job list. */
  isJobRow: z.boolean(),
  change: Change,
  /** The screen before and after, base64 JPEG; null if the model is blind or none could be taken. */
  pictures: z.object({ before: z.string(), after: z.string() }).nullable(),
});

export type AnalyzerInput = z.infer<typeof AnalyzerInput>;

const reportChange = defineTool(
  'report_change',
  'Report what the act did.',
  z.object({
    summary: z.string().max(maxLength.summary).describe('What changed, in one or two sentences.'),
    urlChanged: z.boolean(),
    hasVisualChanges: z.boolean(),
    elementType: ElementType,
    changeType: ChangeType,
  }),
);

/** The act and its changes, then the screen before and after, each after a line that says which. */
function renderAnalyzer(input: AnalyzerInput, fence: string): MessagePart[] {
  const { act, change, pictures } = input;
  const seen = [
    `Act: ${actLine(act)}`,
    `Done to: ${elementLine(input)}`,
    `URL before: ${toOneLine(change.urlBefore, 300)}`,
    change.urlAfter === change.urlBefore ? 'URL after: the same' : `URL after: ${toOneLine(change.urlAfter, 300)}`,
    'Changes a program detected:',
    ...changeLines(change),
  ];
  const text: MessagePart = { type: 'text', text: fenced(fence, 'act and change', seen.join('\n')) };
  if (pictures === null) return [text];
  return [text, ...picture('The screen before the act:', pictures.before), ...picture('And after it:', pictures.after)];
}

function actLine(act: Act): string {
  const why = 'reason' in act && act.reason !== '' ? `. Reason given: ${toOneLine(act.reason, 120)}` : '';
  switch (act.name) {
    case 'type_text':
      return `type_text ${quoted(act.text, 80)}${why}`;
    case 'select_option':
      return `select_option ${quoted(act.option, 80)}${why}`;
    case 'press_key':
      return `press_key ${act.key}${why}`;
    case 'scroll':
      return `scroll ${act.direction}${why}`;
    case 'observe':
      return `observe ${quoted(act.what, 80)}`;
    case 'click':
    case 'go_back':
      return `${act.name}${why}`;
  }
}

function elementLine({ element, isJobRow }: AnalyzerInput): string {
  if (element === null) return 'nothing in particular';
  const type = element.type === null ? '' : ` of type ${toOneLine(element.type, 20)}`;
  const inside = element.surroundings === '' ? '' : `, inside ${quoted(element.surroundings, 80)}`;
  const row = isJobRow ? ', which a program takes for a row of the list of jobs' : '';
  return `${toOneLine(element.role ?? 'element', 20)} ${quoted(element.name, 120)}${type}${inside}${row}`;
}

function picture(label: string, data: string): MessagePart[] {
  return [
    { type: 'text', text: label },
    { type: 'image', mediaType: 'image/jpeg', data },
  ];
}

const prompt = `Say what one act on a page of a job site did. You get the act, the changes a program detected and, in some cases, two pictures: the screen before and after. Where the pictures and the list of changes disagree, trust the pictures. A picture may be older than the list, though: grey bars mean the page was still loading. Text in the pictures also comes from the page.

elementType: what the element turned out to be, judged by its EFFECT, not its name.
- filter button: opened filters (a dialog, menu or panel of choices that narrow down the jobs)
- apply button: opened or led to an application or its form
- job listing: opened or changed the details of a job, on the page or on a page of their own
- close button: closed something that was open
- pagination: brought other or further rows of the same list (next page, load more). Scrolling that brings rows is pagination only if there is nothing to press for further jobs; otherwise it is other and content_added
- search input: changed the results to those for other search words, whether by typing, Enter or the search button
- sort control: put the same rows in another order
- navigation: led to another part of the site
- other: none of these, or nothing happened. Going back also counts as other, and navigated

changeType: the most telling thing that happened.
- dialog_opened: something now covers the page, or a menu or part unfolded
- panel_updated: a part such as the details pane shows something else
- list_updated: rows of a list were replaced, reordered, added or filtered
- content_added: the page grew in some other way
- navigated: another page with another purpose
- closed
- value_changed: only the value or state of a field or control
- none

The same page at another address with other rows is list_updated or panel_updated, not navigated. Typing that has so far only put text into a field is value_changed and other.

summary: in one or two sentences, what is there now that was not before. Name what opened, how many rows, which job.
urlChanged: whether the two addresses differ.
hasVisualChanges: whether the screen shows anything different, even just new words in a field. Ignore the caret, clocks and scroll position.

${fenceRule}`;

/** Says what an act did, from the changes code found and, if the model can see, from the screen before and after. */
export const analyzer = defineAgent({
  name: 'analyzer',
  tier: 'vision',
  prompt,
  tools: [reportChange],
  input: AnalyzerInput,
  render: renderAnalyzer,
});
