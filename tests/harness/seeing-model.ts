import type { ModelSettings } from '@/domain/model/model-settings';
import { type ModelServer, startModelServer } from '../models/model-server';
import { answerAsReader } from '../models/reader/reader';
import { answerBySight } from '../models/seer/seer';
import type { ServedAnswer, ServedRequest } from '../models/served';
import type { Product } from './product';

/** Who answers what has a picture; the model that finds squares in it, if not said. */
export type BySight = (request: ServedRequest) => ServedAnswer | Promise<ServedAnswer>;

/** Has a scripted model answer the product, one that sees what its requests carry pictures of. */
export async function startSeeingModel(product: Product, bySight?: BySight): Promise<ModelServer> {
  const look = bySight ?? ((request) => answerBySight(request, product.control));
  const server = await startModelServer((request) =>
    request.images.length > 0 ? look(request) : answerAsReader(request),
  );
  const models: ModelSettings = {
    provider: 'compatible',
    baseUrl: server.baseUrl,
    names: { fast: 'reader', smart: 'reader', vision: 'seer' },
    byAgent: {},
    spending: { perRun: null, perMonth: null },
    isKeyRemembered: false,
  };
  await product.set({ models });
  return server;
}
