import { z } from 'zod';
import { defineAgent } from '@/agents/calling/define-agent';
import { defineTool } from '@/agents/calling/define-tool';
import { maxCount, maxLength } from '@/agents/prompt/answer-limits';
import { fenced, fenceRule } from '@/agents/prompt/fence';
import { quoted, toOneLine } from '@/agents/prompt/quote-in-prompt';
import { FilterKind } from '@/domain/page/filter';
import { FilterControl } from '@/domain/page/landmarks';
import type { MessagePart } from '@/models/model';

export const FilterAnalyzerInput = z.object({
  /** What was pressed to see them; null if they were on the page already. */
  opener: z.object({ name: z.string() }).nullable(),
  /** Name of the dialog or part that opened; empty if there is none. */
  surroundings: z.string(),
  /** In page order. Includes buttons that apply, reset or close. */
  controls: z.array(FilterControl),
});

export type FilterAnalyzerInput = z.infer<typeof FilterAnalyzerInput>;

const mostControls = 400;

/** The answer must name every option: countries and the like are many. */
const mostOptions = 200;

const longestName = 80;

/** The controls, one per line, under the names of their groups. */
function renderFilterAnalyzer({ opener, surroundings, controls }: FilterAnalyzerInput, fence: string): MessagePart[] {
  const left = controls.length - mostControls;
  const lines = [
    opener === null ? 'They are on the page at once.' : `Opened by: ${quoted(opener.name, longestName)}`,
    ...(surroundings === '' ? [] : [`Inside: ${quoted(surroundings, longestName)}`]),
    'Controls:',
    ...controlLines(controls.slice(0, mostControls)),
    ...(left > 0 ? [`… ${left} more controls left out`] : []),
  ];
  return [{ type: 'text', text: fenced(fence, 'controls', lines.join('\n')) }];
}

function controlLines(controls: readonly FilterControl[]): string[] {
  return controls.flatMap((control, place) => {
    const isFirst = control.group !== '' && controls[place - 1]?.group !== control.group;
    const line = `${control.group === '' ? '' : '  '}${controlLine(control)}`;
    return isFirst ? [`${quoted(control.group, longestName)}:`, line] : [line];
  });
}

function controlLine({ ref, role, name, checked, options }: FilterControl): string {
  const state = checked === null ? '' : checked ? ' (checked)' : ' (not checked)';
  return `${ref} ${toOneLine(role ?? 'control', 20)} ${quoted(name, longestName)}${state}${optionWords(options)}`;
}

function optionWords(options: FilterControl['options']): string {
  if (options.length === 0) return '';
  const named = options.slice(0, mostOptions).map(({ label }) => quoted(label, 60));
  const left = options.length - named.length;
  return `, options: ${named.join(', ')}${left > 0 ? ` and ${left} more that are not shown` : ''}`;
}

/** A control's ref, as listed: the prompt says so once for all. */
const ref = z.string().max(maxLength.address);

export const reportFilters = defineTool(
  'report_filters',
  'Say which filters there are.',
  z.object({
    filters: z
      .array(
        z.object({
          name: z.string().max(maxLength.label).describe('What it filters by, as the page says it.'),
          kind: FilterKind.describe(
            'single: one option at a time; multi: several; range: from and to, or a slider; toggle: on or off.',
          ),
          options: z
            .array(z.object({ label: z.string().max(maxLength.label), ref: ref.nullable() }))
            .max(maxCount.options)
            .describe('Every option. ref: null for an option of a select.'),
          control: ref.nullable().describe('Where the filter is one control.'),
        }),
      )
      .max(maxCount.filters),
    apply: ref.nullable().describe('What to press so that choices count.'),
    reset: ref.nullable().describe('What clears all choices.'),
  }),
);

const prompt = `You are shown the controls of a part of a job site where jobs are narrowed down, in the order of the page, and you report every filter with all its options.

Each line is a control: its ref, role, name, state (checked or not checked, where it can be) and, for a select, its options. A line that ends in ":" names the group that the controls indented below it stand in.

- A filter is what one chooses by ("Date posted", "Experience"): mostly a group with an option a control, or one select, slider or field. name: as the page says it. Leave out numbers of hits ("(12)") from names and labels.
- kind: single (radios, a plain select), multi (check boxes, several at once), range (a slider, from and to), toggle (one switch, on or off).
- options: every option of the filter, in order; none left out, nor one that stands for any ("Any time"). label: its words. ref: that of its own control; null for the options of a select. A range or a field to write in has no options.
- control: ref of the select, slider, field or switch where the filter is one control; else null.
- A toggle has one option, itself: \`e97 switch "Only remote"\` is { label: "Only remote", ref: "e97" } with control "e97".
- Not filters: sorting, the fields for search words and for the place, buttons that close, sign in, save a search or set an alert.
- apply: ref of what has to be pressed for choices to count; in doubt the button that shows the results; null only where there is none. reset: ref of what clears all choices, else null. Neither is a filter.
- Refs exactly as listed. Only what is listed.

${fenceRule}`;

/** Maps the filters an act opened, or that are on the page. */
export const filterAnalyzer = defineAgent({
  name: 'filter-analyzer',
  tier: 'fast',
  prompt,
  tools: [reportFilters],
  input: FilterAnalyzerInput,
  render: renderFilterAnalyzer,
});
