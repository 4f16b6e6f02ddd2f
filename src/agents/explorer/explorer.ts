import { defineAgent } from '../define-agent';
import { ExplorerInput } from './explorer-input';
import { explorerPrompt } from './explorer-prompt';
import { explorerTools } from './explorer-tools';
import { renderExplorer } from './render-explorer';

/** Decides what to try next, turn by turn, until the goals are settled. */
export const explorer = defineAgent({
  name: 'explorer',
  tier: 'smart',
  prompt: explorerPrompt,
  tools: explorerTools,
  input: ExplorerInput,
  render: renderExplorer,
});
