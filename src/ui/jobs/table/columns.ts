import { i18n } from '#i18n';
import type { JobColumnName } from '@/domain/job/job-query';
import type { JobRow } from '@/search/job-search';
import { formatDay } from '@/ui/messages/formats';
import { applyTypeLabel, postedLabel, remoteTypeLabel } from '@/ui/messages/job-labels';
import { payAmountsWords } from '@/ui/messages/pay-words';

/** Columns with special cells. */
const markNames = ['status', 'match', 'tags'] as const;
export type BadgeColumn = (typeof markNames)[number];
export type PlainColumn = Exclude<JobColumnName, BadgeColumn>;

export const isMarkColumn = (name: JobColumnName): name is BadgeColumn => markNames.some((mark) => mark === name);

const words: Record<JobColumnName, () => string> = {
  title: () => i18n.t('jobs.title'),
  company: () => i18n.t('jobs.company'),
  location: () => i18n.t('jobs.location'),
  salary: () => i18n.t('jobs.salary'),
  posted: () => i18n.t('jobs.posted'),
  status: () => i18n.t('jobs.status'),
  match: () => i18n.t('jobs.match'),
  applyType: () => i18n.t('jobs.applyType'),
  remoteType: () => i18n.t('jobs.remoteType'),
  employmentType: () => i18n.t('jobs.employmentType'),
  site: () => i18n.t('jobs.site'),
  tags: () => i18n.t('jobs.tags'),
  found: () => i18n.t('jobs.found'),
};

export const columnWord = (column: JobColumnName): string => words[column]();

const texts: Record<PlainColumn, (job: JobRow['job']) => string | null> = {
  title: ({ title }) => title,
  company: ({ company }) => company,
  location: ({ location }) => location,
  // As the page states it; if the user entered only numbers, those.
  salary: ({ salary }) => salary && (salary.text || payAmountsWords(salary)),
  posted: postedLabel,
  applyType: ({ applyType }) => (applyType === 'unknown' ? null : applyTypeLabel(applyType)),
  remoteType: ({ remoteType }) => remoteType && remoteTypeLabel(remoteType),
  employmentType: ({ employmentType }) => employmentType,
  site: ({ site }) => site,
  found: ({ foundAt }) => formatDay(foundAt.slice(0, 10)),
};

/** The text in a column; null if the site gave none. */
export const columnText = (column: PlainColumn, { job }: JobRow): string | null => texts[column](job);

/** The columns shown: always the title, and no match if the user has no criteria. */
export function shownColumns(chosen: readonly JobColumnName[], hasCriteria: boolean): JobColumnName[] {
  const others = chosen.filter((name) => name !== 'title' && (hasCriteria || name !== 'match'));
  return ['title', ...others];
}
