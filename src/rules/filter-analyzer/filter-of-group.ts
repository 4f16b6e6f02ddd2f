import type { AgentAnswer } from '@/agents/calling/define-agent';
import type { filterAnalyzer } from '@/agents/filter-analyzer';
import { maxCount, maxLength } from '@/agents/prompt/answer-limits';
import type { FilterControl } from '@/domain/page/landmarks';
import { stripResultCount, stripResultCounts } from '@/language/match/strip-result-counts';
import { isSortControl } from '@/language/words/controls/sort-phrases';
import { cutAtWord } from '@/std/cut-text';
import { isChoice, isValueField } from './control-purpose';
import type { FilterControlGroup } from './group-filter-controls';

type ReportedFilter = AgentAnswer<typeof filterAnalyzer.tools>['input']['filters'][number];

/** The filters in a group of controls: each select is one, and so are all its choices together. */
export function filterOfGroup({ name, controls }: FilterControlGroup): ReportedFilter[] {
  if (isSortControl(name)) return [];
  const choices = controls.filter((control) => isChoice(control) && !isValueField(control));
  const fields = controls.filter((control) => isValueField(control) && !isSortControl(control.name));
  const selects = fields.filter(({ options }) => options.length > 0);
  const written = fields.filter(({ options }) => options.length === 0);
  const isAlone = choices.length === 0 && selects.length === 1;
  return [
    ...(choices.length > 0 ? [ofChoices(name, choices)] : []),
    ...selects.map((select) => ofSelect(isAlone ? name || select.name : select.name || name, select)),
    // Many lists of choices include a field to find an option.
    ...(choices.length === 0 && written[0] ? [ofWritten(name || written[0].name, written[0], written)] : []),
  ].map(withinBounds);
}

/** Limited to what an answer may hold. An option of a select is found again by its full label. */
function withinBounds({ name, options, ...filter }: ReportedFilter): ReportedFilter {
  const kept = options
    .filter(({ label, ref }) => ref !== null || label.length <= maxLength.label)
    .slice(0, maxCount.options)
    .map(({ label, ref }) => ({ label: ref === null ? label : cutAtWord(label, maxLength.label - 1), ref }));
  return { ...filter, name: cutAtWord(name, maxLength.label - 1), options: kept };
}

function ofChoices(group: string, choices: readonly FilterControl[]): ReportedFilter {
  const [first] = choices;
  const options = stripResultCounts(choices).map(({ ref, name }) => ({ label: name, ref }));
  const isToggle = choices.length === 1 && first !== undefined && !/radio|link|option/.test(first.role ?? '');
  return {
    name: stripResultCount(group || (first?.name ?? '')),
    kind: isToggle ? 'toggle' : kindOfChoices(choices),
    options,
    control: isToggle ? first.ref : null,
  };
}

function kindOfChoices(choices: readonly FilterControl[]): ReportedFilter['kind'] {
  const isSingle = choices.every(({ role }) => /^(?:radio|menuitemradio|link|tab)$/.test(role ?? ''));
  return isSingle ? 'single' : 'multi';
}

/** A permanently open listbox takes several. */
function ofSelect(name: string, { ref, role, options }: FilterControl): ReportedFilter {
  return {
    name: stripResultCount(name),
    kind: role === 'listbox' ? 'multi' : 'single',
    options: options.map(({ label }) => ({ label, ref: null })),
    control: ref,
  };
}

/** From and to, a slider, or a text field. */
function ofWritten(name: string, first: FilterControl, all: readonly FilterControl[]): ReportedFilter {
  const isRange = all.length > 1 || /^(?:slider|spinbutton)$/.test(first.role ?? '');
  return { name: stripResultCount(name), kind: isRange ? 'range' : 'single', options: [], control: first.ref };
}
