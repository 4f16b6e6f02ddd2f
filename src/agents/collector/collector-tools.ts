import { z } from 'zod';
import { defineTool } from '../define-tool';
import { longest, most } from '../longest';

/** As between the quotes of `[CLICK: "…"]`: the prompt says so once for all tools. */
const selector = z.string().max(longest.address);
const reason = z.string().max(longest.reason);

/** A list, since strict schemas have no open records; `collectedData` makes one of it, with only what the page says. */
export const CollectInput = z.object({
  type: z.string().max(longest.id).nullable().describe('"job" for jobs; else a word for what it is.'),
  data: z
    .array(z.object({ field: z.string().max(longest.id), value: z.string().max(longest.field) }))
    .max(most.fields)
    .describe('Empty: what was EXTRACTED. Else what that lacks.'),
});
export type CollectInput = z.infer<typeof CollectInput>;

export const collectorTools = [
  defineTool('select_job', 'Press a row of the list, to see the job.', z.object({ selector, reason })),
  defineTool('extract_data', 'Have the job that is shown read.', z.object({})),
  defineTool('collect', 'Put aside what was read.', CollectInput),
  defineTool(
    'next_page',
    'Go on to further jobs.',
    z.object({ selector: selector.nullable().describe('null: what the program found.'), reason }),
  ),
  defineTool(
    'apply_filters',
    'Set filters, or search words, on the page.',
    z.object({
      settings: z
        .array(
          z.object({
            filter: z.string().max(longest.words).nullable().describe('null: the search words.'),
            option: z.string().max(longest.words).describe('Its label, or the words.'),
          }),
        )
        .max(most.settings),
    }),
  ),
  defineTool('finish', 'End it.', z.object({ reason })),
] as const;
