import { oneLine, quoted, sentences } from '../one-line';
import type { CollectorInput } from './collector-input';

type Site = NonNullable<CollectorInput['understanding']>;

const shownLengths = { understanding: 400, selector: 100, name: 40, option: 30 };
const shownCounts = { filters: 12, options: 8 };

/** What exploring the site found out. */
export function siteLines({ pageType, understanding, keyElements, filters }: Site): string[] {
  const { pagination } = keyElements;
  return [
    `SITE, as explored before (${pageType}): ${sentences(understanding, shownLengths.understanding)}`,
    ...(pagination === undefined ? [] : [`NEXT JOBS were led to by: ${oneLine(pagination, shownLengths.selector)}`]),
    ...(filters.length === 0 ? [] : [`FILTERS: ${filters.slice(0, shownCounts.filters).map(filterWords).join('; ')}`]),
  ];
}

function filterWords({ name, options }: Site['filters'][number]): string {
  const labels = options.slice(0, shownCounts.options).map(({ label }) => quoted(label, shownLengths.option));
  const left = options.length - labels.length;
  return `${quoted(name, shownLengths.name)}: ${[...labels, ...(left > 0 ? [`${left} more`] : [])].join(', ')}`;
}
