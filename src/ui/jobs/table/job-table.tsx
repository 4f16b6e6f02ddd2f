import { type CSSProperties, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { i18n } from '#i18n';
import type { JobColumnName, JobSort } from '@/domain/job/job-query';
import { useFacets } from '../filters/use-facets';
import type { JobListing, ShownRows } from '../listing/job-listing';
import { columnWidths } from './column-widths';
import { JobTableRow } from './job-row';
import { TableHead } from './table-head';
import { type GridActs, useGridKeys } from './use-grid-keys';
import { useVirtualRows } from './use-virtual-rows';

/** Minimum width for columns, rem. */
const leastWidth = 46;

interface JobTableProps {
  listing: JobListing;
  shown: ShownRows;
  columns: readonly JobColumnName[];
  selected: ReadonlySet<string>;
  acts: GridActs;
  onSort: (sort: JobSort) => void;
  onOpen: (id: string) => void;
}

/**
 * A table navigated like a grid. "ARIA in HTML" allows the role on a table; passed as data, because the linter's rule knows no interactive
 * tables.
 */
const gridRole = { role: 'grid', 'aria-multiselectable': true };

/** Any number of jobs, with only the visible ones in the document. One tab stop; arrow keys move within. */
export function JobTable({ listing, shown, columns, selected, acts, onSort, onOpen }: JobTableProps) {
  const { count } = shown.answer;
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const activeRow = useRef(0);
  const sites = useFacets(shown.answer)?.sites.length ?? 1;
  const isWide = useIsWide(scroller);
  // Not needed if all are from one site.
  const siteless = useMemo(() => columns.filter((name) => name !== 'site'), [columns]);
  const rows = useVirtualRows({ scroller, listing, shown, isWide, active: activeRow });
  const { active, ...keys } = useGridKeys(grid, count, (index) => rows.scrollToIndex(index), acts);
  activeRow.current = active.row;
  return (
    <div className="job-table" ref={scroller}>
      <table
        {...gridRole}
        {...keys}
        ref={grid}
        className="job-grid"
        style={isWide ? tableStyle(columns) : undefined}
        aria-label={i18n.t('jobs.table')}
        aria-rowcount={count + 1}
      >
        {isWide && <TableHead shown={columns} sort={shown.query.sort} onSort={onSort} />}
        <tbody className="job-rows" style={{ blockSize: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const row = shown.rows.get(index);
            return (
              <JobTableRow
                // By position: a measured height then belongs to whatever is at that position.
                key={index}
                row={row}
                index={index}
                start={start}
                measure={rows.measureElement}
                isSelected={row !== undefined && selected.has(row.job.id)}
                shown={isWide || sites > 1 ? columns : siteless}
                isCard={!isWide}
                tabStop={index === active.row ? active.control : null}
                onToggle={acts.onToggle}
                onOpen={onOpen}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function tableStyle(columns: readonly JobColumnName[]): CSSProperties & Record<`--${string}`, string> {
  const { tracks, least } = columnWidths(columns);
  return { '--tracks': tracks, minInlineSize: least };
}

/** Whether an element is wide enough for columns. */
function useIsWide(element: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const look = () => setWide(current.clientWidth >= leastWidth * rem);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isWide;
}
