import { useMemo } from 'react';
import { i18n } from '#i18n';
import type { Job } from '@/domain/job/job';
import type { Settings } from '@/domain/settings/settings';
import { matchJob, readCriteria } from '@/jobs/match/match-job';
import { useSettings } from '@/ui/data/use-settings';
import { EditedBadge } from './edited-mark';
import { HiddenCompany } from './hidden-company';
import { JobActions } from './job-actions';
import { JobApplications } from './job-applications';
import { JobFacts } from './job-facts';
import { MatchReasons } from './match-reasons';
import { MergedJobs } from './merged-jobs';
import { NotesField } from './notes-field';
import { PossibleDuplicates } from './possible-duplicates';
import { StatusField } from './status-field';
import { TagsField } from './tags-field';

interface JobViewProps {
  job: Job;
  /** Ids of possible duplicates. */
  maybeDuplicates: string[];
  /** Tags of all jobs. */
  knownTags: string[];
}

/** One job to read and edit. */
export function JobSheetView({ job, maybeDuplicates, knownTags }: JobViewProps) {
  const settings = useSettings();
  return (
    <>
      <Where job={job} />
      <JobActions job={job} />
      {maybeDuplicates.length > 0 && (
        <PossibleDuplicates key={maybeDuplicates.join()} job={job} ids={maybeDuplicates} />
      )}
      <section className="job-own">
        <h3 className="visually-hidden">{i18n.t('job.own')}</h3>
        <StatusField job={job} />
        <TagsField job={job} known={knownTags} />
        <NotesField job={job} />
      </section>
      <JobApplications jobId={job.id} />
      {settings && <Judged job={job} settings={settings} />}
      <JobFacts job={job} />
      <MergedJobs id={job.id} />
      <JobDescription text={job.description} isByHand={job.source === 'hand'} />
    </>
  );
}

function Where({ job: { company, location, editedFields } }: { job: Job }) {
  const isEdited = ['title', 'company', 'location'].some((field) => editedFields.includes(field));
  const where = [company, location].filter(Boolean).join(' · ');
  if (!where && !isEdited) return null;
  return (
    <p className="job-where">
      {where}
      {isEdited && <EditedBadge />}
    </p>
  );
}

function Judged({ job, settings: { match, hiddenCompanies } }: { job: Job; settings: Settings }) {
  const criteria = useMemo(() => readCriteria(match, hiddenCompanies), [match, hiddenCompanies]);
  return (
    <>
      <MatchReasons match={matchJob(job, job.description, criteria)} floor={match.salaryFloor} />
      {job.company && <HiddenCompany company={job.company} hidden={hiddenCompanies} />}
    </>
  );
}

/** Text only: page content is never treated as markup. Line breaks are kept. */
function JobDescription({ text, isByHand }: { text: string | null; isByHand: boolean }) {
  const missing = isByHand ? i18n.t('job.noDescriptionByHand') : i18n.t('job.noDescription');
  return (
    <section className="job-part">
      <h3>{i18n.t('job.description')}</h3>
      {text ? <p className="description-text">{text}</p> : <p className="muted">{missing}</p>}
    </section>
  );
}
