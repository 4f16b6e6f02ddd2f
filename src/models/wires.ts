import type { ProviderName } from '@/domain/model-settings';
import { anthropicMessages } from './anthropic-messages';
import { compatibleChat } from './compatible-chat';
import { openAiResponses } from './openai-responses';
import type { Access, Wire } from './wire';

/** The API each provider uses. */
export const wires: Record<Exclude<ProviderName, 'rules'>, (access: Access) => Wire> = {
  openai: openAiResponses,
  anthropic: anthropicMessages,
  compatible: compatibleChat,
};
