import { i18n } from '#i18n';
import type { Recipe } from '@/domain/recipe';
import type { Understanding } from '@/domain/understanding';

const pagers: Record<Understanding['pager'], () => string> = {
  next: () => i18n.t('understood.pagerNext'),
  numbered: () => i18n.t('understood.pagerNumbered'),
  'load-more': () => i18n.t('understood.pagerLoadMore'),
  infinite: () => i18n.t('understood.pagerInfinite'),
  none: () => i18n.t('understood.pagerNone'),
};

const details: Record<Understanding['details'], () => string> = {
  pane: () => i18n.t('understood.detailsPane'),
  page: () => i18n.t('understood.detailsPage'),
  none: () => i18n.t('understood.detailsNone'),
};

export const pagerSentence = (pager: Understanding['pager']): string => pagers[pager]();
export const detailsSentence = (kind: Understanding['details']): string => details[kind]();
export const sourceSentence = ({ embedded }: Recipe['rows']): string =>
  embedded ? i18n.t('understood.listEmbedded') : i18n.t('understood.listRepeated');
