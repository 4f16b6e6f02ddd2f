import type { ElementType } from '@/domain/analysis';
import type { ExplorationState } from '@/domain/exploration';
import type { KeyElementName } from '@/domain/understanding';
import { bestPatternOf } from '@/memory/best-pattern';
import { mergeKeyElements } from '@/memory/key-elements';
import type { Candidates } from './found-again';

/** What matches the rows of the list shown. */
export interface RowSelectors {
  selectors: string[];
  least: number;
}

/** The effect that makes an element a key element. */
const keyTypes: [Exclude<KeyElementName, 'jobListings'>, ElementType][] = [
  ['filterButton', 'filter button'],
  ['applyButton', 'apply button'],
  ['searchInput', 'search input'],
  ['pagination', 'pagination'],
];

/** Every key element with the ways to find it, best first. `ofRows`: selectors that match all rows, and how many at least. */
export function candidatesOf(exploration: ExplorationState, ofRows: RowSelectors): Candidates[] {
  const { graph, report, applySeen } = exploration;
  const named = report?.keyElements ?? { jobListings: [] };
  const { keyElements, fallbacks } = mergeKeyElements(named, graph.patterns, applySeen?.element ?? null);
  const single = keyTypes.flatMap(([name, type]): Candidates[] => {
    const best = keyElements[name];
    const seen = bestPatternOf(graph.patterns, type) ?? (name === 'applyButton' ? (applySeen?.element ?? null) : null);
    const first = seen && { role: seen.role, name: seen.name };
    return best ? [{ name, selectors: [best, ...(fallbacks[name] ?? [])], first, least: null }] : [];
  });
  // Those that were pressed are one each.
  const rows = [...new Set([...ofRows.selectors, ...keyElements.jobListings, ...(fallbacks.jobListings ?? [])])];
  return rows.length > 0
    ? [...single, { name: 'jobListings', selectors: rows, first: null, least: ofRows.least }]
    : single;
}
