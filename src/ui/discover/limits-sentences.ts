import { i18n } from '#i18n';
import { highestLimits } from '@/domain/settings/settings';
import { formatNumber } from '@/ui/messages/formats';
import type { LimitsShortage } from './limits-shortage';

/** How many jobs are announced: "The page announces about 500 jobs." */
export function announcedSentence(shortage: LimitsShortage): string {
  const amount = amountWords(shortage);
  return shortage.isRemembered ? i18n.t('limits.announcedBefore', { amount }) : i18n.t('limits.announced', { amount });
}

function amountWords({ count, isMore, isRough }: LimitsShortage): string {
  if (isMore) return i18n.t('limits.moreThan', { count: formatNumber(count) });
  return isRough ? i18n.t('limits.about', { count: formatNumber(count) }) : formatNumber(count);
}

/** What the limits make of them, a sentence for each that is met. */
export function shortageSentences({ by, details, most, to }: LimitsShortage): string[] {
  return [
    ...(by ? [limitSentence(by)] : []),
    ...(details === null ? [] : [i18n.t('limits.opened', details, { count: formatNumber(details) })]),
    ...(most ? [mostSentence(most, to)] : []),
  ];
}

function limitSentence({ limit, value, reach }: NonNullable<LimitsShortage['by']>): string {
  return limit === 'jobs'
    ? i18n.t('limits.yourJobs', { count: formatNumber(value) })
    : i18n.t('limits.yourPages', value, { count: formatNumber(value), jobs: formatNumber(reach) });
}

/** What no limit goes beyond. `to`: the number of jobs up to it. */
export function mostSentence(most: 'jobs' | 'pages', to: number): string {
  return most === 'jobs'
    ? i18n.t('limits.runJobs', { count: formatNumber(highestLimits.jobs) })
    : i18n.t('limits.runPages', { count: formatNumber(highestLimits.pages), jobs: formatNumber(to) });
}
