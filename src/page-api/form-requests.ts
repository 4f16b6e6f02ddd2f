import { z } from 'zod';
import { FormReading } from '@/domain/form/form-field';
import { given } from './page-request';

/** Lines of text that a frame shows by each of its fields, named by their selectors, and in all. */
export const FormTexts = z.object({
  fields: z.array(z.object({ selector: z.string(), lines: z.array(z.string()) })),
  lines: z.array(z.string()),
});
export type FormTexts = z.infer<typeof FormTexts>;

/** Requests about a frame's form: what it asks, where it goes, and what the user does with it. */
export const formRequests = {
  /** The form this frame shows: its questions, their answers, and what continues or sends it. */
  'read-form': given<null>().answers(FormReading),
  /** What it says by its fields, for telling what it adds once it has refused to go on. */
  'read-form-texts': given<null>().answers(FormTexts),
  /** The addresses this frame's forms submit to. */
  'form-actions': given<null>().answers(z.array(z.string())),
  /** Makes this frame listen for user input and notify the background; returns whether there was any since `isNew`. */
  'hear-touch': given<{ isNew: boolean }>().answers(z.boolean()),
  /** Makes this frame report the user's own presses; returns whether it confirms that an application was received. */
  'watch-sending': given<null>().answers(z.boolean()),
} as const;
