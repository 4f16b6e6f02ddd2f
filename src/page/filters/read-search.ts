import type { SearchReading } from '@/domain/page/page-readings';
import type { Recipe } from '@/domain/page/recipe';
import { checkedState } from '@/page/dom/controls/checked-state';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { closestAmong } from '@/page/dom/tree/flat-tree';
import { currentRecipe, jobRowElements } from '@/page/list/known-job-list';
import { readAnnouncedCount } from '@/page/list/rows/announced-count';
import { listElement } from '@/page/list/rows/list-element';
import { filterCandidatesOnPage } from './filter-candidates';
import { removableChips } from './removable-chips';
import { findSearchInput } from './search-landmark';

const mostChips = 60;

/** What the page shows of its current search: words, active choices, number of results, address. */
export function readSearch({ recipe: given }: { recipe: Recipe | null }): SearchReading {
  const recipe = currentRecipe(given);
  const rows = jobRowElements(recipe);
  const inRows = new Set(rows);
  const elements = elementsWithin(document.body).filter((element) => closestAmong(element, inRows) === null);
  const [firstRow = null] = rows;
  const list = recipe && listElement(recipe, rows);
  const chosen = filterCandidatesOnPage(elements, firstRow).flatMap(chosenNames);
  return {
    words: wordsIn(findSearchInput(elements)),
    chips: [...new Set([...removableChips(elements, firstRow), ...chosen])].slice(0, mostChips),
    announced: readAnnouncedCount(list, rows),
    url: location.href,
  };
}

function wordsIn(field: Element | null): string | null {
  if (!field) return null;
  const isInput = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return (isInput ? field.value : (field.textContent ?? '')).trim();
}

/** What is ticked, pressed or selected; "Any time" and the like do not count. */
function chosenNames(control: Element): string[] {
  if (control instanceof HTMLSelectElement) {
    const chosen = Array.from(control.selectedOptions);
    return chosen.filter(({ value, index }) => value !== '' && index > 0).map(({ label }) => label.trim());
  }
  const standsForAny = control instanceof HTMLInputElement && control.value === '';
  const name = checkedState(control) === true && !standsForAny ? nameOrTextStart(control) : '';
  return name === '' ? [] : [name];
}
