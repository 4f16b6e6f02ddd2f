import type { Step } from '@/domain/run/step';
import type { Asked } from '../answering';
import { tokensOf } from '../prompt-tokens';

/** What models were asked. */
export interface Calls {
  calls: number;
  /** Of all prompts. */
  tokens: number;
}

export interface CallsOfPhases {
  exploring: Calls;
  collecting: Calls;
}

/** Divides what was asked in one run: what comes after its exploration, or without one, is asked for collecting. */
export function callsOfPhases(asked: readonly Asked[], steps: readonly Step[]): CallsOfPhases {
  const over = steps.find(({ code }) => code === 'exploration-over');
  const end = over ? Date.parse(over.at) : Number.NEGATIVE_INFINITY;
  return {
    exploring: sumOf(asked.filter(({ at }) => at <= end)),
    collecting: sumOf(asked.filter(({ at }) => at > end)),
  };
}

function sumOf(asked: readonly Asked[]): Calls {
  return { calls: asked.length, tokens: asked.reduce((sum, { request }) => sum + tokensOf(request), 0) };
}
