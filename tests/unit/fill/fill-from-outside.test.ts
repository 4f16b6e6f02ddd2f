import { expect, it } from 'vitest';
import type { LiveEvent } from '@/domain/run/live-event';
import { TabBusyError } from '@/store/database/store-errors';
import { fillOnCommand } from '../../../src/background/fill-on-command';
import { createPendingNotices } from '../../../src/background/pending-notices';

function outside(error: Error) {
  const events: LiveEvent[] = [];
  const notices = createPendingNotices((event) => events.push(event));
  return { events, notices, fill: fillOnCommand({ fill: () => Promise.reject(error) }, notices) };
}

it('is told, once, where a run has the tab already', async () => {
  const { events, notices, fill } = outside(new TabBusyError('a run'));
  await fill(7);
  expect(events).toEqual([{ type: 'act-noticed' }]);
  expect(notices.take()).toEqual({ act: 'fill-form', refusal: 'busy' });
  expect(notices.take()).toBeNull();
});

it('is a fault, and not told, where something else is wrong', async () => {
  const { events, fill } = outside(new Error('a fault'));
  await expect(fill(7)).rejects.toThrow('a fault');
  expect(events).toEqual([]);
});
