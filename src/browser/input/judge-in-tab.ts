import { type FrameFacts, frameAt, listFrames } from '@/browser/frames/frames';
import type { TabContext } from '@/browser/frames/tab-context';
import type { PressJudgement } from '@/page-api/press-requests';
import { type PressIntent, toPressContext } from './wanted-press';

/** Nesting depth; deeper frames are ads. */
const mostDepth = 6;

type Passed = Extract<PressJudgement, { outcome: 'pass' }>;

/** A judgement; if it passes, with its frame. */
export type TabJudgement = Exclude<PressJudgement, Passed> | (Passed & { frameId: number });

/** The gate's verdict on a point of the tab's viewport, or on the focused element (null), in any frame. */
export async function judgePressInTab(
  tab: TabContext,
  at: { x: number; y: number } | null,
  wanted: PressIntent,
): Promise<TabJudgement> {
  let frameId = 0;
  let spot = at;
  let frames: FrameFacts[] | null = null;
  for (let depth = 0; depth < mostDepth; depth += 1) {
    const judgement = await tab.askFrame(frameId, 'judge-press', {
      target: null,
      at: spot,
      ...toPressContext(wanted),
    });
    if (judgement.outcome === 'pass') return { ...judgement, frameId, identity: `${frameId} ${judgement.identity}` };
    if (judgement.outcome !== 'frame') return judgement;
    frames ??= await listFrames(tab.id);
    const parent = frames.find((frame) => frame.frameId === frameId);
    const inner = parent && frameAt(frames, parent, judgement.frame);
    // Frames without our script cannot be judged.
    if (!inner) return { outcome: 'missed', by: 'a frame that nothing is known of' };
    frameId = inner.frameId;
    spot = judgement.at;
  }
  return { outcome: 'missed', by: 'a frame' };
}
