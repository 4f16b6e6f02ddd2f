import type { ReadFields } from '@/domain/job/job-fields';
import type { Landmarks } from '@/domain/page/landmarks';
import type { ElementFacts } from '@/domain/page/page-act';
import type { Recipe } from '@/domain/page/recipe';
import { unwrapRedirect } from '@/url/unwrap-redirect';
import { urlHost } from '@/url/url-parts';
import { parseWebAddress } from '@/url/web-url';
import type { DiscoveryContext } from '@/workflows/discovery';
import { shownList } from '../extraction/list-of-shown-posting';

/**
 * Adds the application address if only the page's script knows it: if the user allows that, the control is pressed, the tab it opens is
 * closed at once, nothing is typed, and whatever opened in the page is left again.
 */
export async function addApplyAddress(discovery: DiscoveryContext, fields: ReadFields): Promise<ReadFields> {
  if (fields.applyType === 'easy_apply' || fields.applyUrl || discovery.run.run.state.isApplyInPage) return fields;
  if (!(await discovery.mayPressForAddress())) return fields;
  const control = await applyControl(discovery);
  if (!control) return fields;
  const address = control.element.url ?? (await addressBehind(discovery, control, fields.title ?? ''));
  return address ? { ...fields, applyUrl: unwrapRedirect(address), applyType: 'external' } : fields;
}

interface ApplyControl {
  ref: string;
  element: ElementFacts;
  /** What lies over the page anyway, as a cookie notice does, or the posting itself. */
  overlay: Landmarks['overlay'];
}

/** The apply control; null if there is none, or if pressing it would submit a form. */
async function applyControl(discovery: DiscoveryContext): Promise<ApplyControl | null> {
  const { tab } = discovery;
  const { recipe, pressed } = await shownList(discovery);
  const { apply, overlay } = await tab.ask('read-landmarks', { recipe, ...(pressed ? { pressed } : {}) });
  const element = apply && (await tab.ask('read-element', { ref: apply.ref }));
  return apply && element?.sends === 'nothing' ? { ref: apply.ref, element, overlay } : null;
}

/** Presses the control and returns where it leads: a tab it opened, or another site in this one. */
async function addressBehind(
  { run, tab }: DiscoveryContext,
  { ref, overlay }: ApplyControl,
  title: string,
): Promise<string | null> {
  await run.pace();
  const { recipe } = run.run.state;
  const place = { tab: await tab.url(), list: await tab.url(recipe) };
  await run.intent('read-apply-address', { title });
  const press = await tab.press({ ref }, { purpose: 'reveal-apply', siteUrl: run.run.startUrl, mayPressApply: true });
  const after = await tab.url(recipe);
  const opened = press.outcome === 'pressed' ? press.opened.find((address) => parseWebAddress(address)) : undefined;
  const address = opened ?? (urlHost(place.list) === urlHost(after) ? null : after);
  const isInPage = opened ? false : await leaveWhatOpened({ tab }, { ...place, recipe, overlay }, after);
  await run.step(
    'read-apply-address',
    { title, found: address !== null },
    { phase: 'outcome', change: (state) => ({ ...state, isApplyInPage: state.isApplyInPage || isInPage }) },
  );
  return address;
}

/** Addresses of the tab and of its list, and what lay over the page. */
interface BeforePress extends Pick<ApplyControl, 'overlay'> {
  tab: string;
  list: string;
  recipe: Recipe | null;
}

/**
 * The press started an application in the page, or navigated the tab or the frame with the list: go back to the posting. True where it opened
 * what only a new load takes away.
 */
async function leaveWhatOpened(
  { tab }: Pick<DiscoveryContext, 'tab'>,
  before: BeforePress,
  after: string,
): Promise<boolean> {
  const here = await tab.url();
  if (here !== before.tab) await goBackTo(tab, before.tab, here);
  else if (after !== before.list) await tab.back();
  else return leaveOverlay(tab, before);
  return false;
}

/** What asks to sign in is no run's to close, and lies over the list: where the page listens to no key, it is loaded anew. */
async function leaveOverlay(tab: DiscoveryContext['tab'], before: Omit<BeforePress, 'list'>): Promise<boolean> {
  await tab.key('Escape', { purpose: 'close' });
  const { overlay } = await tab.ask('read-landmarks', { recipe: before.recipe });
  const hasCome = overlay !== null && JSON.stringify(overlay) !== JSON.stringify(before.overlay);
  if (hasCome) await tab.open(before.tab);
  return hasCome;
}

/** Going back takes only the address from a page that changed no more than that, and its list stays where it stood. */
async function goBackTo(tab: DiscoveryContext['tab'], address: string, here: string): Promise<void> {
  const isNear = urlHost(address) === urlHost(here);
  if (isNear && (await tab.back()) && (await tab.url()) === address) return;
  await tab.open(address);
}
