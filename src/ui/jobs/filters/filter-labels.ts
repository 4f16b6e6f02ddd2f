import { i18n } from '#i18n';
import { JobStatus } from '@/domain/job/job';
import { ApplyType, RemoteType } from '@/domain/job/job-fields';
import type { JobFilters, JobQuery } from '@/domain/job/job-query';
import { formatMoney, formatNumber } from '@/ui/messages/formats';
import { applyTypeLabel, jobStatusLabel, remoteTypeLabel } from '@/ui/messages/job-labels';
import { payUnitWord } from '@/ui/messages/pay-words';
import type { ActiveFilter, FilterName } from '../listing/active-filters';

const names: Record<FilterName, () => string> = {
  sites: () => i18n.t('jobs.site'),
  remoteTypes: () => i18n.t('jobs.remoteType'),
  applyTypes: () => i18n.t('jobs.applyType'),
  statuses: () => i18n.t('jobs.status'),
  tags: () => i18n.t('jobs.tags'),
  salaryFrom: () => i18n.t('jobs.salary'),
  postedWithinDays: () => i18n.t('jobs.posted'),
  hasDescription: () => i18n.t('jobs.descriptionFilter'),
  maybeDuplicate: () => i18n.t('jobs.maybeDuplicate'),
  kept: () => i18n.t('jobs.keptFilter'),
};

/** The name of a filter. */
export const filterName = (name: FilterName): string => names[name]();

export const criteriaFilterWord = (kept: JobFilters['kept']): string =>
  ({ kept: i18n.t('jobs.kept'), 'left-out': i18n.t('jobs.leftOutOnly'), all: i18n.t('jobs.keptAll') })[kept];

export const postedWithinWord = (days: number): string =>
  days <= 1 ? i18n.t('jobs.lastDay') : i18n.t('jobs.lastDays', days, { count: formatNumber(days) });

export const descriptionWord = (hasDescription: boolean): string =>
  hasDescription ? i18n.t('jobs.withDescription') : i18n.t('jobs.withoutDescription');

/** An active filter, as worded on its chip. */
export function activeFilterWords({ name, value }: ActiveFilter, { text, filters }: JobQuery): string {
  if (name === 'text') return `“${text.trim()}”`;
  const { salaryFrom, postedWithinDays, hasDescription, kept } = filters;
  if (name === 'salaryFrom' && salaryFrom) return salaryFromWords(salaryFrom);
  if (name === 'postedWithinDays' && postedWithinDays !== null) return postedWithinWord(postedWithinDays);
  if (name === 'hasDescription' && hasDescription !== null) return descriptionWord(hasDescription);
  if (name === 'kept') return criteriaFilterWord(kept);
  return value === null ? listWords(name, filters) : valueWords(name, value);
}

function salaryFromWords({ amount, currency, unit }: NonNullable<JobFilters['salaryFrom']>): string {
  return i18n.t('jobs.payFrom', { pay: `${formatMoney(amount, currency)} ${payUnitWord(unit)}` });
}

function listWords(name: FilterName, filters: JobFilters): string {
  const values = filters[name];
  return Array.isArray(values) ? values.map((each) => valueWords(name, each)).join(', ') : filterName(name);
}

function valueWords(name: FilterName, value: string): string {
  if (name === 'remoteTypes') return wordOf(RemoteType, value, remoteTypeLabel);
  if (name === 'statuses') return wordOf(JobStatus, value, jobStatusLabel);
  // "Not known" alone would not say what is unknown.
  if (name === 'applyTypes') return wordOf(ApplyType, value, applyTypeFilterWord);
  return value;
}

export const applyTypeFilterWord = (type: ApplyType): string =>
  type === 'unknown' ? i18n.t('jobs.applyUnknown') : applyTypeLabel(type);

function wordOf<Value extends string>(
  values: { options: readonly Value[] },
  value: string,
  word: (value: Value) => string,
): string {
  const known = values.options.find((option) => option === value);
  return known === undefined ? value : word(known);
}
