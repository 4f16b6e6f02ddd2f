import type { ProviderName } from '@/domain/model/model-settings';
import { anthropicMessages } from '@/models/anthropic-messages';
import { compatibleChat } from '@/models/compatible-chat';
import { openAiResponses } from '@/models/openai-responses';
import type { Access, Wire } from '@/models/provider-adapter';

/** The API each provider uses. */
export const wires: Record<Exclude<ProviderName, 'rules'>, (access: Access) => Wire> = {
  openai: openAiResponses,
  anthropic: anthropicMessages,
  compatible: compatibleChat,
};
