import { expect, it } from 'vitest';
import type { Profile } from '@/domain/form/profile';
import { changeBasics, changeEntry, removeEntry } from '@/ui/profile/fields/change-profile';
import { createEditQueue, type ProfileChange } from '@/ui/profile/fields/edit-queue';

it('writes all that waits, in order, and again what could not be written', async () => {
  let stored: Profile = { basics: { email: 'a@b.example' } };
  let isFull = true;
  const outcomes: boolean[] = [];
  const write = async (change: ProfileChange) => {
    if (isFull) throw new Error('full');
    stored = change(stored);
  };
  const queue = createEditQueue(write, (hasFailed) => outcomes.push(hasFailed));
  queue.put(changeBasics({ name: 'Al' }));
  await queue.flush();
  expect([queue.isEmpty(), outcomes]).toEqual([false, [true]]);
  isFull = false;
  queue.put(changeBasics({ name: 'Alex', email: '' }));
  await queue.flush();
  expect(stored).toEqual({ basics: { name: 'Alex' } });
  expect([queue.isEmpty(), outcomes]).toEqual([true, [true, false]]);
});

it('changes one entry and takes out what is empty', () => {
  const profile: Profile = { work: [{ name: 'A', url: 'https://a.example' }, { name: 'B' }] };
  expect(changeEntry('work', 0, { name: '' })(profile)).toEqual({
    work: [{ url: 'https://a.example' }, { name: 'B' }],
  });
  expect(removeEntry('work', 0)(removeEntry('work', 1)(profile))).toEqual({ work: undefined });
});
