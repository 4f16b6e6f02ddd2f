import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Settings } from '@/domain/settings/settings';
import type { Loadable } from '@/ui/data/live-query';
import { AddJob } from '../job/add-job';
import { FilePicker } from '../parts/file-picker';
import { Loaded } from '../parts/loaded';
import { ImportReportDialog } from './import-report-dialog';
import { JobList, type JobListProps } from './job-list';
import type { JobListing } from './listing/job-listing';
import type { JobsView } from './listing/jobs-view';
import { useCriteria, useJobListing } from './listing/use-job-listing';
import type { ChangeView } from './listing/use-view-change';
import { NothingYet } from './nothing-yet';
import { useImport } from './use-import';
import './filters/filters.css';
import './jobs.css';
import './filters/toolbar.css';
import { i18n } from '#i18n';

const rows = Array.from({ length: 8 }, (_, place) => place);

/** What gets the focus if the focused element is gone: the list's first control, or the action if it is empty. */
const home = '[data-focus-home], .empty-state .button';

interface JobsTabProps {
  listing: JobListing;
  settings: Loadable<Settings>;
  view: JobsView;
  onViewChange: ChangeView;
  onDiscover: () => void;
}

export function JobsTab({ settings, ...props }: JobsTabProps) {
  // Settings load in a few milliseconds: a loading message would only flash.
  if (settings.state === 'loading') return <TableSkeleton />;
  return <Loaded from={settings}>{(value) => <Jobs {...props} settings={value} />}</Loaded>;
}

function Jobs({ onDiscover, ...props }: Omit<JobsTabProps, 'settings'> & { settings: Settings }) {
  const { listing, settings, view } = props;
  const { shown, problem } = useJobListing(listing, view.query, useCriteria(settings));
  const [isAdding, setAdding] = useState(false);
  const { imported, read, dismiss } = useImport();
  const picker = useRef<HTMLInputElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const focus = useFocusHome(region);
  const acts = { onAdd: () => setAdding(true), onImport: () => picker.current?.click() };
  const isEmpty = shown?.answer.total === 0 && shown.answer.loaded === 1;
  return (
    <div className="jobs-region" ref={region} {...focus}>
      {isEmpty ? (
        <NothingYet onDiscover={onDiscover} {...acts} />
      ) : (
        <ListOrWhyNot {...props} shown={shown} problem={problem} {...acts} />
      )}
      <FilePicker accept=".csv,.json,text/csv,application/json" input={picker} onPick={read} />
      {imported && <ImportReportDialog imported={imported} onClose={dismiss} />}
      {isAdding && <AddJob onClose={() => setAdding(false)} />}
    </div>
  );
}

/** Until there is something to show: that it loads, or why it cannot. */
function ListOrWhyNot({ shown, ...props }: Omit<JobListProps, 'shown'> & { shown: JobListProps['shown'] | null }) {
  const { listing, problem } = props;
  if (shown && (shown.answer.total > 0 || shown.answer.loaded === 1)) return <JobList {...props} shown={shown} />;
  if (!problem) return <TableSkeleton />;
  return <Loaded from={{ state: 'failed', error: problem.error, retry: () => listing.retry() }}>{() => null}</Loaded>;
}

/** A placeholder for the list. It appears only after a delay (in CSS): most lists are faster. */
function TableSkeleton() {
  return (
    <div className="table-skeleton" role="status">
      <span className="visually-hidden">{i18n.t('state.loading')}</span>
      {rows.map((place) => (
        <div key={place} className="skeleton-row" aria-hidden="true">
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}

/** Keeps the focus within an element: if the focused part disappears with its state, focus moves to the first control. */
function useFocusHome(region: RefObject<HTMLElement | null>) {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const isGone = focused.current !== null && !focused.current.isConnected;
    if (!isGone || document.activeElement !== document.body) return;
    focused.current = null;
    region.current?.querySelector<HTMLElement>(home)?.focus();
  });
  return {
    onFocus({ target }: FocusEvent) {
      focused.current = target;
    },
  };
}
