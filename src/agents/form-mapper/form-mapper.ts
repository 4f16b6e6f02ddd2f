import { defineAgent } from '../define-agent';
import { FormMapperInput } from './form-mapper-input';
import { formMapperPrompt } from './form-mapper-prompt';
import { mapFields } from './map-fields';
import { renderFormMapper } from './render-form-mapper';

/** Determines what questions ask for if the rules are unsure: once per page of a form. */
export const formMapper = defineAgent({
  name: 'form-mapper',
  tier: 'fast',
  prompt: formMapperPrompt,
  tools: [mapFields],
  input: FormMapperInput,
  render: renderFormMapper,
});
