import type { PagerReading } from '@/domain/page/page-readings';
import { refusalByNextPageUrl } from '@/safety/addresses/refused-url';
import type { DiscoveryContext } from '@/workflows/discovery';
import { pressUncovered } from './uncover-list';

/** How to get more rows. `towards`: the page to go on to, past those between. */
export function choosePager({ run, tab }: DiscoveryContext, towards?: number): Promise<PagerReading> {
  return tab.ask('read-pager', { recipe: run.run.state.recipe, ...(towards && { towards }) });
}

export function isPagerPressable({ kind }: PagerReading): boolean {
  return kind !== 'none' && kind !== 'infinite';
}

/** The result of following a pager. `refused`: it, or its address, may do something else as well. */
export type FollowOutcome = 'followed' | 'failed' | 'refused';

/** Presses the pager, or opens its address if it cannot be pressed. Refusals are reported. */
export async function followPager(
  discovery: DiscoveryContext,
  { ref, selector, url }: PagerReading,
): Promise<FollowOutcome> {
  const { run, tab } = discovery;
  const siteUrl = siteOfList(discovery);
  const target = ref ? { ref } : selector ? { selector } : null;
  const wanted = { purpose: 'turn-page', siteUrl } as const;
  const hasAddress = url !== null && refusalByNextPageUrl(url, siteUrl) === null;
  const finding = { hasAddress, again: async () => target };
  const press = target && (await pressUncovered(discovery, target, wanted, finding));
  if (press?.outcome === 'pressed') return 'followed';
  const address = press?.outcome === 'refused' ? null : url;
  const code = press?.outcome === 'refused' ? press.code : refusalByNextPageUrl(address, siteUrl);
  if (code !== null) {
    await run.step('act-refused', { element: press?.outcome === 'refused' ? press.name : (url ?? ''), code });
    return 'refused';
  }
  if (!address) return 'failed';
  await tab.open(address, run.run.state.recipe);
  return 'followed';
}

/** Within a frame, the next page is of the frame's own site. */
export function siteOfList({ run: { run } }: DiscoveryContext): string {
  return run.state.recipe?.frame?.address ?? run.startUrl;
}
