import { z } from 'zod';
import { Recipe } from '@/domain/page/recipe';

/** Why the teacher of lists is asked, as a stored code with a sentence in the panel. */
export const ListDoubt = z.enum([
  'no-list',
  'rows-look-wrong',
  'no-companies',
  'no-places',
  'far-from-total',
  'pressed-other-rows',
]);
export type ListDoubt = z.infer<typeof ListDoubt>;

/** What the teacher has said so far in this run: all that its next call needs. */
export const TeacherState = z.object({
  /** Limits what a site may cost, see `mostTeacherCalls`. */
  calls: z.number().int(),
  /** Doubts with the address of their page, in order: none is asked about twice. */
  asked: z.array(z.string()),
  /** Those of them that a model answered with: there is no list. */
  denied: z.array(z.string()).default([]),
  /** The one that is being asked about; null before the first. */
  open: z.string().nullable(),
  /** Learned from its latest answer, and shown to it; null if there is nothing to confirm. */
  proposal: Recipe.nullable(),
  /** Why nothing was learned from its latest answer, in a sentence for it; null if something was, or nothing was said. */
  problem: z.string().nullable(),
});
export type TeacherState = z.infer<typeof TeacherState>;

export const newTeacherState: TeacherState = {
  calls: 0,
  asked: [],
  denied: [],
  open: null,
  proposal: null,
  problem: null,
};

/** Calls a run: to point out the rows, to correct that once, and to confirm what is read. */
export const mostTeacherCalls = 3;
