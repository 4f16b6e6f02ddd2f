import { i18n } from '#i18n';
import type { Price } from '@/domain/model/model-settings';
import type { Usage } from '@/domain/model/usage';
import { formatDollars, formatNumber } from './formats';

/** A sum from the journal, or that it is unknown. */
export function costWords(dollars: number | null): string {
  return dollars === null ? i18n.t('exploring.costUnknown') : formatDollars(dollars);
}

/** The sum, as far as prices are known. */
export function usageCostWords({ dollars, unpriced }: Usage): string {
  if (unpriced === 0) return formatDollars(dollars);
  return dollars === 0
    ? i18n.t('exploring.costUnknown')
    : i18n.t('exploring.costAtLeast', { cost: formatDollars(dollars) });
}

export const tokenWords = ({ inputTokens, outputTokens }: Usage): string => formatNumber(inputTokens + outputTokens);

export function priceWords({ input, output }: Price): string {
  return i18n.t('models.price', { input: formatDollars(input), output: formatDollars(output) });
}

/** Who answers, as named by the journal and the understanding. */
export const modelWords = (name: string): string => (name === 'rules' ? i18n.t('models.rules') : name);
