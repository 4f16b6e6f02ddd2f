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
    opener === null ? 'They are on the page already.' : `Opened by: ${quoted(opener.name, longestName)}`,
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
  'Report which filters there are.',
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
          control: ref.nullable().describe('If the filter is a single control.'),
        }),
      )
      .max(maxCount.filters),
    apply: ref.nullable().describe('What to press to apply choices.'),
    reset: ref.nullable().describe('What clears all choices.'),
  }),
);

const prompt = `You see the controls of the part of a job site that narrows down the jobs, in page order. Report every filter with all its options.

Each line is a control: its ref, role, name, state (checked or not checked, if it has one) and, for a select, its options. A line ending in ":" names the group of the controls indented below it.

- A filter is something to choose by ("Date posted", "Experience"): usually a group with one control per option, or a single select, slider or field. name: as the page says it. Leave hit counts ("(12)") out of names and labels.
- kind: single (radios, a plain select), multi (check boxes, several at once), range (a slider, from and to), toggle (one switch, on or off).
- options: every option of the filter, in order. Leave none out, not even one that stands for any ("Any time"). label: its words. ref: that of its own control; null for the options of a select. A range or a text field has no options.
- control: the ref of the select, slider, field or switch if the filter is a single control, else null.
- A toggle has one option, itself: \`e97 switch "Only remote"\` is { label: "Only remote", ref: "e97" } with control "e97".
- Not filters: sorting, the search word and location fields, and buttons that close, sign in, save a search or set an alert.
- apply: the ref of what must be pressed for choices to take effect. If in doubt, the button that shows the results; null only if there is none. reset: the ref of what clears all choices, else null. Neither is a filter.
- Give refs exactly as listed. Report only what is listed.

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
