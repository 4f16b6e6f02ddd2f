import { analyzer } from '@/agents/analyzer';
import { answerWriter } from '@/agents/answer-writer';
import { classifier } from '@/agents/classifier';
import { errorHandler } from '@/agents/error-handler';
import { evaluator } from '@/agents/evaluator';
import { executor } from '@/agents/executor';
import { filterAnalyzer } from '@/agents/filter-analyzer';
import { formMapper } from '@/agents/form-mapper';
import { listTeacher } from '@/agents/list-teacher';
import { optionChooser } from '@/agents/option-chooser';
import { pilot } from '@/agents/pilot-agent';
import { planner } from '@/agents/planner';
import { summarizer } from '@/agents/summarizer';
import type { Tier } from '@/domain/model/model-settings';
import { collector } from './collector/collector';
import { explorer } from './explorer/explorer';
import { extractor } from './extractor/extractor';

/** All agents, for choosing a model for each. */
export const agents: readonly { name: string; tier: Tier }[] = [
  explorer,
  analyzer,
  classifier,
  filterAnalyzer,
  summarizer,
  listTeacher,
  collector,
  extractor,
  formMapper,
  optionChooser,
  pilot,
  answerWriter,
  planner,
  executor,
  evaluator,
  errorHandler,
];
