import type { Landmarks } from '@/domain/page/landmarks';
import { isKeywordFieldLabel, isPlaceFieldLabel } from '@/language/words/jobs/search-field-phrases';
import { refOf } from '@/page/dom/refs/element-refs';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { closestMatching } from '@/page/dom/tree/flat-tree';
import { isPersonalForm } from '@/page/press/personal-form';
import { isSearchForm, isSearchInput, isTextEntry } from '@/page/press/search-controls';

/** A search field: by markup, or by its name and position. */
const leastPoints = 3;

/** The search field among the elements; the first of equals. */
export function findSearchInput(elements: readonly Element[]): Element | null {
  let best: Element | null = null;
  let most = leastPoints - 1;
  for (const element of elements) {
    if (!isTextEntry(element) || !canBeTypedInto(element)) continue;
    const points = pointsOf(element);
    if (points <= most) continue;
    best = element;
    most = points;
  }
  return best;
}

/** The field as a landmark. */
export function searchLandmark(field: Element | null): Landmarks['search'] {
  if (!field) return null;
  const value =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : (field.textContent ?? '');
  return { ref: refOf(field), name: nameOrTextStart(field), value };
}

function canBeTypedInto(field: Element): boolean {
  if (!field.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  return !field.matches(
    ':disabled,[readonly],[type=password],[type=email],[type=tel],[type=number],[type=url],textarea',
  );
}

function pointsOf(field: Element): number {
  const form = closestMatching(field, 'form,[role=form],dialog,[role=dialog]');
  if (form && isPersonalForm(form)) return 0;
  const words = [nameOrTextStart(field), field.getAttribute('placeholder'), field.getAttribute('name'), field.id]
    .map((each) => (each ?? '').replace(/[-_]/g, ' '))
    .join(' | ');
  const isInFilters = closestMatching(field, 'fieldset,[role=group],[role=listbox],[role=menu]') !== null;
  return (
    (isSearchInput(field) ? 3 : 0) +
    (form && isSearchForm(form) ? 2 : 0) +
    (isKeywordFieldLabel(words) ? 2 : 0) -
    (isPlaceFieldLabel(words) ? 3 : 0) -
    (isInFilters ? 3 : 0)
  );
}
