import type { PageEdge, PageGraph, PageNode } from '@/domain/page-graph';
import { withVisit } from './observations';

/** What the classifier said of the page that is open now, and what led to it. */
export interface PageVisit {
  pageId: string;
  isNewPage: boolean;
  understanding: string;
  /** In words: `pressed "Next"`; null at the start. */
  viaAction: string | null;
  /** Of what was used for it; null where it was nothing, or is not known. */
  selector: string | null;
  /** ISO 8601, UTC. */
  at: string;
}

/** Ways from one page to another that are kept: every job of a list is one. */
const mostWays = 4;

/** Id of the page that is open; null before the first visit. */
export function currentPageOf({ path }: Pick<PageGraph, 'path'>): string | null {
  return path.at(-1) ?? null;
}

/**
 * The graph after a visit: a new page gets a node, a known one its visit counted, and the way from the page before becomes an
 * edge, once. What is said of a page that is understood already is an observation, so that a short answer does not wipe a summary.
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

/** A page that is not new but has a name of its own is the page that was open, misnamed. */
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
