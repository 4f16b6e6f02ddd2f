import { setTimeout as sleep } from 'node:timers/promises';
import type { GoalOrder } from '@/domain/goal/goal-order';
import type { CollectedItem } from '@/domain/job/collected-item';
import type { GoalRun } from '@/domain/run/run';
import type { ModelServer } from '../models/model-server';
import { type RunningSites, startSites } from '../sites/server';
import { callPanelApi, type Product, readAll, startProduct } from './product';
import { startSeeingModel } from './seeing-model';

/** The product with a scripted model, beside the sites, for working towards goals. */
export interface GoalStage {
  product: Product;
  sites: RunningSites;
  model: ModelServer;
  /** Opens an address and starts a goal there. */
  start(path: string, order: Partial<GoalOrder> & { goal: string }): Promise<GoalRun>;
  /** Waits for the end; `answer` says yes or no to each question, yes if not said. */
  end(run: GoalRun, answer?: (asked: Asked) => boolean): Promise<GoalRun>;
  run(id: string): Promise<GoalRun>;
  items(runId: string): Promise<CollectedItem[]>;
  close(): Promise<void>;
}

export type Asked = NonNullable<GoalRun['state']['approval']>['asked'];

/** With whoever answers the model's calls: the scripted one, if not said; null for the built-in rules. */
export async function openGoalStage(isWithModel = true): Promise<GoalStage> {
  const [product, sites] = [await startProduct(), await startSites()];
  const model = await startSeeingModel(product);
  if (!isWithModel)
    await product.set({
      models: {
        provider: 'rules',
        baseUrl: null,
        names: { fast: '', smart: '', vision: '' },
        byAgent: {},
        spending: { perRun: null, perMonth: null },
        isKeyRemembered: false,
      },
    });
  const run = async (id: string) => {
    const found = (await product.control.evaluate<GoalRun[]>(readAll('runs'))).find((one) => one.id === id);
    if (!found) throw new Error(`no run ${id}`);
    return found;
  };
  const answerOnce = async (current: GoalRun, answer: (asked: Asked) => boolean) => {
    const asked = current.state.approval?.asked;
    if (current.wait !== 'goal-approval' || !asked) return;
    await callPanelApi(product.control, 'answerGoal', [current.id, current.steps, answer(asked)]);
  };
  return {
    product,
    sites,
    model,
    run,
    async start(path, order) {
      const tabId = await openAt(product, path.startsWith('http') ? path : sites.origin + path);
      const whole = { startUrl: null, constraints: '', variables: [], readyMade: null, ...order };
      const { id } = await callPanelApi<{ id: string }>(product.control, 'pursueGoal', [tabId, whole]);
      return run(id);
    },
    async end({ id }, answer = () => true) {
      const deadline = Date.now() + patienceMs;
      for (;;) {
        const current = await run(id);
        if (current.status === 'ended') return current;
        // What only a person can do ends the goal for a test.
        if (current.status === 'waiting' && current.wait !== 'goal-approval') {
          await callPanelApi(product.control, 'stop', [id]);
          return { ...(await run(id)), wait: current.wait };
        }
        await answerOnce(current, answer);
        if (Date.now() > deadline)
          throw new Error(`The goal stands at ${current.state.stage}: ${JSON.stringify(current.state.plan)}`);
        await sleep(100);
      }
    },
    items: async (runId) =>
      (await product.control.evaluate<CollectedItem[]>(readAll('items'))).filter((item) => item.runId === runId),
    async close() {
      await product.close();
      await Promise.all([sites.close(), model.close()]);
    },
  };
}

const patienceMs = 400_000;

/** Closes other tabs, opens an address in front and answers with its tab. */
async function openAt(product: Product, url: string): Promise<number> {
  await product.closeTabs();
  await product.chromium.openTab(url);
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const id = await product.control.evaluate<number | null>(`chrome.tabs.query({}).then((tabs) => {
      const found = tabs.find(({ url, status }) => status === 'complete' && url.startsWith('http'));
      return found ? found.id : null;
    })`);
    if (id !== null) return id;
    await sleep(100);
  }
  throw new Error('The page did not load.');
}

/** How a goal went, a line for each step and action: for the message of a test that fails. */
export function goalInWords({ state, result, wait }: GoalRun): string {
  const steps = state.plan.flatMap(({ id, intent, description, status, attempts, result: judged }) => [
    `${id} ${intent} ${status} (${attempts}) ${description} | ${judged?.evidence || (judged?.errorReason ?? '')}`,
    ...(judged?.microActions ?? []).map(
      ({ action, element, outcome, error, hasChanged, held }) =>
        `    ${action.type} ${element?.name ?? action.target ?? ''} ${action.value ?? action.key ?? ''} → ${outcome} ${hasChanged ? 'changed' : ''} ${held > 0 ? `held ${held}` : ''} ${error ?? ''}`,
    ),
  ]);
  return [`${result?.code} ${wait ?? ''} ${state.answer?.text ?? ''} at ${state.pageUrl}`, ...steps].join('\n');
}
