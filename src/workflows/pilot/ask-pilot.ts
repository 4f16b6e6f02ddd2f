import { callAgent } from '@/agents/calling/call-agent';
import { type PilotAction, type PilotInput, pilot } from '@/agents/pilot-agent';
import type { FillState } from '@/domain/form/fill-state';
import { addUsage, type Usage, zeroUsage } from '@/domain/model/usage';
import type { FillContext } from '@/workflows/form/fill-ports';
import type { PilotGoal } from './pilot-goal';
import type { PilotRequest } from './run-pilot';

/** The vision model, and its cost since last taken. */
export interface PilotModel {
  ask(asked: PilotRequest): Promise<PilotAction>;
  takeUsage(): Usage;
}

/** Characters. Longer page addresses are cut, as they add nothing. */
const longestUrl = 300;

/** Asks the vision model. Nothing can replace it: an unusable answer, after one retry, ends its session, and so does a spending limit. */
export function createPilotModel(filling: FillContext, { questions, values }: PilotGoal): PilotModel {
  const { models, run, store, tab } = filling;
  let spent = zeroUsage;
  const onUsage = (usage: Usage) => {
    spent = addUsage(spent, usage);
  };
  return {
    async ask({ sight: { picture }, recent, previousHash }) {
      const left = await models.dollarsLeft(addUsage(run.run.state.usage, spent).dollars);
      if (left !== null && left <= 0) throw new Error('the limit on spending is reached');
      const model = await models.modelFor(pilot, () => undefined);
      const { width, height, hash, data } = picture;
      const url = (await tab.url()).slice(0, longestUrl);
      const before = spent.dollars;
      try {
        const input = {
          url,
          questions,
          ...doneIn(run.run.state),
          values,
          recent,
          previousHash,
          picture: { width, height, hash, data },
        };
        return (await callAgent(model, pilot, input, { signal: run.signal, onUsage })).answer;
      } finally {
        await store.addSpending(spent.dollars - before);
      }
    },
    takeUsage() {
      const usage = spent;
      spent = zeroUsage;
      return usage;
    },
  };
}

/** What is already done on the page. */
function doneIn({ fields, page, pilot }: FillState): Pick<PilotInput, 'filled' | 'typed'> {
  const done = fields.filter((field) => field.page === page && (field.outcome === 'held' || field.outcome === 'kept'));
  return { filled: done.map(({ question }) => question), typed: pilot?.page === page ? pilot.typed : [] };
}
