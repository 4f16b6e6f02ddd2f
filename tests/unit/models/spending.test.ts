import { expect, it } from 'vitest';
import { defaultModelSettings, type ModelSettings } from '@/domain/model/model-settings';
import { addUsage, Usage, zeroUsage } from '@/domain/model/usage';
import { defaultSettings } from '@/domain/settings/settings';
import { singleToolCall } from '@/models/parse-tool-call';
import { chooseModel } from '../../../src/background/choose-model';

const cheap = { input: 1, output: 5 };

function usageAt(price: typeof cheap | null): Usage {
  const tokens = { input: 100_000, output: 20_000 };
  return singleToolCall({ toolCalls: [{ name: 'done', input: {} }], ending: 'whole', text: '', tokens }, price).usage;
}

function leftAfter(spent: number, ofMonth: number, spending: ModelSettings['spending']): Promise<number | null> {
  const models: ModelSettings = { ...defaultModelSettings, provider: 'openai', spending };
  const choice = chooseModel({
    settings: { read: async () => ({ ...defaultSettings, models }) },
    keyOf: async () => 'key',
    spending: { ofMonth: async () => ofMonth },
    knownWays: new Map(),
  });
  return choice.dollarsLeft(spent);
}

it('a call without a known price is counted apart, and what is priced stays a sum that limits hold for', async () => {
  const spent = [usageAt(cheap), usageAt(null), usageAt(cheap)].reduce(addUsage, zeroUsage);
  expect(usageAt(null)).toMatchObject({ calls: 1, inputTokens: 100_000, dollars: 0, unpriced: 1 });
  expect(spent).toMatchObject({ calls: 3, dollars: 0.4, unpriced: 1 });
  expect(await leftAfter(spent.dollars, 0, { perRun: 0.25, perMonth: null })).toBeLessThan(0);
});

it('the narrower of both limits holds, and none where there is none', async () => {
  expect(await leftAfter(0.5, 19.75, { perRun: 1, perMonth: 20 })).toBe(0.25);
  expect(await leftAfter(0.5, 3, { perRun: 1, perMonth: 20 })).toBe(0.5);
  expect(await leftAfter(0.5, 3, { perRun: null, perMonth: null })).toBeNull();
});

it('runs that were kept before calls were counted apart can still be read', () => {
  const kept = { calls: 2, inputTokens: 10, outputTokens: 5 };
  expect(Usage.parse({ ...kept, dollars: null })).toEqual({ ...kept, dollars: 0, unpriced: 0 });
  expect(Usage.parse({ ...kept, dollars: 0.5 })).toEqual({ ...kept, dollars: 0.5, unpriced: 0 });
});
