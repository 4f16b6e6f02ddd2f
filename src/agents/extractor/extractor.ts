import { defineAgent } from '../define-agent';
import { ExtractorInput } from './extractor-input';
import { extractorPrompt } from './extractor-prompt';
import { renderExtractor } from './render-extractor';
import { reportJob } from './report-job';

/** Reads one job from a row or posting code could not read. `readReport` fills in its answer. */
export const extractor = defineAgent({
  name: 'extractor',
  tier: 'fast',
  prompt: extractorPrompt,
  tools: [reportJob],
  input: ExtractorInput,
  render: renderExtractor,
});
