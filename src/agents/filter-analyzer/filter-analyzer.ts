import { defineAgent } from '../define-agent';
import { fenceRule } from '../fence';
import { FilterAnalyzerInput } from './filter-analyzer-input';
import { renderFilterAnalyzer } from './render-filter-analyzer';
import { reportFilters } from './report-filters';

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
