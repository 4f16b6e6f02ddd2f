import { type AnalyzerInput, analyzer } from '@/agents/analyzer';
import { callAgent } from '@/agents/calling/call-agent';
import type { Agent, AgentAnswer } from '@/agents/calling/define-agent';
import type { Tool } from '@/agents/calling/define-tool';
import { type ClassifierInput, classifier } from '@/agents/classifier';
import { collector } from '@/agents/collector/collector';
import type { CollectorInput } from '@/agents/collector/collector-input';
import { explorer } from '@/agents/explorer/explorer';
import type { ExplorerInput } from '@/agents/explorer/explorer-input';
import { type ExtractorInput, extractor } from '@/agents/extractor/extractor';
import { type FilterAnalyzerInput, filterAnalyzer } from '@/agents/filter-analyzer';
import { type SummarizerInput, summarizer } from '@/agents/summarizer';
import { rulesModel } from '@/rules/rules-model';

/** One call, checked as any model's answer is; a wrong answer is asked for again, and would be wrong again. */
async function ask<Input, const Tools extends readonly Tool[]>(
  agent: Agent<Input, Tools>,
  input: Input,
): Promise<AgentAnswer<Tools>> {
  const { answer } = await callAgent(rulesModel, agent, input, { signal: new AbortController().signal });
  return answer;
}

/** What the rules answer to each agent's input. */
export const askRules = {
  explorer: (input: ExplorerInput) => ask(explorer, input),
  analyzer: async (input: AnalyzerInput) => (await ask(analyzer, input)).input,
  classifier: async (input: ClassifierInput) => (await ask(classifier, input)).input,
  filterAnalyzer: async (input: FilterAnalyzerInput) => (await ask(filterAnalyzer, input)).input,
  summarizer: async (input: SummarizerInput) => (await ask(summarizer, input)).input,
  collector: (input: CollectorInput) => ask(collector, input),
  extractor: async (input: ExtractorInput) => (await ask(extractor, input)).input,
};
