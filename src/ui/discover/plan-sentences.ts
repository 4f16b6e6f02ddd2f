import { i18n } from '#i18n';
import type { Limits } from '@/domain/settings';
import type { IconName } from '../parts/icon';
import { formatNumber } from '../words/formats';

/** What a discovery within these limits does, and what it never does. */
export function planSentences({ pages, details, jobs }: Limits): { icon: IconName; text: string }[] {
  return [
    { icon: 'list', text: i18n.t('discover.planList', pages, { count: formatNumber(pages) }) },
    { icon: 'open', text: detailsSentence(details) },
    { icon: 'check', text: i18n.t('discover.planJobs', jobs, { count: formatNumber(jobs) }) },
    { icon: 'none', text: i18n.t('discover.planNever') },
    { icon: 'lock', text: i18n.t('discover.planPrivate') },
  ];
}

function detailsSentence(details: Limits['details']): string {
  if (details === null) return i18n.t('discover.planDetailsAll');
  if (details === 0) return i18n.t('discover.planDetailsNone');
  return i18n.t('discover.planDetails', details, { count: formatNumber(details) });
}
