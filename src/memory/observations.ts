import type { PageGraph, PageNode } from '@/domain/page-graph';

/** Where no summary came for so long the oldest go; they stay in the journal. */
const mostKept = 24;
/** Characters. */
const longest = 300;

/** The graph with something seen on the page that is open; as it was where none is. */
export function addObservation(graph: PageGraph, text: string): PageGraph {
  return changePage(graph, graph.path.at(-1) ?? null, (page) => withObservation(page, text));
}

/** The page with one more thing seen on it. What is known of it, or was seen since the last summary, is not said again. */
export function withObservation(page: PageNode, text: string): PageNode {
  const observation = text.trim().slice(0, longest);
  const isKnown = observation === '' || observation === page.understanding || page.observations.includes(observation);
  return isKnown ? page : { ...page, observations: [...page.observations, observation].slice(-mostKept) };
}

/** The graph with the observations of a page replaced by their summary. */
export function summarizedPage(graph: PageGraph, pageId: string, summary: string): PageGraph {
  return changePage(graph, pageId, (page) => ({
    ...page,
    understanding: summary.trim() || page.understanding,
    observations: [],
  }));
}

function changePage(graph: PageGraph, pageId: string | null, change: (page: PageNode) => PageNode): PageGraph {
  return { ...graph, pages: graph.pages.map((page) => (page.id === pageId ? change(page) : page)) };
}
