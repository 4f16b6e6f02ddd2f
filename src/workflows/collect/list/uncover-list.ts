import type { PressIntent, PressOutcome } from '@/browser/tab';
import type { Target } from '@/page-api/element-requests';
import { siteOf } from '@/url/canonical-url';
import { isRouteOfSamePage, routeOf } from '@/url/url-parts';
import { waitForUser } from '@/workflows/asking/wait-for-user';
import type { DiscoveryContext } from '@/workflows/discovery';
import { passWalls } from '@/workflows/wait-until-accessible';

/** What may lie over a list, one thing after the other. */
const mostCovers = 3;

/** Ways to the control of a list that the page may have replaced; null if it is gone. */
interface Finding {
  /** Whether it leads on without a press as well: then a question over it needs no answer. */
  hasAddress?: boolean;
  /** Where the list stands now: scrolling to the control may have had the list draw its rows anew. */
  here?: () => Promise<Target | null>;
  /** Wherever the list stands. */
  again: () => Promise<Target | null>;
}

/**
 * Presses a control of the list, and again once what lies over it is closed: at first the last posting's dialog, which waits for that; then
 * what did not leave by itself.
 */
export async function pressUncovered(
  discovery: DiscoveryContext,
  target: Target,
  wanted: PressIntent,
  { hasAddress = false, here, again: findAgain }: Finding,
): Promise<PressOutcome> {
  let isPatient = false;
  let isClosed = false;
  let press = await discovery.tab.press(target, { ...wanted, isPatient });
  const redrawn = press.outcome === 'gone' && here ? await here() : null;
  if (redrawn) press = await discovery.tab.press(redrawn, { ...wanted, isPatient });
  for (let covers = 0; covers < mostCovers && isInTheWay(press); covers += 1) {
    const mayGoBack: boolean = isPatient || press.outcome === 'gone';
    // What still asks once it was told to close waits for an answer.
    isClosed = !(isClosed && asksUser(press)) && (await uncoverList(discovery, { mayGoBack }));
    const isUncovered: boolean = isClosed || (!hasAddress && (await isAnswered(discovery, press)));
    const again = await findAgain();
    if (!again || (!isUncovered && isPatient)) return press;
    isPatient ||= !isUncovered;
    press = await discovery.tab.press(again, { ...wanted, isPatient });
  }
  return press;
}

/** A question for consent that lies over the control, and is too small for a wall, is the user's as well. */
async function isAnswered(discovery: DiscoveryContext, press: PressOutcome): Promise<boolean> {
  if (!asksUser(press)) return false;
  await waitForUser(discovery, 'consent');
  await discovery.tab.settle();
  return true;
}

const asksUser = (press: PressOutcome): boolean => press.outcome === 'covered' && press.asksConsent === true;

/** Scrolls the list by a share of its visible part; again once what lies over it is closed, as a newsletter that came meanwhile. */
export async function scrollUncovered(discovery: DiscoveryContext, share: number): Promise<void> {
  const { tab, run } = discovery;
  const { recipe } = run.run.state;
  if (await tab.scrollList(recipe, share)) return;
  if (await uncoverList(discovery, { mayGoBack: false })) await tab.scrollList(recipe, share);
}

/** Whether something kept the mouse from what was to be pressed: it lies over it, or took its place. */
function isInTheWay({ outcome }: PressOutcome): boolean {
  return outcome === 'covered' || outcome === 'gone';
}

/**
 * Takes away what a press put in front of the list: a dialog or drawer by its closing control, a posting's own route by going back. False
 * if there is nothing of the kind. Walls are the user's.
 */
export async function uncoverList(discovery: DiscoveryContext, { mayGoBack = true } = {}): Promise<boolean> {
  const { run, tab } = discovery;
  // On another site the user has the tab: nothing is closed there, and nobody goes back.
  if (siteOf(await tab.url()) !== siteOf(run.run.state.pageUrl)) return false;
  await passWalls(discovery);
  return (await closeOverlay(discovery)) || (mayGoBack && (await leaveRoute(discovery)));
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

/**
 * The list's own address was saved when it was understood. Going back, several postings that were opened one after the other show again before
 * the list does: a route behind the hash is gone to, which loads nothing and leaves the list where it stood.
 */
async function leaveRoute({ run, tab }: DiscoveryContext): Promise<boolean> {
  const { pageUrl, recipe } = run.run.state;
  const hasFrameLeft = recipe?.frame ? routeOf(await tab.url(recipe)) !== routeOf(recipe.frame.address) : false;
  const url = await tab.url();
  if (!hasFrameLeft && url !== pageUrl && isRouteOfSamePage(pageUrl, url)) {
    await tab.open(pageUrl);
    return true;
  }
  return (hasFrameLeft || url !== pageUrl) && (await tab.back());
}
