import { i18n } from '#i18n';
import type { Application, ApplicationField } from '@/domain/form/application';
import { SentState } from '@/ui/fill/review/sent-state';
import { useApplicationsOf } from '@/ui/fill/review/use-application';
import { questionWords } from '@/ui/messages/fill-words';
import { formatMoment, formatNumber } from '@/ui/messages/formats';
import { valueWords } from '@/ui/messages/value-words';
import { Disclosure } from '@/ui/parts/disclosure';
import '../fill/fill.css';

/** What was sent for a job, and when: every form filled for it. */
export function JobApplications({ jobId }: { jobId: string }) {
  const loadable = useApplicationsOf(jobId);
  if (loadable.state !== 'ready' || loadable.value.length === 0) return null;
  return (
    <section className="job-part">
      <h3>{i18n.t('application.title')}</h3>
      <ul className="applications">
        {loadable.value.map((application) => (
          <Entry key={application.id} application={application} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ application }: { application: Application }) {
  const { readyAt, site, fields, applied } = application;
  const said = fields.filter(({ value }) => value !== null);
  const files = said.filter(({ kind }) => kind === 'file');
  return (
    <li className="application">
      <p className="muted">
        {readyAt && i18n.t('application.filled', { when: formatMoment(readyAt), site })}
        {files.length > 0 && ` · ${files.map(({ value }) => value).join(', ')}`}
      </p>
      <SentState application={application} />
      <Disclosure
        summary={i18n.t(applied ? 'application.whatWasSent' : 'application.whatStands', said.length, {
          count: formatNumber(said.length),
        })}
      >
        <dl className="sent-values">
          {said.map((field) => (
            <SentValue key={`${field.page} ${field.id}`} field={field} />
          ))}
        </dl>
        <p className="progress-note">{i18n.t('application.keptHere')}</p>
      </Disclosure>
    </li>
  );
}

function SentValue({ field }: { field: ApplicationField }) {
  return (
    <div>
      <dt>{questionWords(field)}</dt>
      <dd>{field.value !== null && valueWords(field.value, field.key)}</dd>
    </div>
  );
}
