import { z } from 'zod';
import { fieldNames } from '@/domain/field-names';
import { ReadFields } from '@/domain/job-fields';

/** A row or posting code could not read, as text with numbered links. */
export const ExtractorInput = z.object({
  part: z.enum(['row', 'posting']),
  /** Lines of text; a link reads `[3 Apply on company site]`. */
  text: z.string(),
  links: z.array(z.object({ number: z.number().int(), text: z.string(), url: z.string() })),
  /** What is already known: the fields of its row. */
  known: ReadFields,
  /** Fields needed most: those that code missed. */
  wanted: z.array(z.enum(fieldNames)),
  /** Address and title of the page. */
  page: z.object({ url: z.string(), title: z.string() }),
});
export type ExtractorInput = z.infer<typeof ExtractorInput>;
