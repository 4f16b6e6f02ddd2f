import { expect, it } from 'vitest';
import { isDrawnLate, notePress } from '@/page/fill/input/drawn-late';

const tick = { selector: '#tick', kind: 'tick' } as const;

it('waits for what a press changed, before there is another', async () => {
  let isTicked = false;
  setTimeout(() => {
    isTicked = true;
  }, 150);
  notePress(tick);
  expect(await isDrawnLate(tick, () => isTicked)).toBe(true);
});

it('waits no longer than a server takes from the press on, once, and for texts not at all', async () => {
  const took = async (field: Parameters<typeof isDrawnLate>[0]) => {
    const start = performance.now();
    expect(await isDrawnLate(field, () => false)).toBe(false);
    return performance.now() - start;
  };
  const choices = { selector: '#choices', kind: 'choices' } as const;
  notePress(choices);
  expect(await took(choices)).toBeGreaterThan(400);
  expect(await took(choices)).toBeLessThan(100);
  const text = { selector: '#text', kind: 'text' } as const;
  notePress(text);
  expect(await took(text)).toBeLessThan(100);
  expect(await took({ selector: '#other', kind: 'tick' })).toBeLessThan(100);
});
