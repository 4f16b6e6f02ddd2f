import { useRef } from 'react';
import type { JobQuery } from '@/domain/job-query';
import { FilterChips } from './filter-chips';
import { FilterPopover } from './filter-popover';
import { MoreMenu } from './more-menu';
import type { JobAnswer } from './query/job-engine';
import { SearchField } from './search-field';

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
