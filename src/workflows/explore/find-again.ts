import type { ListFrame } from '@/domain/page/list-frame';
import type { KeyElementName } from '@/domain/page/understanding';
import type { SelectorMatch } from '@/page-api/element-requests';
import type { ExploreTab } from './exploration-ports';

/** A key element and ways to find it, best first. */
export interface SelectorCandidates {
  name: KeyElementName;
  selectors: string[];
  /** What it was when acted on; null if unknown. */
  first: { role: string | null; name: string } | null;
  /** Matches required: several for list rows; null for a single element, which must be the only match. */
  least: number | null;
}

/** Each element's selectors that still find it on the current page, or in the list's frame, best first. Others are left out. */
export async function findAgain(
  tab: Pick<ExploreTab, 'ask'>,
  candidates: readonly SelectorCandidates[],
  frame: ListFrame | null,
): Promise<Map<KeyElementName, string[]>> {
  const matches = await tab.ask('match-selectors', {
    selectors: candidates.flatMap(({ selectors }) => selectors),
    frame,
  });
  const bySelector = new Map(matches.map((match) => [match.selector, match]));
  const found = candidates.map((candidate): [KeyElementName, string[]] => [
    candidate.name,
    candidate.selectors.filter((selector) => isFound(candidate, bySelector.get(selector))),
  ]);
  return new Map(found.filter(([, selectors]) => selectors.length > 0));
}

/** Names may contain changing numbers ("Filters 2"): the role counts, and the name's first word. */
function isFound({ first, least }: SelectorCandidates, match: SelectorMatch | undefined): boolean {
  if (!match || match.count === 0) return false;
  if (least !== null) return match.count >= least;
  if (match.count > 1) return false;
  return !first || (match.first?.role === first.role && firstWord(match.first.name) === firstWord(first.name));
}

function firstWord(name: string): string {
  return /\p{L}+/u.exec(name)?.[0].toLowerCase() ?? '';
}

/** How many of the rows a row selector must match: one row's address finds that row, not the list. */
export function minRowMatches(rows: number): number {
  return Math.max(1, Math.min(2, rows));
}
