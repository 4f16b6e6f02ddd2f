import type { ModelSettings } from '@/domain/model/model-settings';
import { storageKeyName } from '@/store/settings/model-key-store';
import type { Product } from '../harness/product';
import { startModelServer } from '../models/model-server';
import { answerAsReader } from '../models/reader/reader';
import type { ServedRequest } from '../models/served';
import { medianOf, tokensOf } from './prompt-tokens';

/** `scripted`: a model that knows only what its prompts say, behind the providers' own wire formats. */
export const whoAnswers = ['rules', 'scripted'] as const;

/** One call as it came in at the provider: a call that was tried again counts again. */
export interface Asked {
  /** Milliseconds since 1970. */
  at: number;
  request: ServedRequest;
}

/** Whoever answers the agents while sites are scored. */
export interface Answering {
  /** Has the next site's exploration answered. `index`: of the site; providers take turns. */
  begin(site: string, index: number): Promise<void>;
  /** What was asked so far, in order; nothing where the rules answer, which are asked in the extension itself. */
  asked(): readonly Asked[];
  /** What the provider would not have taken, in its words. */
  refused(): string[];
  /** Tokens of all prompts so far. */
  tokens(): number;
  /** Says what prompts were like. */
  print(): void;
  close(): Promise<void>;
}

export async function answerWith(who: (typeof whoAnswers)[number], product: Product): Promise<Answering> {
  if (who === 'scripted') return scripted(product);
  return {
    begin: () => chooseModels(product, { provider: 'rules', baseUrl: null }),
    asked: () => [],
    refused: () => [],
    tokens: () => 0,
    print: () => undefined,
    close: async () => undefined,
  };
}

async function scripted(product: Product): Promise<Answering> {
  const asked: Asked[] = [];
  const server = await startModelServer((request) => {
    asked.push({ at: Date.now(), request });
    return answerAsReader(request);
  });
  const settings = [
    { provider: 'compatible', baseUrl: server.baseUrl },
    { provider: 'openai', baseUrl: server.baseUrl },
    { provider: 'anthropic', baseUrl: server.origin },
  ] as const;
  const ofSites = new Map<string, ServedRequest[]>();
  let from = 0;
  let current = '';
  const keep = () => {
    if (current !== '') ofSites.set(current, server.requests.slice(from));
    from = server.requests.length;
  };
  return {
    async begin(site, index) {
      keep();
      current = site;
      await chooseModels(product, settings[index % settings.length] ?? settings[0]);
    },
    asked: () => asked,
    refused: () => server.refusals.map(({ message }) => message),
    tokens: () => server.requests.reduce((sum, request) => sum + tokensOf(request), 0),
    print() {
      keep();
      for (const [site, requests] of ofSites) printPrompts(site, requests);
      for (const refused of server.refusals) console.log(`    refused: ${refused.message}`);
    },
    close: () => server.close(),
  };
}

/** Turns of the explorer are told by the tool that only it has. */
function printPrompts(site: string, requests: readonly ServedRequest[]): void {
  const turns = requests.filter(({ tools }) => tools.some(({ name }) => name === 'done')).map(tokensOf);
  console.log(
    `${site.padEnd(12)} tokens of an explorer's prompt: median ${medianOf(turns)}, first ${turns[0]}, last ${turns.at(-1)}, most ${Math.max(...turns)}`,
  );
}

async function chooseModels(product: Product, chosen: Pick<ModelSettings, 'provider' | 'baseUrl'>): Promise<void> {
  const models: ModelSettings = {
    ...chosen,
    names: { fast: 'reader-fast', smart: 'reader-smart', vision: 'reader-vision' },
    byAgent: {},
    spending: { perRun: null, perMonth: null },
    isKeyRemembered: false,
  };
  const keys = chosen.baseUrl === null ? {} : { [storageKeyName(new URL(chosen.baseUrl).origin)]: 'a-key-for-tests' };
  await product.control.evaluate(`Promise.all([
    chrome.storage.local.set(${JSON.stringify({ 'settings.models': models })}),
    chrome.storage.session.set(${JSON.stringify(keys)})]).then(() => null)`);
}
