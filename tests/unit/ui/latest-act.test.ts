import { expect, it } from 'vitest';
import type { Step } from '@/domain/run/step';
import { latestAct } from '@/ui/explore/latest-act';

type Entry = Pick<Step, 'code' | 'phase'> & { facts?: Step['facts'] };

const journal = (...entries: Entry[]): Step[] =>
  entries.map(({ facts = {}, ...entry }, seq) => ({
    runId: '00000000-0000-4000-8000-000000000001',
    seq,
    at: '2026-11-21T10:00:00.000Z',
    facts,
    ...entry,
  }));

const decided: Entry = { code: 'decided', phase: 'note' };
const begun: Entry = { code: 'acted', phase: 'intent' };
const acted: Entry = { code: 'acted', phase: 'outcome' };
const analyzed: Entry = { code: 'analyzed', phase: 'note', facts: { summary: 'A dialog opened.' } };

it('tells an act with what it did, once that is known', () => {
  expect(latestAct(journal(decided, begun, acted))).toMatchObject({ act: { seq: 2 }, effect: null, now: null });
  const known = latestAct(journal(decided, begun, acted, analyzed));
  expect(known).toMatchObject({ act: { seq: 2 }, effect: 'A dialog opened.', now: null });
});

it('keeps the last act in sight while the next one is decided on', () => {
  const told = latestAct(journal(begun, acted, analyzed, decided, begun));
  expect(told).toMatchObject({ act: { seq: 1 }, effect: 'A dialog opened.', now: { seq: 4 } });
});

it('has no act before the first', () => {
  expect(latestAct(journal(decided))).toMatchObject({ act: null, effect: null, now: { seq: 0 } });
  expect(latestAct([])).toEqual({ act: null, effect: null, now: null });
});
