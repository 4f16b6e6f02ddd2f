import type { DebuggerSession } from '@/browser/debugger/debugger-session';
import type { TabContext } from '@/browser/frames/tab-context';
import { judgePressInTab } from '@/browser/input/judge-in-tab';
import { pressKeyAndSettle } from '@/browser/input/key-and-settle';
import { withNewTabs } from '@/browser/input/new-tabs';
import { moveTo, pressDown, releaseButton, releaseWithoutClick } from '@/browser/input/trusted-input';
import type { PressIntent } from '@/browser/input/wanted-press';
import type { ViewportPoint } from '@/domain/form/visual-fill';
import type { RefusalCode } from '@/domain/page/refusal-code';

import type { PressJudgement } from '@/page-api/press-requests';
import { sleep } from '@/std/sleep';

const bySight: PressIntent = { purpose: 'by-sight' };
/** Milliseconds for the page to react to hovering. */
const hoverMs = 40;

/** A point of the tab's viewport to press. */
export interface PressPoint {
  spot: ViewportPoint;
  times: 1 | 2;
  /** Whether what is there is labelled like a wanted answer, or like the question. */
  isChoice: boolean;
}

/** Presses a point, whatever is there, if the gate allows it; null if it did. */
export async function pressAtPoint(
  tab: TabContext,
  pressed: PressPoint,
  isOwnFrame: (frameId: number) => Promise<boolean>,
): Promise<RefusalCode | null> {
  const session = await tab.session();
  const result: { refused: RefusalCode | null } = { refused: null };
  await withNewTabs(tab.id, async () => {
    await moveTo(session, pressed.spot);
    await sleep(hoverMs);
    for (let clickCount = 1; clickCount <= pressed.times && result.refused === null; clickCount += 1) {
      result.refused = await pressOnce(tab, pressed, clickCount, isOwnFrame);
    }
  });
  return result.refused;
}

async function pressOnce(
  tab: TabContext,
  { spot, isChoice }: PressPoint,
  clickCount: number,
  isOwnFrame: (frameId: number) => Promise<boolean>,
): Promise<RefusalCode | null> {
  const session = await tab.session();
  const wanted = { ...bySight, isChoice };
  const before = await judgePressInTab(tab, spot, wanted);
  if (before.outcome !== 'pass') return refusalIn(before);
  if (!(await isOwnFrame(before.frameId))) return 'unclear';
  await pressDown(session, spot, clickCount);
  const now = await judgePressInTab(tab, spot, wanted).catch(() => null);
  const isSame = now?.outcome === 'pass' && now.identity === before.identity;
  await (isSame ? releaseButton(session, spot, clickCount) : releaseWithoutClick(session));
  return isSame ? null : ((now && refusalIn(now)) ?? 'changed');
}

/** Presses Enter at the focus, if the gate allows it; null if it did. */
export async function pressEnterAtFocus(tab: TabContext, session: DebuggerSession): Promise<RefusalCode | null> {
  const outcome = await pressKeyAndSettle({ ...tab, session: async () => session }, 'Enter', bySight);
  return outcome.outcome === 'refused' ? outcome.code : null;
}

/** What cannot be judged is not pressed. */
function refusalIn(judgement: PressJudgement): RefusalCode | null {
  if (judgement.outcome === 'pass') return null;
  return judgement.outcome === 'refused' ? judgement.code : 'unclear';
}
