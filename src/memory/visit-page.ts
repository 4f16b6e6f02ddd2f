import type { PageEdge, PageGraph, PageNode } from '@/domain/page/page-graph';
import { withVisit } from '@/memory/observations';

/** The classifier's result for the current page, and what led to it. */
export interface PageVisit {
  pageId: string;
  isNewPage: boolean;
  understanding: string;
  /** In words: `pressed "Next"`; null at the start. */
  viaAction: string | null;
  /** Of the element used for it; null if none, or unknown. */
  selector: string | null;
  /** ISO 8601, UTC. */
  at: string;
}

/** Links kept between two pages: every job of a list is one. */
const mostWays = 4;

/** Id of the current page; null before the first visit. */
export function currentPageOf({ path }: Pick<PageGraph, 'path'>): string | null {
  return path.at(-1) ?? null;
}

/**
 * The graph after a visit: a new page gets a node, a known one a higher count, and the link from the previous page becomes an edge, once.
 * Text about a page already understood is an observation, so that a short answer does not erase a summary.
 */
export function visitPage(graph: PageGraph, visit: PageVisit): PageGraph {
  const before = currentPageOf(graph);
  const id = idOf(graph, visit, before);
  const known = graph.pages.find((page) => page.id === id);
  const pages = known
    ? graph.pages.map((page) => (page === known ? revisited(known, visit) : page))
    : [...graph.pages, newNode(id, visit)];
  if (id === before) return { ...graph, pages };
  return { ...graph, pages, edges: withEdge(graph.edges, before, id, visit), path: [...graph.path, id] };
}

/** A page that is not new but has a new name is the current page, misnamed. */
function idOf({ pages }: PageGraph, { pageId, isNewPage }: PageVisit, before: string | null): string {
  return isNewPage || before === null || pages.some(({ id }) => id === pageId) ? pageId : before;
}

function newNode(id: string, { understanding, at }: PageVisit): PageNode {
  return { id, understanding, observations: [], visits: 1, lastVisitedAt: at };
}

function revisited(page: PageNode, { understanding, at }: PageVisit): PageNode {
  const visited = { ...page, visits: page.visits + 1, lastVisitedAt: at };
  return page.understanding === '' ? { ...visited, understanding } : withVisit(visited, understanding);
}

function withEdge(edges: PageEdge[], from: string | null, to: string, visit: PageVisit): PageEdge[] {
  if (from === null) return edges;
  const ways = edges.filter((edge) => edge.from === from && edge.to === to);
  const action = visit.viaAction ?? '';
  const isKnown = ways.some((edge) => edge.action === action);
  return isKnown || ways.length >= mostWays ? edges : [...edges, { from, to, action, selector: visit.selector }];
}
