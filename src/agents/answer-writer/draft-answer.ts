import { z } from 'zod';
import { defineTool } from '../define-tool';

/** Characters. Longer than any form accepts. */
const longestDraft = 6_000;

export const draftAnswer = defineTool(
  'draft_answer',
  'The draft, as it would stand in the form.',
  z.object({ text: z.string().min(1).max(longestDraft).describe('The whole answer, plain text.') }),
);

export const declineAnswer = defineTool(
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
