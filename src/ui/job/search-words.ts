import { i18n } from '#i18n';
import type { Search } from '@/domain/search';

/** What was searched for: `“platform engineer”, Date posted: Past week, Remote`; null if nothing was set. */
export function searchWords({ words, filters }: Search): string | null {
  const said = filters.map(({ filter, options }) => `${filter}: ${options.join(', ')}`);
  const parts = words ? [i18n.t('job.searchWords', { words }), ...said] : said;
  return parts.length > 0 ? parts.join(' · ') : null;
}
