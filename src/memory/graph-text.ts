import { foldSpace } from '@/domain/fold-space';
import type { PageEdge, PageGraph, PageNode, Pattern } from '@/domain/page-graph';
import { currentPageOf } from './page-graph';

/** What is shown at most: the memory must not grow with the turns. */
const mostPages = 6;
const mostEdges = 2;
const mostPatterns = 8;
const mostSteps = 10;
/** Characters. */
const longestUnderstanding = 240;
const longestAction = 48;
const longestEffect = 56;
const longestSelector = 80;

/** The memory as agents read it: the pages with the ways between them, where one is, the path, then a line a pattern. */
export function graphText(graph: PageGraph): string {
  const shown = latestPages(graph.pages);
  const hidden = graph.pages.length - shown.length;
  const pages = shown.map((page) => pageText(page, graph.edges));
  return [
    `EXPLORED PAGES:${pages.length === 0 ? ' none' : ''}`,
    ...(hidden > 0 ? [`(${hidden} more, visited longer ago)`] : []),
    ...(pages.length > 0 ? [pages.join('\n\n'), ''] : []),
    `CURRENT PAGE: ${idText(currentPageOf(graph))}`,
    `PATH: ${pathText(graph.path)}`,
    ...bestKnown(graph.patterns).map(patternLine),
  ].join('\n');
}

/** In the order in which they were found. */
function latestPages(pages: readonly PageNode[]): PageNode[] {
  const latest = pages.toSorted((one, other) => other.lastVisitedAt.localeCompare(one.lastVisitedAt));
  const kept = new Set(latest.slice(0, mostPages));
  return pages.filter((page) => kept.has(page));
}

function pageText({ id, understanding }: PageNode, edges: readonly PageEdge[]): string {
  const incoming = edges.filter(({ to }) => to === id).map(({ from, action }) => `  ← from: ${wayText(from, action)}`);
  const outgoing = edges
    .filter(({ from }) => from === id)
    .map(({ to, action }) => `  → leads to: ${wayText(to, action)}`);
  return [
    `${idText(id)}: ${cut(understanding, longestUnderstanding)}`,
    ...incoming.slice(0, mostEdges),
    ...outgoing.slice(0, mostEdges),
  ].join('\n');
}

function wayText(page: string, action: string): string {
  return action === '' ? idText(page) : `${idText(page)} via "${cut(action, longestAction).replaceAll('"', "'")}"`;
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

function bestKnown(patterns: readonly Pattern[]): Pattern[] {
  return patterns.toSorted((one, other) => other.times - one.times || other.step - one.step).slice(0, mostPatterns);
}

/** `filter button #all-filters: click → A dialog with 9 filters opened (2 times)`. */
function patternLine({ elementType, selectors, name, action, effect, times }: Pattern): string {
  const element = cut(selectors[0] ?? name, longestSelector);
  return `${elementType} ${element}: ${action} → ${cut(effect, longestEffect)} (${times === 1 ? 'once' : `${times} times`})`;
}

function cut(text: string, longest: number): string {
  const line = foldSpace(text);
  return line.length <= longest ? line : `${line.slice(0, longest).replace(/[\ud800-\udbff]$/, '')}…`;
}
