import { withFieldResult } from '@/domain/form/fill-state';
import type { FillContext } from '@/workflows/form/fill-ports';

/**
 * What the page has made of fields since they were filled is not what they were filled for: their values are taken back, and said so. True if
 * there were any. `isLeaving`: the form goes on if there were none.
 */
export async function leaveGroundless(
  { form, run }: FillContext,
  { isLeaving } = { isLeaving: false },
): Promise<boolean> {
  const lost = await form.takeBackGroundless(isLeaving);
  for (const { frameId, selector, isEmpty } of lost) {
    const isIt = (one: { frameId: number; selector: string }) => one.frameId === frameId && one.selector === selector;
    const planned = run.run.state.fields.findLast((one) => isIt(one) && one.outcome === 'held');
    if (!planned) continue;
    const end = { outcome: 'left', reason: isEmpty ? 'changed' : 'changed-standing' } as const;
    const facts = { question: planned.question, handle: planned.handle, ...end };
    await run.step('filled-field', facts, { change: (state) => withFieldResult(state, planned, end) });
  }
  return lost.length > 0;
}
