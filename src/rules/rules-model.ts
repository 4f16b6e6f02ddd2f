import { zeroUsage } from '@/domain/model/usage';
import type { Model, ModelRequest } from '@/models/model';
import { answerWriterPolicy } from '@/rules/answer-writer-policy';
import { formMapperPolicy } from '@/rules/form-mapper-policy';
import { listTeacherPolicy } from '@/rules/list-teacher-policy';
import { optionChooserPolicy } from '@/rules/option-chooser-policy';
import type { Policy } from '@/rules/policy/policy';
import { summarizerPolicy } from '@/rules/summarizer-policy';
import { analyzerPolicy } from './analyzer/analyzer-policy';
import { classifierPolicy } from './classifier/classifier-policy';
import { collectorPolicy } from './collector/collector-policy';
import { explorerPolicy } from './explorer/explorer-policy';
import { extractorPolicy } from './extractor/extractor-policy';
import { filterAnalyzerPolicy } from './filter-analyzer/filter-analyzer-policy';
import { errorHandlerPolicy } from './goal/error-handler-policy';
import { evaluatorPolicy } from './goal/evaluator-policy';
import { executorPolicy } from './goal/executor-policy';
import { plannerPolicy } from './goal/planner-policy';

const policies: readonly Policy[] = [
  explorerPolicy,
  analyzerPolicy,
  classifierPolicy,
  filterAnalyzerPolicy,
  summarizerPolicy,
  listTeacherPolicy,
  collectorPolicy,
  extractorPolicy,
  formMapperPolicy,
  optionChooserPolicy,
  answerWriterPolicy,
  plannerPolicy,
  executorPolicy,
  evaluatorPolicy,
  errorHandlerPolicy,
];

/** The built-in rules: one policy per agent, deterministic, blind, and free. */
export const rulesModel: Model = {
  name: 'rules',
  canSee: false,
  async call({ agent, input, signal }: ModelRequest) {
    signal.throwIfAborted();
    const policy = policies.find((one) => one.agent === agent);
    if (!policy) throw new Error(`The rules have no policy for the agent “${agent}”.`);
    return { toolCall: policy.answer(input), usage: zeroUsage };
  },
};
