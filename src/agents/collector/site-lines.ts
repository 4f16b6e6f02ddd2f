import { oneLine, quoted, sentences } from '../one-line';
import type { CollectorInput } from './collector-input';

type Site = NonNullable<CollectorInput['understanding']>;

const longest = { understanding: 400, selector: 100, name: 40, option: 30 };
const most = { filters: 12, options: 8 };

/** What exploring the site found out. */
export function siteLines({ pageType, understanding, keyElements, filters }: Site): string[] {
  const { pagination } = keyElements;
  return [
    `SITE, as explored before (${pageType}): ${sentences(understanding, longest.understanding)}`,
    ...(pagination === undefined ? [] : [`NEXT JOBS were led to by: ${oneLine(pagination, longest.selector)}`]),
    ...(filters.length === 0 ? [] : [`FILTERS: ${filters.slice(0, most.filters).map(filterWords).join('; ')}`]),
  ];
}

function filterWords({ name, options }: Site['filters'][number]): string {
  const labels = options.slice(0, most.options).map(({ label }) => quoted(label, longest.option));
  const left = options.length - labels.length;
  return `${quoted(name, longest.name)}: ${[...labels, ...(left > 0 ? [`${left} more`] : [])].join(', ')}`;
}
