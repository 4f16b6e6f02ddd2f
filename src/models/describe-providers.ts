import type { ListedModel } from '@/domain/listed-model';
import { ProviderName, type Tier } from '@/domain/model-settings';
import { priceOf } from './prices';
import { providers } from './providers';

export interface DescribedProvider {
  name: ProviderName;
  /** Root of its API; null for `rules` and `compatible`, which have none of their own. */
  baseUrl: string | null;
  /** Where the user makes a key; null where none is needed. */
  keysUrl: string | null;
  /** What an empty name of a tier stands for; null where there is no such model. */
  defaults: Record<Tier, ListedModel | null>;
}

/** What there is to choose from in the settings, the built-in rules first. */
export function describeProviders(): DescribedProvider[] {
  return ProviderName.options.map((name) => {
    const { baseUrl, keysUrl, models } = name === 'rules' ? none : providers[name];
    return {
      name,
      baseUrl,
      keysUrl,
      defaults: { fast: listed(models.fast), smart: listed(models.smart), vision: listed(models.vision) },
    };
  });
}

/** The built-in rules are no provider's. */
const none = { baseUrl: null, keysUrl: null, models: { fast: '', smart: '', vision: '' } };

function listed(name: string): ListedModel | null {
  return name ? { name, price: priceOf(name) } : null;
}
