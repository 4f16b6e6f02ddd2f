import { answerWriter } from '@/agents/answer-writer';
import { definePolicy } from '@/rules/policy/policy';

/** Sentences assembled from a profile would say nothing: writing takes a model. */
export const answerWriterPolicy = definePolicy(answerWriter, () => ({
  name: 'decline_answer',
  input: { reason: 'nothing-known' },
}));
