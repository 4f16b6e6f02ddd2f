import { type AgentAnswer, defineAgent } from '../define-agent';
import { PilotInput } from './pilot-input';
import { pilotPrompt } from './pilot-prompt';
import { pilotTools } from './pilot-tools';
import { renderPilot } from './render-pilot';

/** Uses mouse and keyboard by screenshots alone, for parts of a form no program can read or fill. */
export const pilot = defineAgent({
  name: 'vision-pilot',
  tier: 'vision',
  prompt: pilotPrompt,
  tools: pilotTools,
  input: PilotInput,
  render: renderPilot,
});

/** The pilot's one answer. */
export type PilotAction = AgentAnswer<typeof pilotTools>;
