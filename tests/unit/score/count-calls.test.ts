import { describe, expect, it } from 'vitest';
import type { Step } from '@/domain/run/step';
import type { Asked } from '../../score/answering';
import { callsOfPhases } from '../../score/collect/count-calls';

const at = '2026-11-22T05:00:00.000Z';
const over: Step = { runId: crypto.randomUUID(), seq: 9, at, phase: 'note', code: 'exploration-over', facts: {} };
const asked = (ms: number): Asked => ({
  at: Date.parse(at) + ms,
  request: {
    wire: 'openai',
    model: 'm',
    system: 'You are asked.',
    text: 'What is it?',
    images: [],
    tools: [],
    answerAs: 'tool-call',
    body: null,
    headers: {},
  },
});

describe('calls', () => {
  it('are the exploration’s up to its end, and collecting’s after it', () => {
    const { exploring, collecting } = callsOfPhases([asked(-10), asked(0), asked(1)], [over]);
    expect([exploring.calls, collecting.calls]).toEqual([2, 1]);
    expect(exploring.tokens).toBe(2 * collecting.tokens);
    expect(collecting.tokens).toBeGreaterThan(5);
  });

  it('are all collecting’s where nothing was explored', () => {
    expect(callsOfPhases([asked(-10), asked(1)], []).collecting.calls).toBe(2);
  });
});
