import { expect, it } from 'vitest';
import type { SnapshotElement } from '@/page-api/snapshot-requests';
import { findByName } from '@/workflows/goal/find-by-name';
import type { Pursuit } from '@/workflows/goal/goal-ports';
import { namedBest } from '@/workflows/goal/named';

const named = (ref: string, name: string): SnapshotElement => ({ ref, name, action: 'click', role: null, url: null });

it('is what is called exactly so, else what holds the words', () => {
  const elements = [
    named('e1', 'Kona, HI (KOA)'),
    named('e2', 'Koa'),
    named('e3', 'Kai'),
    named('e4', '▶'),
    named('e5', ''),
  ];
  expect(namedBest(elements, '▶').map(({ ref }) => ref)).toEqual(['e4']);
  expect(namedBest(elements, '◀')).toEqual([]);
  expect(namedBest(elements, 'koa').map(({ ref }) => ref)).toEqual(['e2']);
  expect(namedBest(elements, 'HI (KOA)').map(({ ref }) => ref)).toEqual(['e1']);
  expect(namedBest(elements, 'K').map(({ ref }) => ref)).toEqual(['e1', 'e2', 'e3']);
});

/** A tab whose pictures follow each other. It says “Keep” once, and “Old” twice, in plain text. */
function aTab(...looks: SnapshotElement[][]): Pursuit {
  let look = 0;
  const snapshot = async () => {
    look += 1;
    return { elements: looks[Math.min(look, looks.length) - 1] ?? [], text: `look ${look}` };
  };
  const texts: Record<string, string[]> = { Keep: ['e7'], Old: ['e8', 'e9'] };
  const ask = async (_: string, { words }: { words: string }) => texts[words] ?? [];
  return { tab: { snapshot, ask, awaitNews: async () => true } } as unknown as Pick<Pursuit, 'tab'> as Pursuit;
}

it('is waited for where it comes up late, and found only where it is one', async () => {
  const kai = named('e3', 'Kai');
  expect(await findByName(aTab([], [kai]), 'Kai', [])).toMatchObject({ ref: 'e3', page: { text: 'look 2' } });
  expect(await findByName(aTab([]), 'Kai', [])).toMatchObject({ problem: 'Nothing is called Kai.' });
  const two = await findByName(aTab([kai, named('e4', 'Kai')]), 'Kai', []);
  expect(two).toMatchObject({ problem: expect.stringContaining('2 things') });
});

it('is what came up since, where something else was called so before', async () => {
  const two = aTab([named('e3', 'Kai'), named('e9', 'Kai')]);
  expect(await findByName(two, 'Kai', ['e3'])).toMatchObject({ ref: 'e9' });
});

it('is plain text only where no control is called so, and text will do', async () => {
  expect(await findByName(aTab([]), 'Keep', [], true)).toMatchObject({ ref: 'e7' });
  expect(await findByName(aTab([]), 'Keep', [], false)).toMatchObject({ problem: 'Nothing is called Keep.' });
  expect(await findByName(aTab([], [named('e3', 'Keep')]), 'Keep', [], true)).toMatchObject({ ref: 'e3' });
  expect(await findByName(aTab([]), 'Old', [], true)).toMatchObject({ problem: expect.stringContaining('2 things') });
});
