import { useMemo, useState } from 'react';
import type { JobColumnName, JobSort } from '@/domain/job-query';
import { noCriteria } from '@/domain/match';
import type { Settings } from '@/domain/settings';
import { JobDetails } from '../job/job-details';
import { shownColumns } from './columns';
import type { JobListing, ListingState, Shown } from './job-listing';
import { JobTable } from './job-table';
import { JobsToolbar } from './jobs-toolbar';
import type { JobsView } from './jobs-view';
import { ListBar } from './list-bar';
import { ListNotices } from './list-notices';
import { NothingFound } from './nothing-found';
import { useAnnouncedCount } from './use-announced-count';
import { useRemoval } from './use-removal';
import { useSelection } from './use-selection';
import { type ChangeView, useViewChange } from './use-view-change';
import { useViews } from './use-views';

export interface JobListProps {
  listing: JobListing;
  shown: Shown;
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
