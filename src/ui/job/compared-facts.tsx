import { i18n } from '#i18n';
import type { JobSummary } from '@/domain/job/job';
import { applyTypeLabel, jobStatusLabel, postedLabel } from '@/ui/messages/job-labels';
import { siteNames } from './site-names';

/** Two jobs side by side; equal facts appear once. */
export function ComparedFacts({ one, other }: { one: JobSummary; other: JobSummary }) {
  const rows = facts.map(({ name, of }) => ({ name: name(), values: [of(one), of(other)] as const }));
  return (
    <table className="compared">
      <thead>
        <tr>
          <td />
          <th scope="col">{i18n.t('job.thisOne')}</th>
          <th scope="col">{i18n.t('job.otherOne')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values: [mine, theirs] }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {mine === theirs ? (
              <td colSpan={2} className="muted">
                {mine ?? nothing}
              </td>
            ) : (
              <>
                <td>{mine ?? nothing}</td>
                <td>{theirs ?? nothing}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const nothing = '–';

const facts: { name: () => string; of: (job: JobSummary) => string | null }[] = [
  { name: () => i18n.t('jobs.title'), of: ({ title }) => title },
  { name: () => i18n.t('jobs.company'), of: ({ company }) => company },
  { name: () => i18n.t('jobs.location'), of: ({ location }) => location },
  { name: () => i18n.t('job.salary'), of: ({ salary }) => salary?.text ?? null },
  { name: () => i18n.t('job.posted'), of: postedLabel },
  { name: () => i18n.t('job.applyType'), of: ({ applyType }) => applyTypeLabel(applyType) },
  { name: () => i18n.t('job.site'), of: (job) => siteNames(job).join(', ') },
  { name: () => i18n.t('job.status'), of: ({ status }) => jobStatusLabel(status) },
];
