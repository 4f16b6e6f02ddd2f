import { judgePressInTab, type TabJudgement } from './judge-in-tab';
import { judge, type Place, type Pressing, type PressOutcome, refusedAs } from './press';

/**
 * Why nothing may be let go at the end of a drag; null if it may. What it was meant for may be gone by then, or lie under what is dragged:
 * then whatever lies there is judged, in any frame. What cannot be judged gets nothing.
 */
export async function judgeDrop({ source, goal }: Dropping, end: Place): Promise<PressOutcome | null> {
  const wanted = { ...source.wanted, isDrop: true };
  const meant = goal && (await judge({ ...goal, wanted }, end).catch(() => null));
  if (meant?.outcome === 'refused') return refusedAs(meant);
  if (meant?.outcome === 'pass') return null;
  const { x, y } = end.tab;
  const there: TabJudgement = await judgePressInTab(source.tab, { x, y }, wanted).catch(() => ({ outcome: 'gone' }));
  return there.outcome === 'pass' ? null : refusedAs(there);
}

interface Dropping {
  source: Pressing;
  /** What it is dropped on; null for a place. */
  goal: Pressing | null;
}
