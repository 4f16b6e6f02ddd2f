import { pathOf } from '@/domain/address-parts';
import type { ListShown } from '@/page/contract';
import type { Discovery } from '../discover/ports';

/** A posting on a page of its own. */
export const noList: ListShown = { recipe: null, pressed: null };

/** The list beside which the tab shows a posting: by the recipe, else by the row that the collector selected. */
export async function listShown({ run, tab }: Discovery): Promise<ListShown> {
  const { recipe, details, collector, pageUrl } = run.run.state;
  if (details === 'page') return noList;
  if (recipe) return { recipe, pressed: null };
  const { selected = null } = collector ?? {};
  if (!selected || pathOf(await tab.url()) !== pathOf(pageUrl)) return noList;
  return { recipe: null, pressed: { selector: selected.selector } };
}
