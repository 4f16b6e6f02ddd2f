import { i18n } from '#i18n';
import type { JobEdit, JobStatus, JobSummary } from '@/domain/job/job';
import type { Settings } from '@/domain/settings/settings';
import { useGuardedAct } from '@/ui/acts/use-guarded-act';
import { usePorts } from '@/ui/data/ports-context';
import { formatNumber } from '@/ui/messages/formats';
import { jobStatusLabel } from '@/ui/messages/job-labels';
import { useToast } from '@/ui/parts/toast';

export interface BulkActs {
  setStatus(ids: readonly string[], status: JobStatus, skipReason?: string): void;
  addTags(ids: readonly string[], tags: string[]): void;
  /** Hides all jobs of these jobs' companies. */
  hideCompanies(ids: readonly string[]): void;
}

/** Acts on many jobs at once. Each can be undone. */
export function useBulkActs(settings: Settings): BulkActs {
  const { jobs, settings: store } = usePorts();
  const show = useToast();
  const attempt = useGuardedAct();

  const editMany = (ids: readonly string[], act: () => Promise<unknown>, prior: Prior, text: () => string) =>
    attempt(async () => {
      const before = await jobs.listedByIds(ids);
      await act();
      show({ text: text(), undo: () => attempt(() => putBack(jobs, before, prior)) });
    });
  const counted = (ids: readonly string[]) => formatNumber(ids.length);

  return {
    setStatus: (ids, status, skipReason) =>
      editMany(
        ids,
        () => jobs.editMany(ids, { status, skipReason: status === 'skipped' ? skipReason || null : null }),
        ({ status: was, skipReason: reason }) => ({ status: was, skipReason: reason }),
        () => i18n.t('jobs.statusSet', ids.length, { count: counted(ids), status: jobStatusLabel(status) }),
      ),
    addTags: (ids, tags) =>
      editMany(
        ids,
        () => jobs.addTags(ids, tags),
        (job) => ({ tags: job.tags }),
        () => i18n.t('jobs.tagged', ids.length, { count: counted(ids), tags: tags.join(', ') }),
      ),
    hideCompanies: (ids) =>
      attempt(async () => {
        const companies = (await jobs.listedByIds(ids)).flatMap(({ company }) => company ?? []);
        const { hiddenCompanies } = settings;
        const added = [...new Set(companies)].filter((company) => !hiddenCompanies.includes(company));
        await store.write({ hiddenCompanies: [...hiddenCompanies, ...added] });
        const text = i18n.t('jobs.companiesHidden', added.length, { count: counted(added), company: added[0] ?? '' });
        show({ text, undo: () => attempt(() => store.write({ hiddenCompanies })) });
      }),
  };
}

type Prior = (job: JobSummary) => JobEdit;

/** Restores each job's value, those with equal values at once. */
async function putBack(
  jobs: { editMany(ids: readonly string[], edit: JobEdit): Promise<void> },
  before: readonly JobSummary[],
  prior: Prior,
): Promise<void> {
  const groups = groupsOf(before, (job) => JSON.stringify(prior(job)));
  for (const group of groups) {
    const [first] = group;
    if (first)
      await jobs.editMany(
        group.map(({ id }) => id),
        prior(first),
      );
  }
}

/** Groups values by key, in order of appearance. */
function groupsOf<Value>(values: readonly Value[], key: (value: Value) => string): Value[][] {
  return [...Map.groupBy(values, key).values()];
}
