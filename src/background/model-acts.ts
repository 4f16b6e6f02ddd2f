import { agents } from '@/agents/agents';
import { keepAlive } from '@/background/choose-model';
import { ProviderName, type Tier } from '@/domain/model/model-settings';
import type { KnownFallbacks } from '@/models/ask-with-fallbacks';
import { listModels } from '@/models/list-models';
import type { ReadKey } from '@/models/origin-bound-key';
import { priceOf } from '@/models/prices';
import { type Provider, providers } from '@/models/providers';
import { testModel } from '@/models/test-model';
import type { ListedModel, ModelDescriptions, PanelApi } from '@/rpc/panel-api';

/** What Settings asks about models. */
export function modelActs(
  keyOf: ReadKey,
  knownWays: KnownFallbacks,
): Pick<PanelApi, 'describeModels' | 'testModel' | 'listModels'> {
  const ports = { knownWays, keepAlive, onWait: () => undefined };
  return {
    describeModels: async () => ({
      providers: ProviderName.options.map((name) =>
        name === 'rules'
          ? { name, baseUrl: null, defaults: { fast: null, smart: null, vision: null }, keysUrl: null }
          : described(name, providers[name]),
      ),
      agents: agents.map(({ name, tier }) => ({ name, tier })),
    }),
    testModel: async (settings) => testModel(settings, keyOf, ports),
    async listModels(settings) {
      const names = await listModels(settings, keyOf, ports);
      return names.map(listed);
    },
  };
}

function described(name: ProviderName, { baseUrl, models, keysUrl }: Provider): ModelDescriptions['providers'][number] {
  return { name, baseUrl, defaults: defaultsOf(models), keysUrl };
}

function defaultsOf({ fast, smart, vision }: Record<Tier, string>): Record<Tier, ListedModel | null> {
  const model = (name: string) => (name === '' ? null : listed(name));
  return { fast: model(fast), smart: model(smart), vision: model(vision) };
}

function listed(name: string): ListedModel {
  return { name, price: priceOf(name) };
}
