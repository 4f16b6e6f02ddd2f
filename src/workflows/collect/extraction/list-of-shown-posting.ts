import type { ShownList } from '@/page-api/posting-requests';
import { urlPath } from '@/url/url-parts';
import type { DiscoveryContext } from '@/workflows/discovery';

/** A posting on its own page. */
export const noShownList: ShownList = { recipe: null, pressed: null };

/** The list beside the posting shown: by the recipe, else by the row the collector selected. */
export async function shownList({ run, tab }: DiscoveryContext): Promise<ShownList> {
  const { recipe, details, collector, pageUrl } = run.run.state;
  if (details === 'page') return noShownList;
  if (recipe) return { recipe, pressed: null };
  const { selected = null } = collector ?? {};
  if (!selected || urlPath(await tab.url()) !== urlPath(pageUrl)) return noShownList;
  return { recipe: null, pressed: { selector: selected.selector } };
}
