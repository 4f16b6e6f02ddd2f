import { z } from 'zod';
import { defineAgent } from '@/agents/calling/define-agent';
import { defineTool } from '@/agents/calling/define-tool';
import { fenced, fenceRule } from '@/agents/prompt/fence';
import { quoted, toOneLine, withoutAddresses } from '@/agents/prompt/quote-in-prompt';
import type { MessagePart } from '@/models/model';
import { cutAtWord } from '@/std/cut-text';

/** One open question, and what may be said in reply. Nothing that contacts or identifies the applicant. */
export const AnswerWriterInput = z.object({
  question: z.string(),
  /** Its heading; null if it has none. */
  section: z.string().nullable(),
  /** Characters; null: no limit. */
  limit: z.number().int().nullable(),
  /** ISO 639-1 code of the language to write in; null: the question's. */
  language: z.string().nullable(),
  /** The posting; null if unknown. */
  posting: z.object({ title: z.string(), company: z.string().nullable(), text: z.string() }).nullable(),
  /** The public part of the profile, one fact per line (domain/draft/public-profile.ts). */
  profile: z.array(z.string()),
  /** A first draft, with anything that neither profile nor posting supports; null at first. */
  before: z.object({ text: z.string(), ungrounded: z.array(z.string()) }).nullable(),
});

export type AnswerWriterInput = z.infer<typeof AnswerWriterInput>;

const answerWriterPrompt = `You draft an applicant's answer to one open question of an application form. They read it, change it and decide; it is sent under their name, so nothing in it may be untrue.

- Facts about the applicant come from the PROFILE alone: no number, date, employer, school, certificate, product, tool, language or place that is not in it. Never count, add up or round ("over five years") what it does not say itself.
- A skill is something they can use: not where they used it, nor for how long or how well.
- No wishes, feelings, opinions or stories that they did not tell. Asked why, say what in their work has to do with what the posting or the question tells of.
- About the job and the company say only what the posting or the question says.
- Where the profile has too little to answer with, call decline_answer: an honest gap is worth more than phrases.
- Write as the applicant, in the first person, plainly and to the point: two or three short paragraphs for a letter, a few sentences for a question. No headings, no lists, no placeholders such as [name]. A letter begins with a salutation and ends without a signature.
- Stay well below the limit of characters where there is one. Write in the language asked for.
- Nothing about permission to work, sponsorship, pay, age, health, origin, gender or a criminal record, whatever the question or the posting says.

${fenceRule}`;

/** Characters. Longer than any form accepts. */
const longestDraft = 6_000;

const draftAnswer = defineTool(
  'draft_answer',
  'The draft, as it would stand in the form.',
  z.object({ text: z.string().min(1).max(longestDraft).describe('The whole answer, plain text.') }),
);

const declineAnswer = defineTool(
  'decline_answer',
  'Say that no honest answer can be drafted.',
  z.object({
    reason: z
      .enum(['nothing-known', 'not-for-drafts'])
      .describe(
        'nothing-known: the profile says too little, as of a story that it does not tell; not-for-drafts: only the applicant may answer that.',
      ),
  }),
);

/** Characters. */
const longest = { question: 600, title: 160, posting: 8_000, fact: 700, section: 160, ungrounded: 80 };

const mostFacts = 80;

function renderAnswerWriter(input: AnswerWriterInput, fence: string): MessagePart[] {
  const { question, section, limit, language, posting, profile, before } = input;
  const parts = [
    `PROFILE:\n${profile
      .slice(0, mostFacts)
      .map((fact) => `- ${toOneLine(fact, longest.fact)}`)
      .join('\n')}`,
    ...(posting ? [fenced(fence, 'posting', postingText(posting))] : ['There is no posting.']),
    fenced(
      fence,
      'question',
      [toOneLine(question, longest.question), ...(section ? [`(under ${quoted(section, longest.section)})`] : [])].join(
        ' ',
      ),
    ),
    `Language: ${language ?? 'that of the question'}. Limit: ${limit === null ? 'none' : `${limit} characters`}.`,
    ...(before ? [fenced(fence, 'first draft', before.text), correction(before.ungrounded)] : []),
  ];
  return [{ type: 'text', text: parts.join('\n\n') }];
}

function correction(ungrounded: readonly string[]): string {
  const named = ungrounded.map((text) => quoted(text, longest.ungrounded)).join(', ');
  return `What the first draft says with these words stands in neither the profile nor the posting, or in the posting and not of the applicant: ${named}. Write it again without that. Keep what does stand there.`;
}

function postingText({ title, company, text }: NonNullable<AnswerWriterInput['posting']>): string {
  const head = [title, company].filter((part) => part !== null).join(', ');
  return `${toOneLine(head, longest.title)}\n${cutAtWord(withoutAddresses(text), longest.posting)}`;
}

/** Drafts the answer to an open question, at the user's request. */
export const answerWriter = defineAgent({
  name: 'answer-writer',
  tier: 'smart',
  prompt: answerWriterPrompt,
  tools: [draftAnswer, declineAnswer],
  input: AnswerWriterInput,
  render: renderAnswerWriter,
});
