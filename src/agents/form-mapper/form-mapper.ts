import { defineAgent } from '../define-agent';
import { FormMapperInput } from './form-mapper-input';
import { formMapperPrompt } from './form-mapper-prompt';
import { mapFields } from './map-fields';
import { renderFormMapper } from './render-form-mapper';

/** Tells what the questions ask for that the rules are unsure of: once for each page of a form. */
export const formMapper = defineAgent({
  name: 'form-mapper',
  tier: 'fast',
  prompt: formMapperPrompt,
  tools: [mapFields],
  input: FormMapperInput,
  render: renderFormMapper,
});
