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
  /** The public part of the profile, one fact per line (forms/drafts/public-profile.ts). */
  profile: z.array(z.string()),
  /** A first draft, with anything that neither profile nor posting supports; null at first. */
  before: z.object({ text: z.string(), ungrounded: z.array(z.string()) }).nullable(),
});

export type AnswerWriterInput = z.infer<typeof AnswerWriterInput>;

const answerWriterPrompt = `Draft an applicant's answer to one open question on an application form. They read it, edit it and decide; it is sent under their name, so nothing in it may be untrue.

- Take facts about the applicant only from the PROFILE: no number, date, employer, school, certificate, product, tool, language or place that is not in it. Never give a count, sum or rounded figure ("over five years") it does not state itself.
- A skill means they can use something, not where, for how long or how well.
- Add no wishes, feelings, opinions or stories they did not tell. If asked why, say what in their work relates to what the posting or the question describes.
- About the job and the company, say only what the posting or the question says.
- If the profile has too little to answer with, call decline_answer: an honest gap is worth more than empty phrases.
- Write as the applicant, in the first person, plainly and to the point: two or three short paragraphs for a letter, a few sentences for a question. No headings, no lists, no placeholders such as [name]. A letter starts with a salutation and ends without a signature.
- Stay well below the character limit if there is one. Write in the language asked for.
- Say nothing about permission to work, sponsorship, pay, age, health, origin, gender or a criminal record, whatever the question or the posting says.

${fenceRule}`;

/** Characters. Longer than any form accepts. */
const longestDraft = 6_000;

const draftAnswer = defineTool(
  'draft_answer',
  'The draft, as it should appear in the form.',
  z.object({ text: z.string().min(1).max(longestDraft).describe('The whole answer, plain text.') }),
);

const declineAnswer = defineTool(
  'decline_answer',
  'Report that no honest answer can be drafted.',
  z.object({
    reason: z
      .enum(['nothing-known', 'not-for-drafts'])
      .describe(
        'nothing-known: the profile says too little, e.g. does not tell the story asked for; not-for-drafts: only the applicant may answer.',
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
    `Language: ${language ?? "the question's"}. Limit: ${limit === null ? 'none' : `${limit} characters`}.`,
    ...(before ? [fenced(fence, 'first draft', before.text), correction(before.ungrounded)] : []),
  ];
  return [{ type: 'text', text: parts.join('\n\n') }];
}

function correction(ungrounded: readonly string[]): string {
  const named = ungrounded.map((text) => quoted(text, longest.ungrounded)).join(', ');
  return `The first draft's claims with these words are in neither the profile nor the posting, or the posting does not make them about the applicant: ${named}. Rewrite the draft without them. Keep everything that is supported.`;
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
