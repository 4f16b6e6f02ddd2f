import { quietMs } from '@/browser/frames/settle';
import type { TabContext } from '@/browser/frames/tab-context';
import { judgePressInTab, type TabJudgement } from './judge-in-tab';
import { type NonPressingKey, pressEnter, pressKey } from './keyboard';
import { withNewTabs } from './new-tabs';
import type { PressOutcome } from './press';
import type { PressIntent } from './wanted-press';

/** Presses a key at the focus, `times` in a row but for Enter, and waits. What Enter would press or send is judged before, and again after the page got the key event. */
export async function pressKeyAndSettle(
  tab: TabContext,
  key: 'Enter' | NonPressingKey,
  wanted: PressIntent,
  times = 1,
): Promise<PressOutcome> {
  const session = await tab.session();
  const result: { entered: PressOutcome | null } = { entered: null };
  const opened = await withNewTabs(tab.id, async () => {
    if (key === 'Enter') result.entered = await enter(tab, wanted);
    else for (let pressed = 0; pressed < times; pressed += 1) await pressKey(session, key);
    await tab.settle(0, key === 'Enter' ? quietMs : undefined);
  });
  const { entered } = result;
  return entered?.outcome === 'pressed' ? { ...entered, opened } : (entered ?? { outcome: 'pressed', opened });
}

/** What came of it; null if it was pressed at a control. */
async function enter(tab: TabContext, wanted: PressIntent): Promise<PressOutcome | null> {
  const before = await judgePressInTab(tab, null, wanted);
  if (before.outcome === 'refused') return before;
  const isToPage = wanted.purpose === 'goal' && isUnfocused(before);
  if (before.outcome !== 'pass' && !isToPage) return { outcome: 'refused', code: 'not-a-search-field', name: '' };
  const after: { judgement: TabJudgement | null } = { judgement: null };
  const goesOn = await pressEnter(await tab.session(), async () => {
    // If the page navigated in response to the key, nothing may follow.
    after.judgement = await judgePressInTab(tab, null, wanted).catch(() => null);
    return after.judgement !== null && isSameFocus(before, after.judgement);
  });
  // A goal's key was heard though nothing follows it, as where it opens the editor of a cell.
  const isOther =
    after.judgement?.outcome === 'refused' || (after.judgement?.outcome === 'pass' && wanted.purpose !== 'goal');
  if (!goesOn && isOther) return { outcome: 'refused', code: 'changed', name: '' };
  return isToPage ? { outcome: 'pressed', opened: [], isToPage } : null;
}

/** Nothing has the focus: a key presses nothing, and the page alone hears it. */
const isUnfocused = (judgement: TabJudgement): boolean => judgement.outcome === 'missed' && judgement.by === '';

function isSameFocus(before: TabJudgement, after: TabJudgement): boolean {
  if (before.outcome !== 'pass') return isUnfocused(after);
  return after.outcome === 'pass' && after.identity === before.identity;
}
