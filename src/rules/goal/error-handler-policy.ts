import { errorHandler } from '@/agents/error-handler';
import { definePolicy } from '../policy/policy';

/** A page may have been slow: one more try, no more. */
export const errorHandlerPolicy = definePolicy(errorHandler, ({ attempts, evaluation }) =>
  attempts < 2
    ? { name: 'retry', input: { change: 'once the page has settled' } }
    : { name: 'give_up', input: { sentence: evaluation.reason } },
);
