import type { PageGraph, Pattern } from '@/domain/page/page-graph';

/** One time that an element had an effect. */
export type SeenBehavior = Omit<Pattern, 'times'>;

/** Seen this often, a pattern is not a coincidence. */
const confirmedFrom = 2;
const mostSelectors = 12;

export function isConfirmed({ times }: Pick<Pattern, 'times'>): boolean {
  return times >= confirmedFrom;
}

/** Whether a pattern describes a kind of element: links to other parts of a site, and unclassified elements, are many. */
export function isCharacteristic({ elementType }: Pick<Pattern, 'elementType'>): boolean {
  return elementType !== 'other' && elementType !== 'navigation';
}

/**
 * The graph with a behaviour seen again. Acts of one kind on elements of one type with one kind of effect form a pattern; no effect, no
 * pattern. A step counts once, however often it is reported: a run may be killed and resumed in between.
 */
export function addPattern(graph: PageGraph, seen: SeenBehavior): PageGraph {
  if (seen.changeType === 'none') return graph;
  const known = graph.patterns.find((pattern) => isSameKind(pattern, seen));
  if (!known)
    return {
      ...graph,
      patterns: [...graph.patterns, { ...seen, selectors: mergeSelectors(seen.selectors, []), times: 1 }],
    };
  const next = consolidated(known, seen);
  return { ...graph, patterns: graph.patterns.map((pattern) => (pattern === known ? next : pattern)) };
}

function isSameKind(one: SeenBehavior, other: SeenBehavior): boolean {
  return one.elementType === other.elementType && one.changeType === other.changeType && one.action === other.action;
}

function consolidated(known: Pattern, seen: SeenBehavior): Pattern {
  const times = known.step === seen.step ? known.times : known.times + 1;
  return { ...seen, selectors: mergeSelectors(seen.selectors, known.selectors), times };
}

/** First what worked both times, then newer ones, then older. */
function mergeSelectors(newer: readonly string[], older: readonly string[]): string[] {
  const both = newer.filter((selector) => older.includes(selector));
  return Array.from(new Set([...both, ...newer, ...older])).slice(0, mostSelectors);
}
