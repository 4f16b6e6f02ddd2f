import type { SearchReading } from '@/domain/reading';
import type { Recipe } from '@/domain/recipe';
import { checkedState } from '../filters/checked-state';
import { candidatesOnPage } from '../filters/filter-candidates';
import { findSearchField } from '../landmarks/find-search';
import { jobRowElements, recipeOf } from '../landmarks/job-list';
import { nameOrText } from '../names/name-of';
import { announcedCount } from '../records/announced-count';
import { findBySelector } from '../selectors/find-by-selector';
import { elementsWithin } from '../walker/elements-within';
import { closestAround } from '../walker/flat-tree';
import { removableChips } from './removable-chips';

const mostChips = 60;

/** What the page shows of its current search: words, active choices, number of results, address. */
export function readSearch({ recipe: given }: { recipe: Recipe | null }): SearchReading {
  const recipe = recipeOf(given);
  const rows = jobRowElements(recipe);
  const inRows = new Set(rows);
  const elements = elementsWithin(document.body).filter((element) => closestAround(element, inRows) === null);
  const [firstRow = null] = rows;
  const list = recipe ? (findBySelector(recipe.rows.list)[0] ?? null) : null;
  const chosen = candidatesOnPage(elements, firstRow).flatMap(chosenNames);
  return {
    words: wordsIn(findSearchField(elements)),
    chips: [...new Set([...removableChips(elements, firstRow), ...chosen])].slice(0, mostChips),
    announced: announcedCount(list, rows),
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
  const name = checkedState(control) === true && !standsForAny ? nameOrText(control) : '';
  return name === '' ? [] : [name];
}
