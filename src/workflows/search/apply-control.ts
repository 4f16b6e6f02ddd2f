import type { Filter } from '@/domain/page/filter';
import type { FilterControl } from '@/domain/page/landmarks';
import { fold } from '@/language/fold/fold';
import { mentionsFilters } from '@/language/words/controls/filter-heading-words';
import { isResetControl, isShowResultsControl } from '@/language/words/controls/filter-phrases';
import { isPlainApply } from '@/language/words/controls/plain-apply-words';
import { isCloseControl } from '@/language/words/controls/says-close';
import type { FilterReading } from '@/page-api/search-requests';

/** The control that applies the chosen options; null if they apply at once. */
export function findApplyFiltersControl(
  { controls, surroundings }: FilterReading,
  known: Filter | null,
): FilterControl | null {
  const understood = known?.apply ? controls.find(({ selector }) => selector === known.apply) : undefined;
  if (understood) return understood;
  // On the page itself, a filter known to apply at once has no such button: whatever stands there belongs to something else.
  if (known && known.apply === null && surroundings === '') return null;
  return controls.findLast(makesCount) ?? null;
}

/** "Show 24 results", "Apply": a job application would say more than one word. */
function makesCount({ role, checked, name }: FilterControl): boolean {
  const isButton = (role === 'button' || role === 'link' || role === null) && checked === null;
  if (!isButton || isResetControl(name) || isCloseControl(name)) return false;
  // "Filter" does; "More filters" opens something.
  const isOneWord = !/\s/.test(fold(name));
  return isShowResultsControl(name) || isPlainApply(name) || (mentionsFilters(name) && isOneWord);
}
