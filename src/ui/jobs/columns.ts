import { i18n } from '#i18n';
import type { JobSummary } from '@/domain/job';
import { applyTypeWord, postedWords } from '../words/job-words';
import type { SortColumn } from './job-order';

const words: Record<SortColumn, () => string> = {
  found: () => i18n.t('jobs.found'),
  title: () => i18n.t('jobs.title'),
  company: () => i18n.t('jobs.company'),
  location: () => i18n.t('jobs.location'),
  salary: () => i18n.t('jobs.salary'),
  posted: () => i18n.t('jobs.posted'),
  applyType: () => i18n.t('jobs.applyType'),
  site: () => i18n.t('jobs.site'),
};

export const columnWord = (column: SortColumn): string => words[column]();

/** The columns that are plain text, in the order of the table; an empty text where the site said nothing. */
export const textColumns: { name: Exclude<SortColumn, 'found' | 'title'>; read: (job: JobSummary) => string }[] = [
  { name: 'company', read: (job) => job.company ?? '' },
  { name: 'location', read: (job) => job.location ?? '' },
  { name: 'salary', read: (job) => job.salary?.text ?? '' },
  { name: 'posted', read: (job) => postedWords(job) ?? '' },
  { name: 'applyType', read: (job) => (job.applyType === 'unknown' ? '' : applyTypeWord(job.applyType)) },
  { name: 'site', read: (job) => job.site },
];
