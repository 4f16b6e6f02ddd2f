import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { defaultModelSettings, type ModelSettings } from '@/domain/model/model-settings';
import type { DiscoverRun } from '@/domain/run/run';
import { storageKeyName } from '@/store/settings/model-key-store';
import { type Product, startProduct } from '../harness/product';
import { type ModelServer, startModelServer } from '../models/model-server';
import { answerAsReader } from '../models/reader/reader';
import type { ServedAnswer, ServedRequest } from '../models/served';
import { type RunningSites, startSites } from '../sites/server';

const limits = { pages: 1, details: 0, jobs: 100 };
const path = '/plain/careers?keywords=platform+engineer';
const key = 'sk-test-0123456789abcdef0123456789abcdef';

type Answer = (request: ServedRequest) => ServedAnswer;

let sites: RunningSites;
let product: Product;
let server: ModelServer;
/** How the model answers at the moment. */
let answer: Answer = answerAsReader;

beforeAll(async () => {
  sites = await startSites();
  server = await startModelServer((request) => answer(request));
  product = await startProduct();
});
afterEach(async () => {
  answer = answerAsReader;
  await useModels({});
  await product.forget();
});
afterAll(async () => {
  await product?.close();
  await server?.close();
  await sites?.close();
});

describe('discover with the built-in rules', () => {
  it('explores a site that it does not know, then collects; on the second visit one look is enough', async () => {
    const first = await ended(await product.discover(sites.origin + path, limits, undefined, { mode: 'discover' }));
    expect(first.result).toMatchObject({ success: true, code: 'complete' });
    expect(first.state.exploration?.goals.filter(({ status }) => status === 'open')).toEqual([]);
    expect(first.state.usage).toEqual({ calls: 0, inputTokens: 0, outputTokens: 0, dollars: 0, unpriced: 0 });
    expect((await product.jobs()).length).toBe(first.result?.facts.collected);
    const second = await ended(await product.discover(sites.origin + path, limits, undefined, { mode: 'discover' }));
    const codes = (await product.steps(second.id)).map(({ code }) => code);
    expect(codes).toContain('understanding-holds');
    expect(codes).not.toContain('decided');
    expect(second.state.counts).toMatchObject({ new: 0, known: first.result?.facts.collected });
    await product.control.evaluate(misplaceSearchInput);
    const third = await ended(await product.discover(sites.origin + path, limits, undefined, { mode: 'discover' }));
    const began = (await product.steps(third.id)).find(({ code }) => code === 'exploration-began');
    expect(began?.facts).toEqual({ goals: 1 });
    expect(third.state.exploration?.goals.find(({ id }) => id === 'search')).toMatchObject({ status: 'reached' });
  });
});

describe('an exploration with a model', () => {
  it('waits where the key is refused, shows what it waits for, has the rules stand in for nonsense, and stops at once', async () => {
    await useModels({ provider: 'openai', baseUrl: server.baseUrl });
    answer = () => ({ status: 401, body: { error: { message: `Incorrect API key provided: ${key}` } } });
    const { id } = await product.discover(sites.origin + path, limits, undefined, { mode: 'explore' });
    await product.runWhen(id, ({ status, wait }) => status === 'waiting' && wait === 'model-key');

    answer = inTurn({ status: 429, headers: { 'retry-after': '1' } });
    await product.act('resume', id);
    expect(await product.stepWritten(id, { from: 0, code: 'model-waited' })).toMatchObject({
      facts: { reason: 'busy', seconds: 1 },
    });
    const decided = await product.stepWritten(id, { from: 0, code: 'decided' });
    expect(decided?.facts).toMatchObject({ calls: 1, model: expect.stringContaining('gpt') });

    answer = inTurn({ text: 'I would press the first job.' }, { tool: 'fly', input: {} });
    const replaced = await product.stepWritten(id, { from: decided?.seq ?? 0, code: 'model-replaced' });
    expect(replaced).not.toBeNull();

    const asked = server.requests.length;
    answer = (request) => ({ ...answerAsReader(request), delayMs: Number.POSITIVE_INFINITY });
    while (server.requests.length === asked) await new Promise((resolve) => setTimeout(resolve, 20));
    await product.act('stop', id);
    expect((await product.run(id)).result).toMatchObject({ code: 'stopped' });
    expect(JSON.stringify([await product.steps(id), await product.run(id)])).not.toContain(key.slice(3));
    expect(server.refusals).toEqual([]);
  });

  it('asks before it spends more than the user allows', async () => {
    await useModels({ provider: 'openai', baseUrl: server.baseUrl, spending: { perRun: 0, perMonth: null } });
    const { id } = await product.discover(sites.origin + path, limits, undefined, { mode: 'explore' });
    await product.runWhen(id, ({ status, wait }) => status === 'waiting' && wait === 'spending-limit');
    await product.act('stop', id);
  });
});

/** As after a change of the site: the field for search words is no longer where it was. */
const misplaceSearchInput = `new Promise((resolve) => {
  const opening = indexedDB.open('jobtrail');
  opening.onsuccess = () => {
    const database = opening.result;
    const store = database.transaction('understandings', 'readwrite').objectStore('understandings');
    const reading = store.getAll();
    reading.onsuccess = () => {
      const [known] = reading.result;
      const keyElements = { ...known.keyElements, searchInput: '#where-it-was' };
      store.put({ ...known, keyElements, fallbacks: {} }).onsuccess = () => { database.close(); resolve(null); };
    };
  };
})`;

function ended({ id }: DiscoverRun): Promise<DiscoverRun> {
  return product.runWhen(id, ({ status }) => status === 'ended');
}

/** The answers given, one a request, then those of the reader. */
function inTurn(...first: ServedAnswer[]): Answer {
  return (request) => first.shift() ?? answerAsReader(request);
}

function useModels(chosen: Partial<ModelSettings>): Promise<void> {
  const local = { 'settings.models': { ...defaultModelSettings, ...chosen } };
  return product.control.evaluate<void>(`Promise.all([
    chrome.storage.local.set(${JSON.stringify(local)}),
    chrome.storage.session.set(${JSON.stringify({ [storageKeyName(server.origin)]: key })})]).then(() => undefined)`);
}
