import { z } from 'zod';
import { FilterKind } from '@/domain/filter';
import { defineTool } from '../define-tool';
import { longest, most } from '../longest';

/** A control's ref, as listed: the prompt says so once for all. */
const ref = z.string().max(longest.address);

export const reportFilters = defineTool(
  'report_filters',
  'Say which filters there are.',
  z.object({
    filters: z
      .array(
        z.object({
          name: z.string().max(longest.label).describe('What it filters by, as the page says it.'),
          kind: FilterKind.describe(
            'single: one option at a time; multi: several; range: from and to, or a slider; toggle: on or off.',
          ),
          options: z
            .array(z.object({ label: z.string().max(longest.label), ref: ref.nullable() }))
            .max(most.options)
            .describe('Every option. ref: null for an option of a select.'),
          control: ref.nullable().describe('Where the filter is one control.'),
        }),
      )
      .max(most.filters),
    apply: ref.nullable().describe('What to press so that choices count.'),
    reset: ref.nullable().describe('What clears all choices.'),
  }),
);
