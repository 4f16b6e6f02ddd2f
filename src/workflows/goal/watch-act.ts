import { hasChanged } from '@/domain/page/page-change';
import type { PageRequests } from '@/page-api/page-requests';
import { pageStateHash } from '@/workflows/explore/text-without-refs';
import type { Pursuit } from './goal-ports';
import { secretsMask } from './mask-secrets';
import { attemptOf, goalOf, stepOf } from './saved-goal';

/** What an action showed on the page. */
export interface Seen {
  hasChanged: boolean;
  /** Something opened or unfolded. */
  hasOpened: boolean;
  /** Another address, or another document. */
  hasMoved: boolean;
}

/** One watch an action: an earlier one's says nothing about this one. */
export function watchOf(pursuit: Pursuit): PageRequests['watch-change']['input'] {
  const { attempts, id } = stepOf(pursuit);
  return { id: `${pursuit.run.run.id}.${id}.${attempts}.${attemptOf(pursuit).done.length}`, frame: null };
}

/** How long an action may take to show anything at all, ms: a script may wait before it asks its server. */
const lateMs = 600;

/** What an action showed, against the page before it. `textBefore`: its hash; null if it is not known. */
export async function seeAct(pursuit: Pursuit, urlBefore: string, textBefore: string | null): Promise<Seen> {
  const seen = await seeOnceLate(pursuit, urlBefore);
  if (seen.hasChanged || textBefore === null) return seen;
  // Lines that only changed places, and frames, which the watch does not see.
  return { ...seen, hasChanged: (await textHash(pursuit)) !== textBefore };
}

/** The hash of all that the page says. */
export async function textHash({ tab }: Pursuit): Promise<string> {
  return pageStateHash((await tab.snapshot(null, true)).text);
}

async function seeOnceLate(pursuit: Pursuit, urlBefore: string): Promise<Seen> {
  const { tab } = pursuit;
  const first = await seeNow(pursuit, urlBefore);
  if (first.hasChanged || !(await tab.awaitNews(lateMs, null))) return first;
  await tab.settle();
  return seeNow(pursuit, urlBefore);
}

async function seeNow(pursuit: Pursuit, urlBefore: string): Promise<Seen> {
  const { tab } = pursuit;
  const reading = await tab.ask('read-change', watchOf(pursuit));
  const urlAfter = await tab.url();
  const hasMoved = reading === null || urlAfter !== urlBefore;
  if (reading === null) return { hasChanged: true, hasOpened: false, hasMoved };
  const change = { ...reading.change, urlBefore, urlAfter, isNewDocument: false, openedTabs: [], screen: null };
  return { hasChanged: hasChanged(change), hasOpened: reading.change.opened.length > 0, hasMoved };
}

/** Whether the tab shows another page than the one that was acted on. */
export async function isElsewhere(pursuit: Pursuit): Promise<boolean> {
  const mask = await secretsMask(pursuit);
  return mask(await pursuit.tab.url()) !== goalOf(pursuit).pageUrl;
}
