import { mentionsFilters } from '@/language/words/controls/filter-heading-words';
import { isFilterName, isShowResultsControl } from '@/language/words/controls/filter-phrases';
import type { DiscoveryContext } from '@/workflows/discovery';
import { performSearchAct } from './act-on-search';

/**
 * Closes open or expanded filters, if possible with the control that shows results. What was not opened here (`isOpened` false) is closed
 * only if it declares itself filters: anything else is the user's.
 */
export async function closeFilters(discovery: DiscoveryContext, isOpened: boolean): Promise<void> {
  const { tab, run } = discovery;
  const { overlay } = await tab.ask('read-landmarks', { recipe: run.run.state.recipe });
  if (!overlay || !(isOpened || mentionsFilters(overlay.name) || isFilterName(overlay.name))) return;
  const closer = overlay.closers.find(({ name }) => isShowResultsControl(name)) ?? overlay.closers[0];
  const about = { filter: null, value: '' };
  if (closer) {
    const act = { name: 'click', selector: closer.ref, reason: '' } as const;
    if ((await performSearchAct(discovery, { act, ...about })).outcome === 'done') return;
  }
  await performSearchAct(discovery, { act: { name: 'press_key', key: 'Escape', reason: '' }, ...about });
}
