import { z } from 'zod';

/** One thing an exploration should find out. The defaults have ids that code knows; the user's own have ids of their own. */
export const ExplorationQuestion = z.object({ id: z.string(), text: z.string().min(1).max(200) });
export type ExplorationQuestion = z.infer<typeof ExplorationQuestion>;

export const defaultQuestionIds = ['listing', 'apply', 'filters', 'search', 'next-page'] as const;
export type DefaultQuestionId = (typeof defaultQuestionIds)[number];

/** The checklist for job boards. */
export const defaultQuestions: readonly (ExplorationQuestion & { id: DefaultQuestionId })[] = [
  { id: 'listing', text: 'How are the jobs listed, and what does pressing one do?' },
  { id: 'apply', text: 'How does one apply for a job?' },
  { id: 'filters', text: 'Which filters are there, and how are they opened?' },
  { id: 'search', text: 'How does the search work?' },
  { id: 'next-page', text: 'How does one get to the next page of jobs?' },
];

/** `reached` only with evidence; `absent`: the explorer looked and says that the site has none. */
export const QuestionStatus = z.enum(['open', 'reached', 'absent']);
export type QuestionStatus = z.infer<typeof QuestionStatus>;

export const QuestionState = ExplorationQuestion.extend({
  status: QuestionStatus,
  /** What was found, in one sentence; null while open. */
  finding: z.string().nullable(),
  /** Number of the journal entry that showed it; null unless reached. */
  evidence: z.number().int().nullable(),
});
export type QuestionState = z.infer<typeof QuestionState>;
