import { i18n } from '#i18n';
import type { JobQuery, JobView } from '@/domain/job/job-query';
import { initialQuery } from '@/domain/job/job-query';
import { defaultSettings, type Settings } from '@/domain/settings/settings';
import { useGuardedAct } from '@/ui/acts/use-guarded-act';
import { usePorts } from '@/ui/data/ports-context';
import { useToast } from '@/ui/parts/toast';
import type { JobsView } from '../listing/jobs-view';

export interface Views {
  all: readonly JobView[];
  /** The one picked last; null for none. */
  current: JobView | null;
  /** Whether something changed since it was picked. */
  isChanged: boolean;
  /** Null: all jobs, as initially. */
  pick(view: JobView | null): void;
  /** Saves the current view under a name. */
  add(name: string): void;
  /** Saves what is shown to the picked view. */
  update(): void;
  rename(name: string): void;
  /** Deletes the picked view; can be undone. */
  remove(): void;
}

/** The user's saved views: a query and its columns under a name. */
export function useViews(settings: Settings, view: JobsView, onChange: (part: Partial<JobsView>) => void): Views {
  const { settings: store } = usePorts();
  const show = useToast();
  const attempt = useGuardedAct();
  const { jobViews: all, jobColumns: columns } = settings;
  const current = all.find(({ id }) => id === view.viewId) ?? null;
  const write = (jobViews: JobView[]) => attempt(() => store.write({ jobViews }));
  const change = (part: Partial<JobView>) =>
    write(all.map((each) => (each.id === current?.id ? { ...each, ...part } : each)));
  return {
    all,
    current,
    isChanged: current !== null && !isSame(current, view.query, columns),
    pick(picked) {
      onChange({ query: picked?.query ?? initialQuery, viewId: picked?.id ?? null });
      attempt(() => store.write({ jobColumns: picked?.columns ?? defaultSettings.jobColumns }));
    },
    add(name) {
      const id = crypto.randomUUID();
      onChange({ viewId: id });
      write([...all, { id, name, query: view.query, columns }]);
      show({ text: i18n.t('jobs.viewSaved', { name }) });
    },
    update: () => change({ query: view.query, columns }),
    rename: (name) => change({ name }),
    remove() {
      if (!current) return;
      write(all.filter(({ id }) => id !== current.id));
      onChange({ viewId: null });
      show({ text: i18n.t('jobs.viewDeleted', { name: current.name }), undo: () => write([...all]) });
    },
  };
}

function isSame({ query, columns }: JobView, shown: JobQuery, shownColumns: Settings['jobColumns']): boolean {
  return JSON.stringify([query, columns]) === JSON.stringify([shown, shownColumns]);
}
