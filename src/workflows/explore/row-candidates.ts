import type { ElementType } from '@/domain/page/change-analysis';
import type { KeyElementName } from '@/domain/page/understanding';
import type { ExplorationState } from '@/domain/run/exploration';
import { mostSeenPattern } from '@/memory/best-pattern';
import { mergeKeyElements } from '@/memory/key-elements';
import type { SelectorCandidates } from './find-again';

/** Selectors for the rows of the current list. */
export interface RowSelectors {
  selectors: string[];
  least: number;
}

/** The element type that makes a key element. */
const keyTypes: [Exclude<KeyElementName, 'jobListings'>, ElementType][] = [
  ['filterButton', 'filter button'],
  ['applyButton', 'apply button'],
  ['searchInput', 'search input'],
  ['pagination', 'pagination'],
];

/** All key elements with ways to find them, best first. `ofRows`: selectors for all rows, and their minimum number. */
export function keyElementCandidates(exploration: ExplorationState, ofRows: RowSelectors): SelectorCandidates[] {
  const { graph, report, applySeen } = exploration;
  const named = report?.keyElements ?? { jobListings: [] };
  const { keyElements, fallbacks } = mergeKeyElements(named, graph.patterns, applySeen?.element ?? null);
  const single = keyTypes.flatMap(([name, type]): SelectorCandidates[] => {
    const best = keyElements[name];
    const seen =
      mostSeenPattern(graph.patterns, type) ?? (name === 'applyButton' ? (applySeen?.element ?? null) : null);
    const first = seen && { role: seen.role, name: seen.name };
    return best ? [{ name, selectors: [best, ...(fallbacks[name] ?? [])], first, least: null }] : [];
  });
  // Pressed rows are individual ones.
  const rows = [...new Set([...ofRows.selectors, ...keyElements.jobListings, ...(fallbacks.jobListings ?? [])])];
  return rows.length > 0
    ? [...single, { name: 'jobListings', selectors: rows, first: null, least: ofRows.least }]
    : single;
}
