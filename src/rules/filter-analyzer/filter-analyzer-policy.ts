import { filterAnalyzer } from '@/agents/filter-analyzer';
import { maxCount } from '@/agents/prompt/answer-limits';
import { definePolicy } from '@/rules/policy/policy';
import { appliesFilters, isFilterField, resetsFilters } from './control-purpose';
import { filterOfGroup } from './filter-of-group';
import { groupFilterControls } from './group-filter-controls';

/** Groups the controls as the page does, and derives each filter's kind from their roles. */
export const filterAnalyzerPolicy = definePolicy(filterAnalyzer, ({ opener, surroundings, controls }) => {
  const fields = controls.filter(isFilterField);
  return {
    name: 'report_filters',
    input: {
      filters: groupFilterControls(fields, { opener: opener?.name ?? null, surroundings })
        .flatMap(filterOfGroup)
        .slice(0, maxCount.filters),
      // Such buttons close what contains them.
      apply: controls.findLast(appliesFilters)?.ref ?? null,
      reset: controls.find(resetsFilters)?.ref ?? null,
    },
  };
});
