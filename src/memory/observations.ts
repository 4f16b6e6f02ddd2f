import type { PageGraph, PageNode } from '@/domain/page-graph';

/** More observations than this are summed up. */
const mostUnsummed = 8;
/** Where no summary came for so long the oldest go; they stay in the journal. */
const mostKept = 24;
/** Characters. */
const longest = 300;

/** The graph with something seen on a page of it; as it was where it has no such page. */
export function observePage(graph: PageGraph, pageId: string | null, text: string): PageGraph {
  return changePage(graph, pageId, (page) => withObservation(page, text));
}

/** The page with one more thing seen on it. What is known of it, or was seen since the last summary, is not said again. */
export function withObservation(page: PageNode, text: string): PageNode {
  const observation = text.trim().slice(0, longest);
  const isKnown = observation === '' || observation === page.understanding || page.observations.includes(observation);
  return isKnown ? page : { ...page, observations: [...page.observations, observation].slice(-mostKept) };
}

/** The graph with the observations of a page replaced by their summary. */
export function summarizePage(graph: PageGraph, pageId: string, summary: string): PageGraph {
  return changePage(graph, pageId, (page) => ({
    ...page,
    understanding: summary.trim() || page.understanding,
    observations: [],
  }));
}

/** Whether so much was seen on a page that it is to be summed up. */
export function isDueForSummary({ observations }: Pick<PageNode, 'observations'>): boolean {
  return observations.length > mostUnsummed;
}

/** Ids of the pages with observations that no summary has. */
export function pagesToSummarize({ pages }: PageGraph): string[] {
  return pages.filter(({ observations }) => observations.length > 0).map(({ id }) => id);
}

function changePage(graph: PageGraph, pageId: string | null, change: (page: PageNode) => PageNode): PageGraph {
  return { ...graph, pages: graph.pages.map((page) => (page.id === pageId ? change(page) : page)) };
}
