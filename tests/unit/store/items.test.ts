import { describe, expect, it } from 'vitest';
import type { CollectedItem } from '@/domain/job/collected-item';
import { openEmptyStore } from './open-store';
import { firstStep } from './sample-run';
import { startRun } from './save-found';

const at = '2026-11-22T10:00:00.000Z';

function item(runId: string, index: number, uniqueId: string | null, type = 'product'): CollectedItem {
  return { runId, type, index, uniqueId, data: { index }, at };
}

describe('items', () => {
  it('are kept with their step, each once, and those that nothing tells apart each time', async () => {
    const { store } = openEmptyStore();
    const run = await startRun(store);
    const given = [
      item(run.id, 0, 'a'),
      item(run.id, 1, 'a'),
      item(run.id, 2, 'a', 'shop'),
      item(run.id, 3, null),
      item(run.id, 4, null),
    ];
    const { items } = await store.saveStep({
      runId: run.id,
      seq: 1,
      isStrict: false,
      jobs: [],
      items: given,
      write: (before, _saved, kept) => ({ run: before, step: { ...firstStep, facts: { new: kept.length } } }),
    });
    expect(items.map(({ isNew }) => isNew)).toEqual([true, false, true, true, true]);
    expect((await store.items.list(run.id)).map(({ index }) => index)).toEqual([0, 2, 3, 4]);
    expect(await store.items.countByType(run.id)).toEqual(
      new Map([
        ['product', 3],
        ['shop', 1],
      ]),
    );
  });

  it('go with the step that failed', async () => {
    const { store } = openEmptyStore();
    const run = await startRun(store);
    const write = { runId: run.id, seq: 1, isStrict: false, jobs: [], items: [item(run.id, 0, 'a')] };
    const failing = store.saveStep({
      ...write,
      write: () => {
        throw new RangeError('no');
      },
    });
    await expect(failing).rejects.toThrow(RangeError);
    expect(await store.items.list(run.id)).toEqual([]);
  });

  it('are of their run alone', async () => {
    const { store } = openEmptyStore();
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
    expect(await store.items.put(item(one, 0, 'a'))).toMatchObject({ isNew: true });
    expect(await store.items.put(item(one, 1, 'a'))).toMatchObject({ isNew: false });
    expect(await store.items.put(item(other, 0, 'a'))).toMatchObject({ isNew: true });
  });
});
