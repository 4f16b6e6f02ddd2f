import { i18n } from '#i18n';
import { Icon } from '../parts/icon';
import { columnWord, textColumns } from './columns';
import type { Sort, SortColumn } from './job-order';

const columns: SortColumn[] = ['title', ...textColumns.map(({ name }) => name)];

/** The heads of the columns, which sort; not shown where rows are narrow. */
export function TableHead({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  return (
    <thead className="table-head">
      <tr aria-rowindex={1} className="head-row">
        <th scope="col" className="cell-select">
          <span className="visually-hidden">{i18n.t('jobs.select')}</span>
        </th>
        {columns.map((column) => (
          <HeadCell key={column} column={column} sort={sort} onSort={onSort} />
        ))}
        <th scope="col" className="cell-open">
          <span className="visually-hidden">{i18n.t('jobs.openColumn')}</span>
        </th>
      </tr>
    </thead>
  );
}

function HeadCell({ column, sort, onSort }: { column: SortColumn; sort: Sort; onSort: (sort: Sort) => void }) {
  const isSorted = sort.column === column;
  const direction = sort.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" className={`cell-${column}`} aria-sort={isSorted ? direction : 'none'}>
      <button type="button" onClick={() => onSort({ column, isDescending: isSorted && !sort.isDescending })}>
        {columnWord(column)}
        {isSorted && <Icon name={sort.isDescending ? 'arrowDown' : 'arrowUp'} />}
      </button>
    </th>
  );
}
