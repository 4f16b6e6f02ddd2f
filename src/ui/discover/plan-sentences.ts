import { i18n } from '#i18n';
import type { Limits, Settings } from '@/domain/settings/settings';
import { formatNumber } from '@/ui/messages/formats';
import { receiverOf } from '@/ui/messages/provider-words';
import type { IconName } from '../parts/icon';

interface Planned {
  limits: Limits;
  settings: Pick<Settings, 'exploration' | 'models'>;
  /** Whether the site was explored before. */
  isKnown: boolean;
}

/** What a discovery within these limits does, and never does. */
export function planSentences({ limits, settings, isKnown }: Planned): { icon: IconName; text: string }[] {
  const { pages, details, jobs } = limits;
  const { turns } = settings.exploration.limits;
  return [
    {
      icon: 'compass',
      text: isKnown
        ? i18n.t('discover.planCheck')
        : i18n.t('discover.planExplore', turns, { count: formatNumber(turns) }),
    },
    { icon: 'list', text: i18n.t('discover.planList', pages, { count: formatNumber(pages) }) },
    { icon: 'open', text: detailsSentence(details) },
    { icon: 'check', text: i18n.t('discover.planJobs', jobs, { count: formatNumber(jobs) }) },
    { icon: 'none', text: i18n.t('discover.planNever') },
    { icon: 'lock', text: privacySentence(settings.models) },
  ];
}

function detailsSentence(details: Limits['details']): string {
  if (details === null) return i18n.t('discover.planDetailsAll');
  if (details === 0) return i18n.t('discover.planDetailsNone');
  return i18n.t('discover.planDetails', details, { count: formatNumber(details) });
}

function privacySentence(models: Settings['models']): string {
  return models.provider === 'rules'
    ? i18n.t('discover.planPrivate')
    : i18n.t('discover.planModel', { provider: receiverOf(models) });
}
