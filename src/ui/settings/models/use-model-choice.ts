import { useCallback } from 'react';
import { defaultModelSettings, type ModelSettings, type Tier } from '@/domain/model/model-settings';
import type { ListedModel, ModelDescriptions } from '@/rpc/panel-api';
import { useLiveQuery } from '@/ui/data/live-query';
import { usePorts } from '@/ui/data/ports-context';
import { modelOrigin } from '@/url/model-base-url';
import { useKeyOrigins } from './use-key-origins';

/** What the user can choose from. */
export interface ModelChoice {
  /** Null until known. */
  provider: ModelDescriptions['providers'][number] | null;
  /** Scheme, host and port that receive questions and key; null if the settings name no valid address. */
  origin: string | null;
  agents: ModelDescriptions['agents'];
  /** Empty until listed, and if the provider lists none. */
  models: ListedModel[];
}

const isNever = () => false;

/** Reloads the list when the provider, its address or the presence of a key changes. */
export function useModelChoice({ provider, baseUrl }: Pick<ModelSettings, 'provider' | 'baseUrl'>): ModelChoice {
  const { acts } = usePorts();
  const described = useLiveQuery(acts.describeModels, isNever);
  const descriptions = described.state === 'ready' ? described.value : null;
  const chosen = descriptions?.providers.find(({ name }) => name === provider) ?? null;
  const origin = modelOrigin(baseUrl ?? chosen?.baseUrl ?? '');
  const hasKey = useKeyOrigins().some((one) => one === origin);
  // Without a key the provider would only refuse; servers on this machine need none.
  const canList = hasKey || (provider === 'compatible' && origin !== null);
  const list = useCallback(
    async () => (canList ? acts.listModels({ ...defaultModelSettings, provider, baseUrl }) : []),
    [acts, canList, provider, baseUrl],
  );
  const listed = useLiveQuery(list, isNever);
  return {
    provider: chosen,
    origin,
    agents: descriptions?.agents ?? [],
    models: listed.state === 'ready' ? listed.value : [],
  };
}

/** The model of a name, with its price if known; null if none is chosen. */
export function modelOf(name: string, tier: Tier, { provider, models }: ModelChoice): ListedModel | null {
  if (name === '') return provider?.defaults[tier] ?? null;
  const defaults = Object.values(provider?.defaults ?? {}).filter((model) => model !== null);
  return [...models, ...defaults].find((model) => model.name === name) ?? { name, price: null };
}
