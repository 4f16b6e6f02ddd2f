import { type Dispatch, type SetStateAction, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { i18n } from '#i18n';
import type { JobSummary } from '@/domain/job';
import { JobDetails } from '../job/job-details';
import type { Loadable } from '../live-query';
import { Button } from '../parts/button';
import { EmptyState } from '../parts/empty-state';
import { Loaded } from '../parts/loaded';
import { createCollator, formatNumber } from '../words/formats';
import { sortJobs } from './job-order';
import { searchJobs } from './job-search';
import { JobTable } from './job-table';
import { JobsToolbar } from './jobs-toolbar';
import { type JobsView, toggleAll, toggleSelected } from './jobs-view';
import { useDeletion } from './use-deletion';
import { useExport } from './use-export';
import './jobs.css';

interface JobsTabProps {
  jobs: Loadable<JobSummary[]>;
  view: JobsView;
  onViewChange: Dispatch<SetStateAction<JobsView>>;
  onDiscover: () => void;
}

export function JobsTab({ jobs, view, onViewChange, onDiscover }: JobsTabProps) {
  return (
    <Loaded from={jobs}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState icon="list" title={i18n.t('jobs.emptyTitle')} text={i18n.t('jobs.emptyText')}>
            <Button look="primary" onClick={onDiscover}>
              {i18n.t('jobs.emptyAction')}
            </Button>
          </EmptyState>
        ) : (
          <JobList all={all} view={view} onViewChange={onViewChange} />
        )
      }
    </Loaded>
  );
}

function JobList({ all, view, onViewChange }: { all: JobSummary[] } & Pick<JobsTabProps, 'view' | 'onViewChange'>) {
  const exportJobs = useExport();
  const deleteJobs = useDeletion();
  const shown = useShownJobs(all, view);
  const [opened, setOpened] = useState<JobSummary | null>(null);
  const selectAll = useRef<HTMLInputElement>(null);
  const change = (part: Partial<JobsView>) => onViewChange((current) => ({ ...current, ...part }));
  const toggle = useCallback(
    (id: string) => onViewChange((current) => ({ ...current, selected: toggleSelected(current.selected, id) })),
    [onViewChange],
  );
  const selectedIds = shown.filter(({ id }) => view.selected.has(id)).map(({ id }) => id);
  const remove = (ids: string[]) => {
    deleteJobs(ids);
    change({ selected: new Set() });
    setOpened(null);
    // What was pressed goes away with the selection or the sheet.
    requestAnimationFrame(() => selectAll.current?.focus());
  };
  return (
    <div className="jobs">
      <JobsToolbar
        view={view}
        total={all.length}
        shownCount={shown.length}
        selectedCount={selectedIds.length}
        selectAll={selectAll}
        onChange={change}
        onToggleAll={() => change({ selected: toggleAll(view.selected, idsOf(shown)) })}
        onExport={() => exportJobs(selectedIds.length > 0 ? selectedIds : idsOf(all))}
        onDelete={() => remove(selectedIds)}
      />
      {shown.length > 0 ? (
        <JobTable
          jobs={shown}
          selected={view.selected}
          sort={view.sort}
          onSort={(sort) => change({ sort })}
          onToggle={toggle}
          onOpen={setOpened}
        />
      ) : (
        <NoMatch query={view.query} total={all.length} onClear={() => change({ query: '' })} />
      )}
      {opened && <JobDetails id={opened.id} onClose={() => setOpened(null)} onDelete={() => remove([opened.id])} />}
    </div>
  );
}

function NoMatch({ query, total, onClear }: { query: string; total: number; onClear: () => void }) {
  return (
    <EmptyState
      icon="search"
      title={i18n.t('jobs.noMatchTitle', { query })}
      text={i18n.t('jobs.noMatchText', total, { count: formatNumber(total) })}
    >
      <Button onClick={onClear}>{i18n.t('jobs.clearSearch')}</Button>
    </EmptyState>
  );
}

/** Searched and sorted. Typing goes before: the list follows when there is time. */
function useShownJobs(all: JobSummary[], view: JobsView): JobSummary[] {
  const query = useDeferredValue(view.query);
  const collator = useMemo(createCollator, []);
  const found = useMemo(() => searchJobs(all, query), [all, query]);
  return useMemo(() => sortJobs(found, view.sort, collator.compare), [found, view.sort, collator]);
}

const idsOf = (jobs: JobSummary[]): string[] => jobs.map(({ id }) => id);
