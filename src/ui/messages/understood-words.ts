import { i18n } from '#i18n';
import { ElementType } from '@/domain/page/change-analysis';
import type { FilterKind } from '@/domain/page/filter';
import type { PageType } from '@/domain/page/page-type';
import type { KeyElementName } from '@/domain/page/understanding';

const pageTypes: Record<PageType, () => string> = {
  job_search: () => i18n.t('pageType.jobSearch'),
  job_board: () => i18n.t('pageType.jobBoard'),
  job_details: () => i18n.t('pageType.jobDetails'),
  application_form: () => i18n.t('pageType.applicationForm'),
  company_page: () => i18n.t('pageType.companyPage'),
  other: () => i18n.t('pageType.other'),
};

const keyElements: Record<KeyElementName, () => string> = {
  filterButton: () => i18n.t('element.filterButton'),
  applyButton: () => i18n.t('element.applyButton'),
  jobListings: () => i18n.t('element.jobListings'),
  searchInput: () => i18n.t('element.searchInput'),
  pagination: () => i18n.t('element.pagination'),
};

const elementTypes: Record<ElementType, () => string> = {
  'filter button': () => i18n.t('elementType.filterButton'),
  'apply button': () => i18n.t('elementType.applyButton'),
  'job listing': () => i18n.t('elementType.jobListing'),
  'close button': () => i18n.t('elementType.closeButton'),
  pagination: () => i18n.t('elementType.pagination'),
  'search input': () => i18n.t('elementType.searchInput'),
  'sort control': () => i18n.t('elementType.sortControl'),
  navigation: () => i18n.t('elementType.navigation'),
  other: () => i18n.t('elementType.other'),
};

const filterKinds: Record<FilterKind, () => string> = {
  single: () => i18n.t('filterKind.single'),
  multi: () => i18n.t('filterKind.multi'),
  range: () => i18n.t('filterKind.range'),
  toggle: () => i18n.t('filterKind.toggle'),
};

const actions: Record<string, () => string> = {
  click: () => i18n.t('behavior.click'),
  type_text: () => i18n.t('behavior.type'),
  select_option: () => i18n.t('behavior.select'),
  press_key: () => i18n.t('behavior.key'),
  scroll: () => i18n.t('behavior.scroll'),
  go_back: () => i18n.t('behavior.back'),
  none: () => i18n.t('behavior.none'),
};

export const pageTypeWord = (type: PageType): string => pageTypes[type]();
export const keyElementWord = (name: KeyElementName): string => keyElements[name]();
export const filterKindWord = (kind: FilterKind): string => filterKinds[kind]();

/** A behaviour's key, which may be an element type of a later version. */
export function elementTypeWord(type: string): string {
  const known = ElementType.safeParse(type);
  return known.success ? elementTypes[known.data]() : type;
}

/** What was done to see a behaviour. */
export const describeAction = (action: string): string => actions[action]?.() ?? action;
