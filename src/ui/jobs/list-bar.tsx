import { useEffect, useRef } from 'react';
import { i18n } from '#i18n';
import type { JobQuery, JobSort } from '@/domain/job/job-query';
import type { Settings } from '@/domain/settings/settings';
import type { JobAnswer } from '@/search/job-search';
import { useGuardedAct } from '@/ui/acts/use-guarded-act';
import { usePorts } from '@/ui/data/ports-context';
import { formatNumber } from '@/ui/messages/formats';
import { SelectionBar } from './bulk/selection-bar';
import type { Views } from './filters/use-views';
import { ViewMenu } from './filters/view-menu';
import { ColumnMenu } from './table/column-menu';
import { SortMenu } from './table/sort-menu';
import type { Selection } from './use-selection';

interface ListBarProps {
  answer: JobAnswer;
  settings: Settings;
  query: JobQuery;
  views: Views;
  selection: Selection;
  onSort: (sort: JobSort) => void;
  onDelete: () => void;
}

/** The number of jobs and the list's controls; while something is selected, those of the selection. */
export function ListBar(props: ListBarProps) {
  const { answer, settings, query, views, selection, onSort, onDelete } = props;
  const { settings: store } = usePorts();
  const attempt = useGuardedAct();
  const { selected } = selection;
  return (
    <div className="list-bar">
      <SelectAll answer={answer} query={query} selection={selection} />
      {selected.size > 0 ? (
        <SelectionBar selected={selected} settings={settings} onDelete={onDelete} />
      ) : (
        <div className="bar-acts">
          <ViewMenu views={views} />
          <SortMenu sort={query.sort} onChange={onSort} />
          <ColumnMenu
            columns={settings.jobColumns}
            onChange={(jobColumns) => attempt(() => store.write({ jobColumns }))}
          />
        </div>
      )}
    </div>
  );
}

interface SelectAllProps {
  answer: JobAnswer;
  query: JobQuery;
  selection: Selection;
}

function SelectAll({ answer, query, selection: { selected, toggleAll } }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null);
  const areSome = selected.size > 0 && selected.size < answer.count;
  useEffect(() => {
    if (box.current) box.current.indeterminate = areSome;
  }, [areSome]);
  return (
    <label className="select-all">
      <input
        ref={box}
        data-focus-home
        type="checkbox"
        aria-label={i18n.t('jobs.selectAll')}
        checked={selected.size > 0 && !areSome}
        onChange={toggleAll}
      />
      <span className="count">{countWords(answer, query, selected.size)}</span>
    </label>
  );
}

function countWords({ total, count, leftOut }: JobAnswer, { filters }: JobQuery, selectedCount: number): string {
  if (selectedCount > 0) return i18n.t('jobs.selected', selectedCount, { count: formatNumber(selectedCount) });
  // Those left out are mentioned on a line of their own.
  const told = filters.kept === 'kept' ? count + leftOut : count;
  if (told < total || count === 0)
    return i18n.t('jobs.countShown', { shown: formatNumber(count), count: formatNumber(total) });
  return i18n.t('jobs.count', count, { count: formatNumber(count) });
}
