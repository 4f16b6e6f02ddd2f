import { i18n } from '#i18n';
import type { JobSource, JobStatus, JobSummary } from '@/domain/job/job';
import type { ApplyType, RemoteType } from '@/domain/job/job-fields';
import type { FieldName } from '@/domain/job/posting-fields';
import { formatDay } from './formats';

const applyTypes: Record<ApplyType, () => string> = {
  easy_apply: () => i18n.t('applyType.easyApply'),
  external: () => i18n.t('applyType.external'),
  unknown: () => i18n.t('applyType.unknown'),
};

const remoteTypes: Record<RemoteType, () => string> = {
  remote: () => i18n.t('remoteType.remote'),
  hybrid: () => i18n.t('remoteType.hybrid'),
  onsite: () => i18n.t('remoteType.onsite'),
};

const statuses: Record<JobStatus, () => string> = {
  saved: () => i18n.t('jobStatus.saved'),
  skipped: () => i18n.t('jobStatus.skipped'),
  applied: () => i18n.t('jobStatus.applied'),
  responded: () => i18n.t('jobStatus.responded'),
  interview: () => i18n.t('jobStatus.interview'),
  offer: () => i18n.t('jobStatus.offer'),
  rejected: () => i18n.t('jobStatus.rejected'),
  withdrawn: () => i18n.t('jobStatus.withdrawn'),
  expired: () => i18n.t('jobStatus.expired'),
};

const sources: Record<JobSource, () => string> = {
  run: () => i18n.t('jobSource.run'),
  hand: () => i18n.t('jobSource.hand'),
  page: () => i18n.t('jobSource.page'),
  import: () => i18n.t('jobSource.import'),
};

const fields: Record<FieldName, () => string> = {
  title: () => i18n.t('fields.title'),
  company: () => i18n.t('fields.company'),
  location: () => i18n.t('fields.location'),
  salaryText: () => i18n.t('fields.salaryText'),
  postedText: () => i18n.t('fields.postedText'),
  postedDate: () => i18n.t('fields.postedDate'),
  employmentType: () => i18n.t('fields.employmentType'),
  applyType: () => i18n.t('fields.applyType'),
  url: () => i18n.t('fields.url'),
  applyUrl: () => i18n.t('fields.applyUrl'),
  siteJobId: () => i18n.t('fields.siteJobId'),
  description: () => i18n.t('fields.description'),
};

export const applyTypeLabel = (type: ApplyType): string => applyTypes[type]();
export const remoteTypeLabel = (type: RemoteType): string => remoteTypes[type]();
export const jobStatusLabel = (status: JobStatus): string => statuses[status]();
export const jobSourceLabel = (source: JobSource): string => sources[source]();
export const fieldLabel = (name: FieldName): string => fields[name]();

/** The day if the page states it, otherwise the page's own words, otherwise null: never a guessed day. */
export function postedLabel(job: Pick<JobSummary, 'postedDate' | 'postedText'>): string | null {
  return job.postedDate ? formatDay(job.postedDate) : job.postedText;
}
