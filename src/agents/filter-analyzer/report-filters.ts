import { z } from 'zod';
import { FilterKind } from '@/domain/filter';
import { defineTool } from '../define-tool';

const ref = z.string().describe('The ref of a control, as listed.');

export const reportFilters = defineTool(
  'report_filters',
  'Say which filters there are.',
  z.object({
    filters: z.array(
      z.object({
        name: z.string().describe('What it filters by, as the page says it.'),
        kind: FilterKind.describe(
          'single: one option at a time; multi: several; range: from and to, or a slider; toggle: on or off.',
        ),
        options: z
          .array(z.object({ label: z.string(), ref: ref.nullable() }))
          .describe('Every option. ref: its control; null for an option of a select.'),
        control: ref.nullable().describe('The select, slider or field, where the filter is one control; else null.'),
      }),
    ),
    apply: ref.nullable().describe('What to press so that choices count; null where they count at once.'),
    reset: ref.nullable().describe('What clears all choices.'),
  }),
);
