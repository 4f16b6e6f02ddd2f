import type { FilterControl } from '@/domain/page/landmarks';
import { saysFilters } from '@/language/words/controls/filter-phrases';
import { type ChoicePlace, choiceFor } from './choice-for';
import { likenessOfLabels, likenessOfNames } from './filter-label-match';

/** Roles that can be on together; mutually exclusive ones turn off by themselves. */
const several = new Set(['checkbox', 'switch', 'menuitemcheckbox', 'button', 'option']);

/** Options of the filter that are on though not asked for: with them, the list would contain more than searched for. */
export function otherChoices(filter: string, values: readonly string[], place: ChoicePlace): FilterControl[] {
  const asked = values.flatMap((value) => choiceFor({ filter, value }, place) ?? []);
  const first = asked.find(({ option }) => option === null)?.control;
  if (!first) return [];
  // A "Filters" bar contains many separate ones.
  const isItsOwnGroup = likenessOfNames(first.group, filter) > 0 && !saysFilters(first.group);
  const known = new Set(place.known?.options.map(({ selector }) => selector));
  return place.reading.controls.filter((control) => {
    const isOfFilter = (isItsOwnGroup && control.group === first.group) || known.has(control.selector ?? '');
    const isAsked = values.some((value) => likenessOfLabels(control.name, value) > 0);
    return isOfFilter && !isAsked && control.checked === true && several.has(control.role ?? '');
  });
}
