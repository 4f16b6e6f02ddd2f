import { type DiscoverState, unreadPostings } from '@/domain/run/discover-state';
import { unopenedParts } from '@/domain/run/list-parts-state';
import type { EndCode } from '@/domain/run/run-result';
import { hasJustAnnounced } from './list/counted-jobs';

/**
 * Nothing leads on, and the list has announced more, or has rows that were not read or parts that were not opened: that is no list read to its
 * end. A limit that was met with the last announced job left nothing.
 */
export function endOfLists(state: DiscoverState, end: EndCode): EndCode {
  const { announced, isAnnouncedRoughly, counts, countedFrom, page, parts, hasUnreadRows } = state;
  const areLeft = unopenedParts(parts).length > 0;
  const isLimit = end === 'job-limit' || end === 'page-limit';
  if (isLimit && !isAnnouncedRoughly && hasJustAnnounced(state) && !areLeft) return 'complete';
  const isKnown = announced !== null && !isAnnouncedRoughly;
  const isShort = isKnown ? page > 0 && counts.processed - countedFrom.processed < announced : hasUnreadRows;
  return claimsAll(end) && (isShort || areLeft) ? 'incomplete' : end;
}

/** Every row was read, and of the postings behind them fewer than not: the list is whole, the jobs are not. */
export function endOfPostings(state: DiscoverState, end: EndCode): EndCode {
  return claimsAll(end) && unreadPostings(state) > state.counts.details ? 'incomplete' : end;
}

function claimsAll(end: EndCode): boolean {
  return end === 'complete' || end === 'repeated-page' || end === 'nothing-new';
}
