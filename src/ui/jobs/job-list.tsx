import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { i18n } from '#i18n';
import type { JobColumnName, JobSort } from '@/domain/job/job-query';
import { noCriteria } from '@/domain/job/match-criteria';
import type { Settings } from '@/domain/settings/settings';
import { useDeletion } from '@/ui/acts/use-deletion';
import { formatNumber } from '@/ui/messages/formats';
import { useAnnounce } from '@/ui/parts/announcer';
import { JobDetails } from '../job/job-details';
import { useViews } from './filters/use-views';
import { JobsToolbar } from './jobs-toolbar';
import { ListBar } from './list-bar';
import { ListNotices } from './list-notices';
import type { JobListing, ListingState, ShownRows } from './listing/job-listing';
import type { JobsView } from './listing/jobs-view';
import { type ChangeSelected, type ChangeView, useViewChange } from './listing/use-view-change';
import { NothingFound } from './nothing-found';
import { shownColumns } from './table/columns';
import { JobTable } from './table/job-table';
import { useSelection } from './use-selection';

interface Removal {
  /** Deletes the selection if it includes the row, otherwise the row. */
  ofRow: (id: string) => void;
  ofMany: (ids: readonly string[]) => void;
}

export interface JobListProps {
  listing: JobListing;
  shown: ShownRows;
  problem: ListingState['problem'];
  settings: Settings;
  view: JobsView;
  onViewChange: ChangeView;
  onAdd: () => void;
  onImport: () => void;
}

function useShownColumns({ jobColumns, match }: Settings): readonly JobColumnName[] {
  return useMemo(
    () => shownColumns(jobColumns, JSON.stringify(match) !== JSON.stringify(noCriteria)),
    [jobColumns, match],
  );
}

/** The list with all its controls. */
export function JobList(props: JobListProps) {
  const { listing, shown, settings, view, onViewChange } = props;
  const { query, selected } = view;
  const { set, ask, select } = useViewChange(onViewChange);
  const selection = useSelection(selected, select, shown.answer);
  const views = useViews(settings, view, set);
  const removal = useRemoval(selected, select);
  const columns = useShownColumns(settings);
  const [opened, setOpened] = useState<string | null>(null);
  useAnnouncedCount(shown);
  const sort = (next: JobSort) => ask({ ...query, sort: next });
  return (
    <div className="jobs">
      <JobsToolbar {...props} query={query} answer={shown.answer} onChange={ask} />
      <ListBar
        {...{ query, settings, views, selection }}
        answer={shown.answer}
        onSort={sort}
        onDelete={() => removal.ofMany([...selected])}
      />
      <ListNotices {...props} query={query} onChange={ask} />
      {shown.answer.count > 0 ? (
        <JobTable
          {...{ listing, shown, columns, selected }}
          acts={{ onToggle: selection.toggle, onToggleAll: selection.toggleAll, onDelete: removal.ofRow }}
          onSort={sort}
          onOpen={setOpened}
        />
      ) : (
        <NothingFound shown={shown} onChange={ask} />
      )}
      {opened && (
        <JobDetails
          id={opened}
          onClose={() => setOpened(null)}
          onDelete={() => {
            setOpened(null);
            removal.ofMany([opened]);
          }}
        />
      )}
    </div>
  );
}

/** Announces how many jobs were found when the user asks something else; other changes are not announced. */
function useAnnouncedCount({ query, answer: { count } }: ShownRows): void {
  const announce = useAnnounce();
  const told = useRef(query);
  useEffect(() => {
    if (told.current === query) return;
    told.current = query;
    announce(i18n.t('jobs.foundCount', count, { count: formatNumber(count) }));
  }, [announce, query, count]);
}

/** Deletes jobs and deselects them. */
function useRemoval(selected: ReadonlySet<string>, select: ChangeSelected): Removal {
  const deleteJobs = useDeletion();
  const ofMany = useCallback(
    (ids: readonly string[]) => {
      deleteJobs(ids);
      const deleted = new Set(ids);
      select((current) => current.difference(deleted));
    },
    [deleteJobs, select],
  );
  const ofRow = useCallback((id: string) => ofMany(selected.has(id) ? [...selected] : [id]), [selected, ofMany]);
  return { ofRow, ofMany };
}
