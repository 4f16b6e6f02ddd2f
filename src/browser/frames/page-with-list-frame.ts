import type { Landmarks } from '@/domain/page/landmarks';
import type { SearchReading } from '@/domain/page/page-readings';
import type { SelectorMatch } from '@/page-api/element-requests';
import type { PageRequests } from '@/page-api/page-requests';
import type { FilterReading } from '@/page-api/search-requests';
import { askPage } from './ask-page';
import { frameOfInput } from './ask-target';
import { askSeenFrame } from './shown-frames';

/** The landmarks of the page and of the list's frame in it, together. */
export async function readLandmarksOfFrames(
  tabId: number,
  input: PageRequests['read-landmarks']['input'],
): Promise<Landmarks> {
  const { own, framed } = await askBoth(tabId, 'read-landmarks', input);
  return framed ? joinLandmarks(own, framed) : own;
}

/** What the page says, and the list's frame in it: null without one, or if it does not answer. */
async function askBoth<Name extends 'read-landmarks' | 'read-search'>(
  tabId: number,
  request: Name,
  input: PageRequests[Name]['input'],
): Promise<{ own: PageRequests[Name]['output']; framed: PageRequests[Name]['output'] | null }> {
  const frameId = await frameOfInput(tabId, input);
  if (frameId === 0) return { own: await askPage(tabId, 0, request, input), framed: null };
  // The recipe's selectors mean the frame's document: in the page around it they may match anything.
  const own = await askPage(tabId, 0, request, { recipe: null });
  return { own, framed: await askSeenFrame(tabId, frameId, request, input) };
}

/** Around the list there may be a search, filters, and what lies over everything; rows and pager are the list's. */
function joinLandmarks(own: Landmarks, framed: Landmarks): Landmarks {
  return {
    ...framed,
    apply: framed.apply ?? own.apply,
    search: framed.search ?? own.search,
    filterOpeners: [...framed.filterOpeners, ...own.filterOpeners],
    filterFields: framed.filterFields + own.filterFields,
    overlay: own.overlay ?? framed.overlay,
  };
}

/** What the page and the list's frame show of the search. */
export async function readSearchOfFrames(
  tabId: number,
  input: PageRequests['read-search']['input'],
): Promise<SearchReading> {
  const { own, framed } = await askBoth(tabId, 'read-search', input);
  if (!framed) return own;
  return { ...framed, words: framed.words ?? own.words, chips: [...new Set([...framed.chips, ...own.chips])] };
}

/** The filters in the list's frame, else those of the page around it. */
export async function readFiltersOfFrames(
  tabId: number,
  input: PageRequests['read-filters']['input'],
): Promise<FilterReading> {
  const frameId = await frameOfInput(tabId, input);
  const framed = frameId === 0 ? null : await askSeenFrame(tabId, frameId, 'read-filters', input);
  return framed && framed.controls.length > 0 ? framed : askPage(tabId, 0, 'read-filters', input);
}

/** What selectors match in the list's frame, else in the page around it: what an exploration keeps may be of either. */
export async function matchInFrames(
  tabId: number,
  input: PageRequests['match-selectors']['input'],
): Promise<SelectorMatch[]> {
  const own = await askPage(tabId, 0, 'match-selectors', input);
  const frameId = await frameOfInput(tabId, input);
  const framed = frameId === 0 ? null : await askSeenFrame(tabId, frameId, 'match-selectors', input);
  const inFrame = new Map((framed ?? []).filter(({ count }) => count > 0).map((match) => [match.selector, match]));
  const matched = new Map(own.map((match) => [match.selector, match]));
  // An invalid selector is missing in both.
  return [...new Set([...matched.keys(), ...inFrame.keys()])].flatMap(
    (selector) => inFrame.get(selector) ?? matched.get(selector) ?? [],
  );
}
