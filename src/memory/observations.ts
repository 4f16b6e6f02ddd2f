import { containsWords, wordsOnly } from '@/domain/comparable-text';
import { cutAtSentence } from '@/domain/cut-text';
import type { PageGraph, PageNode } from '@/domain/page-graph';

/** More observations than this are summed up. */
const mostUnsummed = 8;
/** Where no summary came for so long the oldest go; they stay in the journal. */
const mostKept = 24;
/** Characters. */
const longest = 300;
/** A visit that says so little new has only found other words for what is known. Share of its words. */
const rewordedShare = 0.75;

/** The graph with something seen on a page of it; as it was where it has no such page. */
export function observePage(graph: PageGraph, pageId: string | null, text: string): PageGraph {
  return changePage(graph, pageId, (page) => withObservation(page, text));
}

/** The page with one more thing seen on it. What is known of it, or was seen since the last summary, is not said again. */
export function withObservation(page: PageNode, text: string): PageNode {
  const observation = cutAtSentence(text.trim(), longest);
  const isKnown = [page.understanding, ...page.observations].some((known) => isSaidIn(known, observation));
  return isKnown ? page : { ...page, observations: [...page.observations, observation].slice(-mostKept) };
}

/**
 * The page with what a visit says of it: that it is the same page as before, in other words, is none. What an act did is told by
 * `withObservation`, since there few words make the difference.
 */
export function withVisit(page: PageNode, text: string): PageNode {
  const known = new Set(wordsOf([page.understanding, ...page.observations].join(' ')));
  const words = wordsOf(text);
  const share = words.filter((word) => known.has(word)).length / words.length;
  return words.length === 0 || share >= rewordedShare ? page : withObservation(page, text);
}

function isSaidIn(known: string, text: string): boolean {
  return text === '' || containsWords(known, text);
}

/** The words that carry what is said: short ones are mostly grammar. */
function wordsOf(text: string): string[] {
  return wordsOnly(text)
    .split(' ')
    .filter((word) => word.length > 3 || /\d/.test(word));
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

/** Ids of the pages with observations that say something which no summary has. */
export function pagesToSummarize({ pages }: PageGraph): string[] {
  const isNew = ({ understanding, observations }: PageNode) =>
    observations.some((observation) => !isSaidIn(understanding, observation));
  return pages.filter(isNew).map(({ id }) => id);
}

function changePage(graph: PageGraph, pageId: string | null, change: (page: PageNode) => PageNode): PageGraph {
  return { ...graph, pages: graph.pages.map((page) => (page.id === pageId ? change(page) : page)) };
}
