import { expect, it } from 'vitest';
import type { PendingAct } from '@/domain/run/exploration';
import { areRowsLate } from '@/workflows/explore/await-rows';
import type { Exploration } from '@/workflows/explore/exploration-ports';

/** A list whose rows are counted at each look, on a page that shows something new `news` times. */
function exploring(rows: number[], news: number) {
  let left = news;
  const tab = {
    ask: async () => ({ rows: Array.from({ length: rows.shift() ?? 0 }) }),
    awaitNews: async () => left-- > 0,
  };
  const run = { run: { state: { recipe: {} } } };
  return { tab, run } as unknown as Exploration;
}

const turn = { act: { name: 'click' }, isPager: true } as PendingAct;
const back = { act: { name: 'go_back' }, isPager: false } as PendingAct;
const other = { act: { name: 'click' }, isPager: false } as PendingAct;

it.each([
  ['rows that came at the second look after a turned page', turn, [0, 0, 5], 2, true],
  ['rows that came after going back', back, [0, 5], 1, true],
  ['rows that were there at once', turn, [5], 1, false],
  ['no rows, and nothing on its way', turn, [0, 0], 0, false],
  ['what another press emptied', other, [0, 5], 1, false],
] as const)('tells of %s', async (_, act, rows, news, expected) => {
  expect(await areRowsLate(exploring([...rows], news), act)).toBe(expected);
});
