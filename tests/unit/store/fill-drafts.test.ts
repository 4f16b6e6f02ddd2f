import { expect, it } from 'vitest';
import { createFillDrafts } from '@/store/settings/fill-draft-store';

it('keeps the drafts of several runs apart from all else, and forgets what says nothing', async () => {
  const kept = new Map<string, unknown>([['key.openai', 'a key']]);
  const drafts = createFillDrafts({
    get: async () => Object.fromEntries(kept),
    set: async (items) => {
      for (const [name, value] of Object.entries(items)) kept.set(name, value);
    },
    remove: async (name) => void kept.delete(name),
  });
  const one = { page: 1, answers: { why: 'Because' }, drafted: [], isPutAside: false };
  const two = { page: 2, answers: {}, drafted: [], isPutAside: true };
  await drafts.keep('one', one);
  await drafts.keep('two', two);
  expect(await drafts.read()).toEqual({ one, two });
  await drafts.keep('one', { ...one, answers: {} });
  expect(await drafts.read()).toEqual({ two });
});
