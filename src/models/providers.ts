import type { ProviderName, Tier } from '@/domain/model/model-settings';

export interface Provider {
  label: string;
  /** Base URL of the API; null if the user has to enter it. */
  baseUrl: string | null;
  /** Model names by tier; empty if the user has to choose one. */
  models: Record<Tier, string>;
  /** Where to create a key; null if none is needed. */
  keysUrl: string | null;
}

/** Who can answer besides the built-in rules. Models as of November 2026; none to be shut down within a year. */
export const providers: Record<Exclude<ProviderName, 'rules'>, Provider> = {
  openai: {
    label: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    models: { fast: 'gpt-6-luna', smart: 'gpt-6.1-sol', vision: 'gpt-6.1-terra' },
    keysUrl: 'https://platform.openai.com/api-keys',
  },
  anthropic: {
    label: 'Anthropic',
    baseUrl: 'https://api.anthropic.com',
    models: { fast: 'claude-haiku-5-5', smart: 'claude-sonnet-5-5', vision: 'claude-haiku-5-5' },
    keysUrl: 'https://platform.claude.com/settings/keys',
  },
  compatible: {
    label: 'Model server',
    baseUrl: null,
    models: { fast: '', smart: '', vision: '' },
    keysUrl: null,
  },
};
