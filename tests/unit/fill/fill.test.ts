import { expect, it } from 'vitest';
import { fill } from '@/workflows/fill/fill';
import { aFilling } from '../pilot/a-filling';

it('ends with how often the page began to send by itself', async () => {
  const { filling } = aFilling({ state: { phase: 'done', page: 0 } });
  const tab = { ...filling.tab, heldBack: () => 2 };
  const store = { ...filling.store, saveApplication: async () => undefined };
  expect(await fill({ ...filling, tab, store })).toMatchObject({ code: 'ready', sendsHeld: 2 });
});
