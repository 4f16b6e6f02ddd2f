import type { KeyElementName } from '@/domain/understanding';
import type { SelectorMatch } from '@/page/contract';
import type { ExploreTab } from './ports';

/** A key element and the ways to find it, best first. */
export interface Candidates {
  name: KeyElementName;
  selectors: string[];
  /** What it was when it was acted on; null where that is not known. */
  first: { role: string | null; name: string } | null;
  /** How many it has to match: for the rows of a list, several; null for one element, which it must match alone. */
  least: number | null;
}

/** The selectors of each that still find it on the page shown, best first. Those of which none does are left out. */
export async function foundAgain(
  tab: Pick<ExploreTab, 'ask'>,
  candidates: readonly Candidates[],
): Promise<Map<KeyElementName, string[]>> {
  const matches = await tab.ask('match-selectors', { selectors: candidates.flatMap(({ selectors }) => selectors) });
  const bySelector = new Map(matches.map((match) => [match.selector, match]));
  const found = candidates.map((candidate): [KeyElementName, string[]] => [
    candidate.name,
    candidate.selectors.filter((selector) => isFound(candidate, bySelector.get(selector))),
  ]);
  return new Map(found.filter(([, selectors]) => selectors.length > 0));
}

/** Names may hold numbers that change ("Filters 2"): the role counts, and the first word of the name. */
function isFound({ first, least }: Candidates, match: SelectorMatch | undefined): boolean {
  if (!match || match.count === 0) return false;
  if (least !== null) return match.count >= least;
  if (match.count > 1) return false;
  return !first || (match.first?.role === first.role && firstWord(match.first.name) === firstWord(first.name));
}

function firstWord(name: string): string {
  return /\p{L}+/u.exec(name)?.[0].toLowerCase() ?? '';
}

/** How many rows a selector of rows has to match, of so many: the address of one row finds that row, and not the list. */
export function leastMatches(rows: number): number {
  return Math.max(1, Math.min(2, rows));
}
