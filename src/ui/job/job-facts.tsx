import { i18n } from '#i18n';
import type { JobSummary } from '@/domain/job';
import { formatMoment } from '../words/formats';
import { applyTypeWord, postedWords, remoteTypeWord } from '../words/job-words';

/** What is known of a job beside its title; what the site did not say is left out. */
export function JobFacts({ job }: { job: JobSummary }) {
  const facts: [string, string | null][] = [
    [i18n.t('job.salary'), job.salary?.text ?? null],
    [i18n.t('job.employmentType'), job.employmentType],
    [i18n.t('job.remoteType'), job.remoteType && remoteTypeWord(job.remoteType)],
    [i18n.t('job.posted'), postedWords(job)],
    [i18n.t('job.applyType'), applyTypeWord(job.applyType)],
    [i18n.t('job.site'), job.site],
    [i18n.t('job.found'), formatMoment(job.foundAt)],
    [i18n.t('job.lastSeen'), formatMoment(job.lastSeenAt)],
  ];
  return (
    <section>
      <h3 className="visually-hidden">{i18n.t('job.facts')}</h3>
      <dl className="facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
