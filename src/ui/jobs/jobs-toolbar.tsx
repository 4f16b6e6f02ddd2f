import { useRef } from 'react';
import type { JobQuery } from '@/domain/job/job-query';
import type { JobAnswer } from '@/search/job-search';
import { FilterChips } from './filters/filter-chips';
import { FilterPopover } from './filters/filter-popover';
import { SearchField } from './filters/search-box';
import { MoreMenu } from './more-menu';

interface JobsToolbarProps {
  query: JobQuery;
  answer: JobAnswer;
  onChange: (query: JobQuery) => void;
  onAdd: () => void;
  onImport: () => void;
}

/** Search and filters, and which are active. */
export function JobsToolbar({ query, answer, onChange, onAdd, onImport }: JobsToolbarProps) {
  const filterButton = useRef<HTMLButtonElement>(null);
  return (
    <div className="jobs-toolbar">
      <div className="toolbar-row">
        <SearchField text={query.text} onChange={(text) => onChange({ ...query, text })} />
        <FilterPopover query={query} answer={answer} button={filterButton} onChange={onChange} />
        <MoreMenu count={answer.count} onAdd={onAdd} onImport={onImport} />
      </div>
      <FilterChips query={query} filterButton={filterButton} onChange={onChange} />
    </div>
  );
}
