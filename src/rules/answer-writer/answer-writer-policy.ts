import { answerWriter } from '@/agents/answer-writer/answer-writer';
import { definePolicy } from '../policy';

/** Sentences that were put together from parts of a profile would say nothing: to write takes a model. */
export const answerWriterPolicy = definePolicy(answerWriter, () => ({
  name: 'decline_answer',
  input: { reason: 'nothing-known' },
}));
