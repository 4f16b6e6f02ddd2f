import { expect, it } from 'vitest';
import { Approval } from '@/domain/goal/approval';
import { askUser } from '@/workflows/goal/approvals';
import type { Pursuit } from '@/workflows/goal/goal-ports';
import { aPursuit } from './a-pursuit';

it('knows the answer to a question by what it asks, however its members are ordered', async () => {
  const values = [{ name: 'Bo', value: 'Letter' }];
  const act = { code: 'delete', name: '', origin: 'https://a.test', place: 'button in "Bo"', row: 'Bo' } as const;
  const asked = Approval.parse({ kind: 'act', act, values });
  const pursuit = aPursuit({ approval: { asked, answer: true } });
  const saved: string[] = [];
  const run = { ...pursuit.run, step: async (code: string) => void saved.push(code) };
  const clock = { lap: () => 0, reset: () => undefined };
  const whole = { ...pursuit, run, clock } as unknown as Pick<Pursuit, 'run' | 'clock'> as Pursuit;
  expect(await askUser(whole, { kind: 'act', act: { ...act }, values })).toBe(true);
  expect(saved).toEqual(['goal-approved']);
});
