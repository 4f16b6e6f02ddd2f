import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PilotAction } from '@/agents/pilot-agent';
import { ControlError } from '@/domain/page/tab-errors';
import { type PilotRequest, type PilotRunParts, type PilotStep, runPilot } from '@/workflows/pilot/run-pilot';
import { aSight, clickAt, done, typing, waiting } from './samples';

interface Scripted extends Partial<PilotRunParts> {
  /** Answers in order; the last one goes on for ever. */
  actions?: PilotAction[];
  /** Hashes of the pictures in order; different ones after that. */
  hashes?: string[];
}

async function flown({ actions = [clickAt(10, 10)], hashes = [], ...given }: Scripted) {
  const told: PilotStep[] = [];
  const asked: PilotRequest[] = [];
  let pictures = 0;
  let time = 0;
  const end = await runPilot({
    mostSteps: 12,
    look: async () => aSight(hashes[pictures++] ?? `picture ${pictures}`),
    ask: async (sent) => {
      asked.push(sent);
      return actions[asked.length - 1] ?? actions.at(-1) ?? done;
    },
    act: async () => ({ result: 'ok', reason: null, given: null }),
    tell: async (step) => void told.push(step),
    isWanted: () => true,
    signal: new AbortController().signal,
    now: () => time++,
    ...given,
  });
  return { end, told, asked };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a flight ends', () => {
  it('as done where the pilot says so', async () => {
    const { end, told } = await flown({ actions: [clickAt(1, 1), done] });
    expect(end).toMatchObject({ stop: 'done', steps: 2, message: null });
    expect(told.map(({ number, action, result, bytes, hash }) => [number, action.name, result, bytes, hash])).toEqual([
      [1, 'click', 'ok', 3, 'picture 1'],
      [2, 'done', 'ok', 3, 'picture 2'],
    ]);
  });

  it('at the most steps that are allowed', async () => {
    expect((await flown({})).end).toMatchObject({ stop: 'limit', steps: 12 });
    expect((await flown({ mostSteps: 3 })).end).toMatchObject({ stop: 'limit', steps: 3 });
  });

  it('as stuck after two actions in a row that changed nothing', async () => {
    expect((await flown({ hashes: ['a', 'a', 'a'] })).end).toMatchObject({ stop: 'stuck', steps: 2 });
    expect((await flown({ hashes: ['a', 'a', 'b', 'b', 'b'] })).end).toMatchObject({ stop: 'stuck', steps: 4 });
  });

  it('not as stuck by waiting, which neither counts nor ends the row', async () => {
    const hashes = ['a', 'a', 'a', 'a', 'a'];
    const waits = await flown({ hashes, actions: [waiting(10), waiting(10), waiting(10), waiting(10), done] });
    expect(waits.end.stop).toBe('done');
    const between = await flown({ hashes, actions: [clickAt(1, 1), waiting(10), clickAt(1, 1), done] });
    expect(between.end).toMatchObject({ stop: 'stuck', steps: 3 });
  });

  it('in time, without what the model takes', async () => {
    let time = 0;
    const now = () => time;
    const slowModel = await flown({
      now,
      actions: [clickAt(1, 1), clickAt(2, 2), done],
      ask: async ({ recent }) => {
        time += 60_000;
        return recent.length < 2 ? clickAt(1, 1) : done;
      },
    });
    expect(slowModel.end).toMatchObject({ stop: 'done', elapsedMs: 180_000 });
    const slowPage = await flown({
      now,
      act: async () => {
        time += 20_000;
        return { result: 'ok', reason: null, given: null };
      },
    });
    expect(slowPage.end).toMatchObject({ stop: 'timeout', steps: 3 });
  });

  it('where one action takes longer than three seconds', async () => {
    vi.useFakeTimers();
    const flying = flown({ act: () => new Promise(() => undefined), now: Date.now });
    await vi.advanceTimersByTimeAsync(2_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await flying).end).toMatchObject({ stop: 'timeout', steps: 0, elapsedMs: 3_000 });
  });

  it('with an error where no picture or no answer comes', async () => {
    const noPicture = await flown({ look: () => Promise.reject(new Error('no picture')) });
    expect(noPicture.end).toMatchObject({ stop: 'error', steps: 0, message: 'no picture' });
    const noAnswer = await flown({ ask: () => Promise.reject(new Error('no usable answer')) });
    expect(noAnswer.end).toMatchObject({ stop: 'error', message: 'no usable answer' });
  });

  it('by the user, who says no more, stops the run or closes the debugging bar', async () => {
    const told: PilotStep[] = [];
    const unwanted = await flown({ isWanted: () => told.length < 2, tell: async (step) => void told.push(step) });
    expect(unwanted.end).toMatchObject({ stop: 'user', steps: 2 });
    const stopping = new AbortController();
    const stopped = await flown({
      signal: stopping.signal,
      ask: async () => {
        stopping.abort(new Error('stopped'));
        throw stopping.signal.reason;
      },
    });
    expect(stopped.end).toMatchObject({ stop: 'user', steps: 0 });
    const cancelled = await flown({ look: () => Promise.reject(new ControlError('bar closed', 'cancelled')) });
    expect(cancelled.end.stop).toBe('user');
  });

  it('without doing what the model answers after the user ended it', async () => {
    let isWanted = true;
    const acts: PilotAction[] = [];
    const { end } = await flown({
      isWanted: () => isWanted,
      ask: async () => {
        isWanted = false;
        return clickAt(1, 1);
      },
      act: async (action) => {
        acts.push(action);
        return { result: 'ok', reason: null, given: null };
      },
    });
    expect(end.stop).toBe('user');
    expect(acts).toEqual([]);
  });
});

it('tells the model its last three actions with their outcomes, and the hash before', async () => {
  const { asked } = await flown({
    actions: [clickAt(1, 1), typing('{{basics.email}}'), typing('mine'), waiting(5), done],
    act: async (action) =>
      action.name === 'type' && action.input.text === 'mine'
        ? { result: 'blocked', reason: 'not-given', given: null }
        : { result: 'ok', reason: null, given: null },
  });
  expect(asked[0]).toMatchObject({ previousHash: null, recent: [] });
  expect(asked[4]).toMatchObject({ previousHash: 'picture 4' });
  expect(asked[4]?.recent).toEqual([
    { action: 'type text "{{basics.email}}"', outcome: 'ok' },
    { action: 'type text "mine"', outcome: 'blocked: the goal does not name this text or option' },
    { action: 'wait ms 5', outcome: 'ok' },
  ]);
});

it('tells what was typed and chosen', async () => {
  const { end } = await flown({
    actions: [typing('{{basics.email}}'), done],
    act: async ({ name }) => ({ result: 'ok', reason: null, given: name === 'type' ? '{{basics.email}}' : null }),
  });
  expect(end.given).toEqual(['{{basics.email}}']);
});
