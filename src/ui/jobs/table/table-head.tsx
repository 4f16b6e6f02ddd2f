import { i18n } from '#i18n';
import type { JobColumnName, JobSort } from '@/domain/job/job-query';
import { Icon } from '@/ui/parts/icon';
import { columnWord } from './columns';

interface TableHeadProps {
  shown: readonly JobColumnName[];
  sort: JobSort;
  onSort: (sort: JobSort) => void;
}

/** The column headers, which sort. */
export function TableHead({ shown, sort, onSort }: TableHeadProps) {
  return (
    <thead className="table-head">
      <tr aria-rowindex={1} className="head-row">
        <th scope="col" className="cell-select">
          <span className="visually-hidden">{i18n.t('jobs.select')}</span>
        </th>
        {shown.map((column) => (
          <HeadCell key={column} column={column} sort={sort} onSort={onSort} />
        ))}
        <th scope="col" className="cell-open">
          <span className="visually-hidden">{i18n.t('jobs.openColumn')}</span>
        </th>
      </tr>
    </thead>
  );
}

/** If more or later is better, the first press sorts descending. */
const descendingFirst: readonly JobColumnName[] = ['salary', 'posted', 'match', 'found'];

function HeadCell({ column, sort, onSort }: { column: JobColumnName } & Omit<TableHeadProps, 'shown'>) {
  const isSorted = sort.column === column;
  const direction = sort.isDescending ? 'descending' : 'ascending';
  const isDescending = isSorted ? !sort.isDescending : descendingFirst.includes(column);
  return (
    <th scope="col" className={`cell-${column}`} aria-sort={isSorted ? direction : 'none'}>
      <button type="button" onClick={() => onSort({ column, isDescending })}>
        {columnWord(column)}
        {isSorted && <Icon name={sort.isDescending ? 'arrowDown' : 'arrowUp'} />}
      </button>
    </th>
  );
}
