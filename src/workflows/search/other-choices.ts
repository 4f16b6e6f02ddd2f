import type { FilterControl } from '@/domain/page/landmarks';
import { mentionsFilters } from '@/language/words/controls/filter-heading-words';
import { type FilterContext, findChoice } from './choice-for';
import { scoreLabelMatch, scoreNameMatch } from './filter-label-match';

/** Roles that can be on together; mutually exclusive ones turn off by themselves. */
const several = new Set(['checkbox', 'switch', 'menuitemcheckbox', 'button', 'option']);

/** Options of the filter that are on though not asked for: with them, the list would contain more than searched for. */
export function unwantedChoices(filter: string, values: readonly string[], place: FilterContext): FilterControl[] {
  const asked = values.flatMap((value) => findChoice({ filter, value }, place) ?? []);
  const first = asked.find(({ option }) => option === null)?.control;
  if (!first) return [];
  // A "Filters" bar contains many separate ones.
  const isItsOwnGroup = scoreNameMatch(first.group, filter) > 0 && !mentionsFilters(first.group);
  const known = new Set(place.known?.options.map(({ selector }) => selector));
  return place.reading.controls.filter((control) => {
    const isOfFilter = (isItsOwnGroup && control.group === first.group) || known.has(control.selector ?? '');
    const isAsked = values.some((value) => scoreLabelMatch(control.name, value) > 0);
    return isOfFilter && !isAsked && control.checked === true && several.has(control.role ?? '');
  });
}
