import { i18n } from '#i18n';
import { type JobQuery, noFilters } from '@/domain/job/job-query';
import { formatNumber } from '@/ui/messages/formats';
import { Button } from '../parts/button';
import { EmptyState } from '../parts/empty-state';
import { activeFilterWords, filterName } from './filters/filter-labels';
import { removableFilters } from './listing/active-filters';
import type { FilterRelaxation } from './listing/filter-relaxations';
import type { ShownRows } from './listing/job-listing';

interface NothingFoundProps {
  shown: ShownRows;
  onChange: (query: JobQuery) => void;
}

/** The query finds nothing: what was searched, and what could be removed to see jobs. */
export function NothingFound({ shown, onChange }: NothingFoundProps) {
  const { query, answer } = shown;
  const { leftOut, total } = answer;
  if (leftOut > 0 && query.filters.kept === 'kept') return <AllLeftOut shown={shown} onChange={onChange} />;
  return (
    <EmptyState
      icon="search"
      title={titleOf(query)}
      text={i18n.t('jobs.noMatchText', total, { count: formatNumber(total) })}
    >
      <Narrowings shown={shown} onChange={onChange} />
      {removableFilters(query).length > 1 && (
        <Button onClick={() => onChange({ ...query, text: '', filters: noFilters })}>{i18n.t('jobs.clearAll')}</Button>
      )}
    </EmptyState>
  );
}

function AllLeftOut({ shown: { query, answer }, onChange }: NothingFoundProps) {
  const { leftOut } = answer;
  return (
    <EmptyState
      icon="none"
      title={i18n.t('jobs.allLeftOutTitle', leftOut, { count: formatNumber(leftOut) })}
      text={i18n.t('jobs.allLeftOutText')}
    >
      <Button look="primary" onClick={() => onChange({ ...query, filters: { ...query.filters, kept: 'left-out' } })}>
        {i18n.t('jobs.leftOutShowAll')}
      </Button>
    </EmptyState>
  );
}

function titleOf(query: JobQuery): string {
  const text = query.text.trim();
  if (!text) return i18n.t('jobs.noneWithFilters');
  return i18n.t('jobs.noMatchTitle', { query: text });
}

/** Each part of the query, with the number of jobs without it. */
function Narrowings({ shown: { query, narrowings }, onChange }: NothingFoundProps) {
  const parts: (Omit<FilterRelaxation, 'count'> & { count?: number })[] = [...(narrowings ?? removableFilters(query))];
  return (
    <ul className="narrowings">
      {parts.map(({ count, ...part }) => (
        <li key={part.name}>
          <span>
            <span className="muted">{part.name === 'text' ? i18n.t('jobs.searchWords') : filterName(part.name)}</span>{' '}
            {activeFilterWords(part, query)}
          </span>
          <Button look="quiet" onClick={() => onChange(part.rest)}>
            {count === undefined
              ? i18n.t('jobs.without')
              : i18n.t('jobs.withoutCount', count, { count: formatNumber(count) })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
