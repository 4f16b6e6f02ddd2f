import type { ListShown } from '@/page-api/page-requests';
import { pathOf } from '@/url/url-parts';
import type { Discovery } from '@/workflows/discovery';

/** A posting on its own page. */
export const noList: ListShown = { recipe: null, pressed: null };

/** The list beside the posting shown: by the recipe, else by the row the collector selected. */
export async function listShown({ run, tab }: Discovery): Promise<ListShown> {
  const { recipe, details, collector, pageUrl } = run.run.state;
  if (details === 'page') return noList;
  if (recipe) return { recipe, pressed: null };
  const { selected = null } = collector ?? {};
  if (!selected || pathOf(await tab.url()) !== pathOf(pageUrl)) return noList;
  return { recipe: null, pressed: { selector: selected.selector } };
}
