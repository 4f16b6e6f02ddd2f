import { expect, it } from 'vitest';
import { zeroUsage } from '@/domain/model/usage';
import { rulesModel } from '@/rules/rules-model';

const request = { messages: [], tools: [], signal: new AbortController().signal };
const summary = { pageId: 'job_search', understanding: 'A list.', observations: [] };

it('costs nothing, sees nothing, and says the same to the same', async () => {
  const first = await rulesModel.call({ ...request, agent: 'summarizer', input: summary });
  const second = await rulesModel.call({ ...request, agent: 'summarizer', input: summary });
  expect(first).toEqual(second);
  expect(first.usage).toEqual(zeroUsage);
  expect(rulesModel.canSee).toBe(false);
});

it('refuses an agent that it has no policy for, and an input that is none', async () => {
  await expect(rulesModel.call({ ...request, agent: 'nobody', input: summary })).rejects.toThrow('nobody');
  await expect(rulesModel.call({ ...request, agent: 'summarizer', input: {} })).rejects.toThrow();
});

it('stops when the run is stopped', async () => {
  const signal = AbortSignal.abort(new Error('stopped'));
  await expect(rulesModel.call({ ...request, signal, agent: 'summarizer', input: summary })).rejects.toThrow('stopped');
});
