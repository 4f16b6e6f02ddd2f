import { type RefObject, useRef } from 'react';
import { i18n } from '#i18n';
import { type JobQuery, noFilters } from '@/domain/job/job-query';
import { Button } from '@/ui/parts/button';
import { Icon } from '@/ui/parts/icon';
import { type ActiveFilter, activeFilters } from '../listing/active-filters';
import { activeFilterWords } from './filter-labels';

interface FilterChipsProps {
  query: JobQuery;
  /** Gets the focus when the last chip is gone. */
  filterButton: RefObject<HTMLButtonElement | null>;
  onChange: (query: JobQuery) => void;
}

/** The active filters, each removable. */
export function FilterChips({ query, filterButton, onChange }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const set = activeFilters(query);
  if (set.length === 0) return null;
  const remove = (filter: ActiveFilter, place: number) => {
    onChange(filter.rest);
    // The chip disappears with its filter: the next one gets the focus.
    const next = list.current?.querySelectorAll('button')[place === set.length - 1 ? place - 1 : place + 1];
    (next ?? filterButton.current)?.focus();
  };
  const clear = () => {
    onChange({ ...query, filters: noFilters });
    filterButton.current?.focus();
  };
  return (
    <div className="filter-chips">
      <ul ref={list} aria-label={i18n.t('jobs.activeFilters')}>
        {set.map((filter, place) => {
          const words = activeFilterWords(filter, query);
          return (
            <li key={`${filter.name} ${filter.value}`}>
              <button
                type="button"
                className="filter-chip"
                aria-label={i18n.t('jobs.removeFilter', { filter: words })}
                onClick={() => remove(filter, place)}
              >
                <span>{words}</span>
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ul>
      <Button look="quiet" className="filter-chips-clear" onClick={clear}>
        {i18n.t('jobs.clearFilters')}
      </Button>
    </div>
  );
}
