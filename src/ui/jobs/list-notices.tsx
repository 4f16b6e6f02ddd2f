import { i18n } from '#i18n';
import type { JobQuery } from '@/domain/job/job-query';
import type { JobAnswer } from '@/search/job-search';
import { formatNumber, formatPercent } from '@/ui/messages/formats';
import { Button } from '../parts/button';
import type { JobListing, ListingState, ShownRows } from './listing/job-listing';

interface ListNoticesProps {
  listing: JobListing;
  shown: ShownRows;
  /** The current question; the answer shown may be the previous one. */
  query: JobQuery;
  problem: ListingState['problem'];
  onChange: (query: JobQuery) => void;
}

/** What the list does not show, or not yet. */
export function ListNotices({ listing, shown: { answer }, query, problem, onChange }: ListNoticesProps) {
  const partial = partialWords(answer, query);
  return (
    <>
      {problem && (
        <p className="list-notice list-notice-problem" role="alert">
          {i18n.t('jobs.listFailed')}
          <Button look="quiet" onClick={() => listing.retry()}>
            {i18n.t('jobs.retry')}
          </Button>
        </p>
      )}
      {partial && <p className="list-notice list-notice-partial">{partial}</p>}
      {answer.count > 0 && answer.leftOut > 0 && query.filters.kept === 'kept' && (
        <p className="list-notice">
          {i18n.t('jobs.leftOutCount', answer.leftOut, { count: formatNumber(answer.leftOut) })}
          <Button
            look="quiet"
            aria-label={i18n.t('jobs.leftOutShowAll')}
            onClick={() => onChange({ ...query, filters: { ...query.filters, kept: 'left-out' } })}
          >
            {i18n.t('jobs.leftOutShow')}
          </Button>
        </p>
      )}
    </>
  );
}

/** How much was searched so far; null once complete. Descriptions matter only to a search. */
function partialWords({ total, loaded, indexed }: JobAnswer, { text }: JobQuery): string | null {
  const isSearchPartial = text.trim() !== '' && indexed < 1;
  const read = i18n.t('jobs.partlyRead', {
    read: formatNumber(Math.round(total * loaded)),
    total: formatNumber(total),
  });
  const searched = i18n.t('jobs.partlyIndexed', { share: formatPercent(Math.floor(indexed * 100) / 100) });
  if (loaded < 1) return isSearchPartial ? `${read} ${searched}` : read;
  return isSearchPartial ? searched : null;
}
