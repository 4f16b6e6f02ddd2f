import type { ElementType } from '@/domain/analysis';
import type { ExplorationState } from '@/domain/exploration';
import type { Recipe } from '@/domain/recipe';
import type { KeyElementName } from '@/domain/understanding';
import type { Candidates } from './found-again';

/** Which effect makes an element a key element. */
const keyTypes: Record<Exclude<KeyElementName, 'jobListings'>, ElementType> = {
  filterButton: 'filter button',
  applyButton: 'apply button',
  searchInput: 'search input',
  pagination: 'pagination',
};

/** Every key element with the ways to find it, best first: one whose effect was seen wins over what was only named. */
export function candidatesOf(exploration: ExplorationState, recipe: Recipe | null): Candidates[] {
  const single = Object.entries(keyTypes).flatMap(([name, type]) => {
    const key = isKeyName(name) ? ofElement(exploration, name, type) : null;
    return key ? [key] : [];
  });
  const listings = [...(recipe ? [recipe.rows.row] : []), ...(exploration.report?.keyElements.jobListings ?? [])];
  return listings.length > 0
    ? [...single, { name: 'jobListings', selectors: [...new Set(listings)], first: null, isMany: true }]
    : single;
}

function isKeyName(name: string): name is keyof typeof keyTypes {
  return name in keyTypes;
}

function ofElement(
  { graph, report, applySeen }: ExplorationState,
  name: keyof typeof keyTypes,
  type: ElementType,
): Candidates | null {
  const pattern = graph.patterns.find(({ elementType, action }) => elementType === type && action !== 'scroll');
  const seen = name === 'applyButton' ? applySeen?.element : undefined;
  const named = report?.keyElements[name];
  const selectors = [
    ...(pattern?.selectors ?? []),
    ...(seen?.selector ? [seen.selector, ...seen.fallbacks] : []),
    ...(named ? [named] : []),
  ];
  const known = pattern?.selectors.length ? pattern : seen;
  const first = known ? { role: known.role, name: known.name } : null;
  return selectors.length > 0 ? { name, selectors: [...new Set(selectors)], first, isMany: false } : null;
}
