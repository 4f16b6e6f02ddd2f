import type { Tier } from '@/domain/model-settings';
import { analyzer } from './analyzer/analyzer';
import { answerWriter } from './answer-writer/answer-writer';
import { classifier } from './classifier/classifier';
import { collector } from './collector/collector';
import { explorer } from './explorer/explorer';
import { extractor } from './extractor/extractor';
import { filterAnalyzer } from './filter-analyzer/filter-analyzer';
import { formMapper } from './form-mapper/form-mapper';
import { pilot } from './pilot/pilot';
import { summarizer } from './summarizer/summarizer';

/** All agents, for choosing a model for each. */
export const agents: readonly { name: string; tier: Tier }[] = [
  explorer,
  analyzer,
  classifier,
  filterAnalyzer,
  summarizer,
  collector,
  extractor,
  formMapper,
  pilot,
  answerWriter,
];
