import { Popover } from 'radix-ui';
import { type RefObject, useState } from 'react';
import { i18n } from '#i18n';
import { type JobQuery, noFilters } from '@/domain/job/job-query';
import type { JobAnswer } from '@/search/job-search';
import { formatNumber } from '@/ui/messages/formats';
import { Button } from '@/ui/parts/button';
import { Icon } from '@/ui/parts/icon';
import { activeFilters } from '../listing/active-filters';
import { FilterGroups } from './filter-groups';
import { useFacets } from './use-facets';

interface FilterPopoverProps {
  query: JobQuery;
  answer: JobAnswer;
  button: RefObject<HTMLButtonElement | null>;
  onChange: (query: JobQuery) => void;
}

/** The filters, behind their button; the list updates as they change. */
export function FilterPopover({ query, answer, button, onChange }: FilterPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const count = activeFilters(query).length;
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button ref={button} className="filter-button" aria-label={buttonWords(count)}>
          <Icon name="filter" />
          <span className="wide-only">{i18n.t('jobs.filters')}</span>
          {count > 0 && <span className="badge">{formatNumber(count)}</span>}
        </Button>
      </Popover.Trigger>
      <Popover.Content
        className="filter-popover"
        aria-label={i18n.t('jobs.filters')}
        align="end"
        sideOffset={4}
        collisionPadding={8}
      >
        <FilterForm query={query} answer={answer} onChange={onChange} onClose={() => setOpen(false)} />
      </Popover.Content>
    </Popover.Root>
  );
}

function FilterForm({
  query,
  answer,
  onChange,
  onClose,
}: Omit<FilterPopoverProps, 'button'> & { onClose: () => void }) {
  const facets = useFacets(answer);
  const found = i18n.t('jobs.showCount', answer.count, { count: formatNumber(answer.count) });
  return (
    <>
      <div className="filter-groups">
        <FilterGroups
          filters={query.filters}
          facets={facets}
          onChange={(part) => onChange({ ...query, filters: { ...query.filters, ...part } })}
        />
      </div>
      <footer className="filter-foot">
        <Button look="quiet" onClick={() => onChange({ ...query, filters: noFilters })}>
          {i18n.t('jobs.clearFilters')}
        </Button>
        <Button look="primary" onClick={onClose}>
          {found}
        </Button>
      </footer>
    </>
  );
}

const buttonWords = (count: number): string =>
  count > 0 ? i18n.t('jobs.filtersSet', count, { count: formatNumber(count) }) : i18n.t('jobs.filters');
