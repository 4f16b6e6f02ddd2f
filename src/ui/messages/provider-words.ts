import { i18n } from '#i18n';
import type { ModelSettings, ProviderName } from '@/domain/model/model-settings';

interface ProviderWords {
  name: string;
  text: string;
}

const words: Record<ProviderName, () => ProviderWords> = {
  rules: () => ({ name: i18n.t('models.rules'), text: i18n.t('models.rulesText') }),
  openai: () => ({ name: i18n.t('models.openai'), text: i18n.t('models.openaiText') }),
  anthropic: () => ({ name: i18n.t('models.anthropic'), text: i18n.t('models.anthropicText') }),
  compatible: () => ({ name: i18n.t('models.compatible'), text: i18n.t('models.compatibleText') }),
};

export const providerWords = (name: ProviderName): ProviderWords => words[name]();

/** Who receives the text of an explored tab: a company, or a server by its full origin. */
export function receiverOf({ provider, baseUrl }: Pick<ModelSettings, 'provider' | 'baseUrl'>): string {
  return baseUrl !== null && URL.canParse(baseUrl) ? new URL(baseUrl).origin : providerWords(provider).name;
}
