import { hasChanged } from '@/domain/page/page-change';
import type { PageRequests } from '@/page-api/page-requests';
import { pageStateHash } from '@/workflows/explore/text-without-refs';
import type { Pursuit } from './goal-ports';
import { secretsMask } from './mask-secrets';
import { attemptOf, goalOf, stepOf } from './saved-goal';
import { type GoalView, linesBetween, linesOf } from './view-page';

/** What an action showed on the page. */
export interface Seen {
  hasChanged: boolean;
  /** Something opened or unfolded. */
  hasOpened: boolean;
  /** Another address, or another document. */
  hasMoved: boolean;
  /** Lines that came, if they are few. */
  came: string[];
}

/** One watch an action: an earlier one's says nothing about this one. */
export function watchOf(pursuit: Pursuit): PageRequests['watch-change']['input'] {
  const { attempts, id } = stepOf(pursuit);
  return { id: `${pursuit.run.run.id}.${id}.${attempts}.${attemptOf(pursuit).done.length}`, frame: null };
}

/** How long an action may take to show anything at all, ms: a script may wait before it asks its server. */
const lateMs = 600;

/** What an action showed, against the page before it, whose text is null if it is not known. */
export async function seeAct(pursuit: Pursuit, urlBefore: string, textBefore: string | null): Promise<Seen> {
  const seen = await seeOnceLate(pursuit, urlBefore);
  if (textBefore === null) return seen;
  const { text: textAfter } = await pageNow(pursuit);
  // Lines that only changed places, and frames, which the watch does not see.
  const hasChanged = seen.hasChanged || pageStateHash(textAfter) !== pageStateHash(textBefore);
  return { ...seen, hasChanged, came: seen.hasMoved ? [] : fewLines(textBefore, textAfter) };
}

/** The page as it is now: all that it says, secrets by their names, and its elements. */
export async function pageNow(pursuit: Pursuit): Promise<Pick<GoalView['page'], 'text' | 'elements'>> {
  const mask = await secretsMask(pursuit);
  const { text, elements } = await pursuit.tab.snapshot(null, true);
  return { text: mask(text), elements: elements.map((element) => ({ ...element, name: mask(element.name) })) };
}

/** More than that is another look at the page. */
const most = { lines: 3, characters: 60 };

/** What came, if that is little: of several actions in a list, the page as they leave it shows the last one's alone. */
function fewLines(before: string, after: string): string[] {
  const { came } = linesBetween(linesOf(before), linesOf(after));
  return came.length > most.lines ? [] : came.map((line) => line.slice(0, most.characters));
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
  if (reading === null) return { hasChanged: true, hasOpened: false, hasMoved, came: [] };
  const change = { ...reading.change, urlBefore, urlAfter, isNewDocument: false, openedTabs: [], screen: null };
  return { hasChanged: hasChanged(change), hasOpened: reading.change.opened.length > 0, hasMoved, came: [] };
}

/** Whether the tab shows another page than the one that was acted on. */
export async function isElsewhere(pursuit: Pursuit): Promise<boolean> {
  const mask = await secretsMask(pursuit);
  return mask(await pursuit.tab.url()) !== goalOf(pursuit).pageUrl;
}
