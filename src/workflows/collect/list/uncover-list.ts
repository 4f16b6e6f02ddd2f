import type { PressOutcome } from '@/browser/tab';
import { siteOf } from '@/url/canonical-url';
import { urlPath } from '@/url/url-parts';
import type { DiscoveryContext } from '@/workflows/discovery';
import { passWalls } from '@/workflows/wait-until-accessible';

/** Whether something kept the mouse from what was to be pressed: it lies over it, or took its place. */
export function isInTheWay({ outcome }: PressOutcome): boolean {
  return outcome === 'covered' || outcome === 'gone';
}

/**
 * Takes away what a press put in front of the list: a dialog or drawer by its closing control, a posting's own route by going back. False
 * if there is nothing of the kind. Walls are the user's.
 */
export async function uncoverList(discovery: DiscoveryContext): Promise<boolean> {
  const { run, tab } = discovery;
  // On another site the user has the tab: nothing is closed there, and nobody goes back.
  if (siteOf(await tab.url()) !== siteOf(run.run.state.pageUrl)) return false;
  await passWalls(discovery);
  return (await closeOverlay(discovery)) || (await leaveRoute(discovery));
}

async function closeOverlay({ run, tab }: DiscoveryContext): Promise<boolean> {
  const { overlay } = await tab.ask('read-landmarks', { recipe: run.run.state.recipe });
  if (!overlay) return false;
  const wanted = { purpose: 'close', siteUrl: run.run.startUrl } as const;
  for (const { ref } of overlay.closers) {
    const { outcome } = await tab.press({ ref }, wanted);
    if (outcome === 'pressed') return true;
  }
  return (await tab.key('Escape', wanted)).outcome === 'pressed';
}

/** The list's own address was saved when it was understood. */
async function leaveRoute({ run, tab }: DiscoveryContext): Promise<boolean> {
  const { pageUrl, recipe } = run.run.state;
  const hasFrameLeft = recipe?.frame ? urlPath(await tab.url(recipe)) !== urlPath(recipe.frame.address) : false;
  return (hasFrameLeft || (await tab.url()) !== pageUrl) && (await tab.back());
}
