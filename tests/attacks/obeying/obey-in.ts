import type { ModelSettings } from '@/domain/model/model-settings';
import type { Product } from '../../harness/product';
import { startModelServer } from '../../models/model-server';
import { answerObeying } from './answer-obeying';

/** A model that obeys every page, behind a provider's wire format. */
export interface Obeying {
  refused(): string[];
  close(): Promise<void>;
}

/** Has it answer the product. */
export async function obeyIn(product: Product): Promise<Obeying> {
  const server = await startModelServer((request) => answerObeying(request, product.control));
  const models: ModelSettings = {
    provider: 'compatible',
    baseUrl: server.baseUrl,
    names: { fast: 'obeying', smart: 'obeying', vision: 'obeying' },
    byAgent: {},
    spending: { perRun: null, perMonth: null },
    isKeyRemembered: false,
  };
  await product.set({ models });
  return {
    refused: () => server.refusals.map(({ message }) => message),
    close: () => server.close(),
  };
}
