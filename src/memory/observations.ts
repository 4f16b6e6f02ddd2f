import type { PageGraph, PageNode } from '@/domain/page/page-graph';
import { containsWords, wordsOnly } from '@/language/fold/comparable-text';
import { cutAtSentence } from '@/std/cut-text';

/** More observations than this are summarized. */
const mostUnsummed = 8;
/** Without a summary, the oldest are dropped; they stay in the journal. */
const mostKept = 24;
/** Characters. */
const longest = 300;
/** A visit with so few new words only rephrases what is known. Share of its words. */
const rewordedShare = 0.75;

/** The graph with an observation on one of its pages; unchanged if it has no such page. */
export function addObservationTo(graph: PageGraph, pageId: string | null, text: string): PageGraph {
  return changePage(graph, pageId, (page) => withObservation(page, text));
}

/** The page with another observation. Anything known, or seen since the last summary, is not repeated. */
export function withObservation(page: PageNode, text: string): PageNode {
  const observation = cutAtSentence(text.trim(), longest);
  const isKnown = [page.understanding, ...page.observations].some((known) => isSaidIn(known, observation));
  return isKnown ? page : { ...page, observations: [...page.observations, observation].slice(-mostKept) };
}

/**
 * The page with what a visit says about it, unless that only rephrases what is known. Effects of acts go through `withObservation`, since
 * there a few words make the difference.
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

/** The words that carry meaning: short ones are mostly grammar. */
function wordsOf(text: string): string[] {
  return wordsOnly(text)
    .split(' ')
    .filter((word) => word.length > 3 || /\d/.test(word));
}

/** The graph with a page's observations replaced by their summary. */
export function summarizePage(graph: PageGraph, pageId: string, summary: string): PageGraph {
  return changePage(graph, pageId, (page) => ({
    ...page,
    understanding: summary.trim() || page.understanding,
    observations: [],
  }));
}

/** Whether a page has enough observations to be summarized. */
export function isDueForSummary({ observations }: Pick<PageNode, 'observations'>): boolean {
  return observations.length > mostUnsummed;
}

/** Ids of the pages with observations that no summary includes. */
export function pagesToSummarize({ pages }: PageGraph): string[] {
  const isNew = ({ understanding, observations }: PageNode) =>
    observations.some((observation) => !isSaidIn(understanding, observation));
  return pages.filter(isNew).map(({ id }) => id);
}

function changePage(graph: PageGraph, pageId: string | null, change: (page: PageNode) => PageNode): PageGraph {
  return { ...graph, pages: graph.pages.map((page) => (page.id === pageId ? change(page) : page)) };
}
