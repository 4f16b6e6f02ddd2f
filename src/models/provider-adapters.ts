import type { ProviderName } from '@/domain/model/model-settings';
import { anthropicMessages } from '@/models/anthropic-messages';
import { compatibleChat } from '@/models/compatible-chat';
import { openAiResponses } from '@/models/openai-responses';
import type { ModelAccess, ProviderAdapter } from '@/models/provider-adapter';

/** The API each provider uses. */
export const providerAdapters: Record<Exclude<ProviderName, 'rules'>, (access: ModelAccess) => ProviderAdapter> = {
  openai: openAiResponses,
  anthropic: anthropicMessages,
  compatible: compatibleChat,
};
