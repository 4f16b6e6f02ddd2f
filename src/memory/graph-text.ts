import type { PageEdge, PageGraph, PageNode, Pattern } from '@/domain/page/page-graph';
import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import { currentPageOf } from '@/memory/visit-page';
import { cutAtSentence, cutAtWord } from '@/std/cut-text';
import { isCharacteristic } from './patterns';

/** Limits of what is shown: the memory must not grow with the turns. */
const mostPages = 6;
/** Number of latest pages shown in full. */
const mostWhole = 3;
const mostEdges = 2;
const mostPatterns = 8;
const mostSteps = 10;
/** Characters. A summary has about 60 words. */
const longestUnderstanding = 480;
const longestOfOlder = 160;
const longestAction = 48;
const longestName = 40;
const longestEffect = 60;
const longestSelector = 64;

/** The memory as agents read it: the pages and their links, the current page, the path, then one line per pattern. */
export function graphText(graph: PageGraph): string {
  const latest = graph.pages
    .toSorted((one, other) => other.lastVisitedAt.localeCompare(one.lastVisitedAt))
    .slice(0, mostPages);
  const hidden = graph.pages.length - latest.length;
  const pages = graph.pages
    .filter((page) => latest.includes(page))
    .map((page) => pageText(page, graph, latest.indexOf(page) < mostWhole ? longestUnderstanding : longestOfOlder));
  return [
    `EXPLORED PAGES:${pages.length === 0 ? ' none' : ''}`,
    ...(hidden > 0 ? [`(${hidden} more, visited longer ago)`] : []),
    ...(pages.length > 0 ? [pages.join('\n\n'), ''] : []),
    `CURRENT PAGE: ${idText(currentPageOf(graph))}`,
    `PATH: ${pathText(graph.path)}`,
    ...patternLines(graph.patterns),
  ].join('\n');
}

/** Each link appears once: at the current page if it leads away from there, otherwise at its destination. */
function pageText({ id, understanding }: PageNode, graph: PageGraph, longest: number): string {
  const current = currentPageOf(graph);
  const incoming = graph.edges.filter(({ from, to }) => to === id && from !== current);
  const outgoing = graph.edges.filter(({ from }) => from === id && from === current);
  return [
    `${idText(id)}: ${cutAtSentence(collapseWhitespace(understanding), longest)}`,
    ...incoming.slice(0, mostEdges).map(({ from, action }) => `  ← from: ${wayText(from, action)}`),
    ...outgoing.slice(0, mostEdges).map(({ to, action }) => `  → leads to: ${wayText(to, action)}`),
  ].join('\n');
}

function wayText(page: PageEdge['to'], action: string): string {
  return action === '' ? idText(page) : `${idText(page)} via "${inQuotes(action, longestAction)}"`;
}

function idText(id: string | null): string {
  return id === null ? 'none' : `[${cut(id, 40)}]`;
}

function pathText(path: readonly string[]): string {
  if (path.length === 0) return 'none';
  const left = path.length > mostSteps ? '… → ' : '';
  return (
    left +
    path
      .slice(-mostSteps)
      .map((id) => cut(id, 40))
      .join(' → ')
  );
}

function patternLines(patterns: readonly Pattern[]): string[] {
  const best = patterns
    .filter(isCharacteristic)
    .toSorted((one, other) => other.times - one.times || other.step - one.step)
    .slice(0, mostPatterns);
  return best.length === 0 ? [] : [patternsTitle, ...best.map(patternLine)];
}

const patternsTitle = 'HOW ELEMENTS BEHAVE (type, name, selector: act → effect, times):';

/** `filter button "All filters" at #all-filters: click → A dialog with 9 filters opened. (2 times)`. */
function patternLine(pattern: Pattern): string {
  const { elementType, action, effect, times } = pattern;
  // The list is scrolled, not the row that identified it.
  const element = action === 'scroll' ? '' : elementWords(pattern);
  return `${elementType}${element}: ${action} → ${cutAtSentence(collapseWhitespace(effect), longestEffect)} (${times === 1 ? 'once' : `${times} times`})`;
}

function elementWords({ selectors: [selector], name }: Pattern): string {
  const named = name === '' ? '' : ` "${inQuotes(name, longestName)}"`;
  return selector === undefined || selector.length > longestSelector
    ? named
    : `${named} at ${collapseWhitespace(selector)}`;
}

function inQuotes(text: string, longest: number): string {
  return cut(text, longest).replaceAll('"', "'");
}

function cut(text: string, longest: number): string {
  return cutAtWord(collapseWhitespace(text), longest);
}
