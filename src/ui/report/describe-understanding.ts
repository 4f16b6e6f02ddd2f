import { i18n } from '#i18n';
import { filterOptionsOf, type Understanding } from '@/domain/page/understanding';
import { describeAction, elementTypeWord, keyElementWord, pageTypeWord } from '@/ui/messages/understood-words';
import type { ReportContent, ReportList } from './report-content';

/** What was understood about the site, part by part. */
export function describeUnderstanding(understanding: Understanding): ReportContent['understanding'] {
  const { behaviors, keyFindings, pageType } = understanding;
  const lists: ReportList[] = [
    { title: i18n.t('understood.elements'), items: keyElements(understanding) },
    {
      title: i18n.t('understood.filters'),
      items: Object.entries(filterOptionsOf(understanding)).map(([name, options]) =>
        options.length > 0 ? `${name}: ${options.join(', ')}` : name,
      ),
    },
    {
      title: i18n.t('understood.behaviors'),
      items: Object.entries(behaviors).map(
        ([type, { action, effect }]) =>
          `${elementTypeWord(type)} – ${i18n.t('understood.behavior', { action: describeAction(action), effect })}`,
      ),
    },
    { title: i18n.t('understood.findings'), items: keyFindings },
  ];
  return {
    text: `${pageTypeWord(pageType)}. ${understanding.understanding}`.trim(),
    lists: lists.filter(({ items }) => items.length > 0),
  };
}

function keyElements({ keyElements: { jobListings, ...single } }: Understanding): string[] {
  const names = ['searchInput', 'filterButton', 'applyButton', 'pagination'] as const;
  return [
    ...jobListings.map((selector) => `${keyElementWord('jobListings')}: ${selector}`),
    ...names.flatMap((name) => (single[name] ? [`${keyElementWord(name)}: ${single[name]}`] : [])),
  ];
}
