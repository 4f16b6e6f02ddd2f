import { i18n } from '#i18n';
import type { DetailsPlace, PagerKind, Recipe } from '@/domain/page/recipe';

const pagers: Record<PagerKind, () => string> = {
  next: () => i18n.t('understood.pagerNext'),
  numbered: () => i18n.t('understood.pagerNumbered'),
  'load-more': () => i18n.t('understood.pagerLoadMore'),
  infinite: () => i18n.t('understood.pagerInfinite'),
  none: () => i18n.t('understood.pagerNone'),
};

const details: Record<DetailsPlace['kind'], () => string> = {
  pane: () => i18n.t('understood.detailsPane'),
  page: () => i18n.t('understood.detailsPage'),
  row: () => i18n.t('understood.detailsRow'),
};

/** How the recipe reads a site, as far as known: one sentence per part. */
export function recipeSentences(recipe: Recipe): string[] {
  return [
    recipe.rows.embedded ? i18n.t('understood.listEmbedded') : i18n.t('understood.listRepeated'),
    ...(recipe.scroller ? [i18n.t('understood.scroller')] : []),
    ...(recipe.pager ? [pagers[recipe.pager.kind]()] : []),
    ...(recipe.details ? [details[recipe.details.kind]()] : []),
  ];
}
