import { defineAgent } from '../define-agent';
import { CollectorInput } from './collector-input';
import { collectorPrompt } from './collector-prompt';
import { collectorTools } from './collector-tools';
import { renderCollector } from './render-collector';

/** Takes over where the recipe fails, turn by turn, until it works again. */
export const collector = defineAgent({
  name: 'collector',
  tier: 'smart',
  prompt: collectorPrompt,
  tools: collectorTools,
  input: CollectorInput,
  render: renderCollector,
});
