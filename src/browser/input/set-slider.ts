import { frameOfTarget } from '@/browser/frames/ask-target';
import { quietMs } from '@/browser/frames/settle';
import type { TabContext } from '@/browser/frames/tab-context';
import type { Target } from '@/page-api/element-requests';
import type { FieldOutcome } from './field-outcome';
import { pressKey } from './keyboard';

/** Looks at where the slider stands: the first shows how far a key moves it, the others mend. */
const mostLooks = 6;
const mostKeys = 400;

/** Moves the focused slider to a number by the arrow keys, as far as its steps allow. */
export async function setSlider(tab: TabContext, target: Target, wanted: number): Promise<FieldOutcome> {
  const session = await tab.session();
  const valueAt = async (place: Target | null) => (await tab.ask('read-field', { target: place }))?.value;
  // A label that says where it stands renames it as it moves: it still has the focus.
  const read = async () => (await valueAt(target)) ?? (await valueAt(null)) ?? '';
  const move = async (from: number, times: number, isTurned: boolean) => {
    const key = from < wanted === isTurned ? 'ArrowLeft' : 'ArrowRight';
    for (let pressed = 0; pressed < Math.min(times, mostKeys); pressed += 1) await pressKey(session, key);
    await tab.settle(frameOfTarget(target), quietMs);
  };
  let now = Number(await read());
  let [times, isTurned] = [1, false];
  for (let look = 0; look < mostLooks && Number.isFinite(now) && now !== wanted; look += 1) {
    const before = now;
    await move(before, times, isTurned);
    now = Number(await read());
    const step = Math.abs(now - before) / times;
    if (step === 0) break;
    isTurned = Math.abs(now - wanted) > Math.abs(before - wanted) ? !isTurned : isTurned;
    times = Math.round(Math.abs(wanted - now) / step);
    // Between two of its steps.
    if (times === 0) break;
  }
  return { outcome: 'done', readback: await read() };
}
