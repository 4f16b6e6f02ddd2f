import { expect, it } from 'vitest';
import { isDrawnLate } from '@/page/fill/input/drawn-late';

it('waits for what a press changed, before there is another', async () => {
  let isTicked = false;
  setTimeout(() => {
    isTicked = true;
  }, 150);
  expect(await isDrawnLate('tick', () => isTicked)).toBe(true);
});

it('waits no longer than a server takes, and for texts not at all', async () => {
  const start = performance.now();
  expect(await isDrawnLate('text', () => false)).toBe(false);
  expect(performance.now() - start).toBeLessThan(500);
  expect(await isDrawnLate('choices', () => false)).toBe(false);
});
