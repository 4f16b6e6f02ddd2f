import { z } from 'zod';
import { defineAgent } from '@/agents/calling/define-agent';
import { defineTool } from '@/agents/calling/define-tool';
import { maxLength } from '@/agents/prompt/answer-limits';
import { fenced, fenceRule } from '@/agents/prompt/fence';
import { toOneLine } from '@/agents/prompt/quote-in-prompt';
import type { MessagePart } from '@/models/model';

const summarize = defineTool(
  'summarize',
  'Sum up what is known about a page.',
  z.object({
    page_id: z.string().max(maxLength.id),
    summary: z.string().max(maxLength.summary).describe('At most 60 words. It replaces the observations.'),
  }),
);

export const SummarizerInput = z.object({
  pageId: z.string(),
  /** The previous understanding of it. */
  understanding: z.string(),
  /** Oldest first. */
  observations: z.array(z.string()),
});

export type SummarizerInput = z.infer<typeof SummarizerInput>;

const prompt = `Summarize what is known about one page of a job site. You get what was understood before and what was observed since, oldest first. Your summary replaces both.

- Say what the page is for, how jobs are listed and opened, how its search, filters, paging and applying work, and what did not work.
- Keep everything from before that still holds. Where the two differ, the later observation counts.
- Name controls by their text.
- Numbers and hits of one search are examples: leave out those that change with each search.
- Add nothing that was not observed, no advice, and nothing about what was not tried yet.
- At most 60 words. page_id exactly as given.

${fenceRule}`;

const mostObservations = 40;

/** Makes a page's observations one short text. */
export const summarizer = defineAgent({
  name: 'summarizer',
  tier: 'fast',
  prompt,
  tools: [summarize],
  input: SummarizerInput,
  render: renderSummarizer,
});

function renderSummarizer({ pageId, understanding, observations }: SummarizerInput, fence: string): MessagePart[] {
  const lines = [
    `page_id: ${toOneLine(pageId, maxLength.id)}`,
    `Understood before: ${understanding === '' ? 'nothing' : toOneLine(understanding, 1_200)}`,
    'Observed since:',
    ...observations.slice(-mostObservations).map((text) => `- ${toOneLine(text, 300)}`),
  ];
  return [{ type: 'text', text: fenced(fence, 'record of the page', lines.join('\n')) }];
}
