import type { Approval } from '@/domain/goal/approval';
import type { GoalFigures } from '@/domain/goal/goal-figures';
import { newGoalState, type PlannedStep } from '@/domain/goal/goal-state';
import type { CollectedItem } from '@/domain/job/collected-item';
import type { ModelSettings } from '@/domain/model/model-settings';
import type { GoalRun } from '@/domain/run/run';
import type { PanelDriver } from './panel-driver';
import { longListUrl, site } from './panel-samples';
import type { PanelState } from './panel-state';

const runId = '5f2d1c9e-7c1a-4f0e-9a67-1d7d1c2f9b01';
const at = '2026-11-26T09:00:00.000Z';
const goal = 'Search for wireless headphones under 100 dollars and show the top 3';

const models: ModelSettings = {
  provider: 'compatible',
  baseUrl: 'http://127.0.0.1:9/v1',
  names: { fast: 'one', smart: 'one', vision: 'one' },
  byAgent: {},
  spending: { perRun: null, perMonth: null },
  isKeyRemembered: false,
};

const step = (id: string, description: string, status: PlannedStep['status']): PlannedStep => ({
  id,
  intent: 'search',
  description,
  targetConcept: 'the search',
  inputData: null,
  expectedOutcome: 'Results for wireless headphones are listed',
  check: null,
  dependencies: [],
  maxAttempts: 3,
  priority: 1,
  status,
  attempts: 1,
  change: null,
  hasTriedMemory: true,
  result: null,
});

const plan = [
  step('s1', 'Search for wireless headphones', 'success'),
  step('s2', 'Show only what costs at most 100', 'running'),
  step('s3', 'Read the first 3 results', 'open'),
];

const order = { goal, startUrl: null, constraints: '', readyMade: null };
const limits = { attempts: 3, replans: 3, minutes: 5 };

function aRun(tabId: number, more: Partial<GoalRun> = {}, state: Partial<GoalRun['state']> = {}): GoalRun {
  const first = newGoalState(order, [], { limits, pageUrl: longListUrl, errorsAllowed: 3 });
  return {
    id: runId,
    tabId,
    startUrl: longListUrl,
    site,
    startedAt: at,
    endedAt: null,
    status: 'running',
    wait: null,
    steps: 12,
    kind: 'goal',
    result: null,
    ...more,
    state: { ...first, plan, ...state },
  };
}

/** Three of four attempts succeeded, eight of nine actions did at once what they should. */
const figures: GoalFigures = {
  stepsJudged: 4,
  stepsSucceeded: 3,
  actions: 9,
  actionsRight: 8,
  replans: 1,
  planned: 3,
  stepTokens: 4_200,
  recoveriesMs: [5_000],
  remembered: 1,
};

const items = [1, 2, 3].map(
  (number, index): CollectedItem => ({
    runId,
    type: 'product',
    index,
    uniqueId: String(number),
    data: { title: `Wireless headphones ${number}`, price: `$${number}9.95`, url: `https://shop.test/thing/${number}` },
    at,
  }),
);

async function openGoal(
  driver: PanelDriver,
  runs: GoalRun[],
  more: Parameters<PanelDriver['open']>[0] = {},
): Promise<void> {
  await driver.open({ runs, settings: { models }, ...more });
  await driver.panel.getByRole('tab', { name: 'Goal' }).dispatchEvent('mousedown', { button: 0 });
}

const asking = (driver: PanelDriver, asked: Approval) =>
  openGoal(driver, [
    aRun(driver.tabId, { status: 'waiting', wait: 'goal-approval' }, { approval: { asked, answer: null } }),
  ]);

const shop = 'https://shop.test';

/** The states of the Goal tab. */
export const goalStates: PanelState[] = [
  {
    name: 'a goal, asked for',
    async reach(driver) {
      await openGoal(driver, []);
      await driver.panel.getByText('Start page, constraints, values').click();
      await driver.panel.getByRole('button', { name: 'Add a value' }).click();
      await driver.panel.getByLabel('Secret').waitFor();
    },
  },
  {
    name: 'goals without a model',
    async reach(driver) {
      await openGoal(driver, [], { settings: {} });
      await driver.panel.getByRole('button', { name: 'Read the list' }).waitFor();
    },
  },
  {
    name: 'a goal being worked towards',
    async reach(driver) {
      await openGoal(driver, [aRun(driver.tabId, {}, { items: 3 })], { items });
      await driver.panel.getByText('Wireless headphones 2').waitFor();
    },
  },
  {
    name: 'a plan to approve',
    async reach(driver) {
      await asking(driver, {
        kind: 'plan',
        sites: [shop],
        verbs: ['search', 'filter', 'extract'],
        calls: 7,
        dollars: 0.02,
      });
      await driver.panel.getByRole('button', { name: 'Approve the plan' }).waitFor();
    },
  },
  {
    name: 'an act to allow',
    async reach(driver) {
      const act = { code: 'purchase', name: 'Add to basket', origin: shop } as const;
      await asking(driver, { kind: 'act', act, values: [{ name: 'Quantity', value: '1' }] });
      await driver.panel.getByRole('button', { name: 'Allow once' }).waitFor();
    },
  },
  {
    name: 'a goal that was reached',
    async reach(driver) {
      const result: GoalRun['result'] = {
        success: true,
        code: 'goal-reached',
        facts: {
          answer: 'Three cost less than 100 dollars.',
          items: 3,
          figures,
          sendsHeld: 0,
          message: null,
        },
        finalUrl: longListUrl,
      };
      const answer = { isDone: true, text: 'Three cost less than 100 dollars.', items: [0, 1, 2] };
      await openGoal(
        driver,
        [aRun(driver.tabId, { status: 'ended', endedAt: at, result }, { items: 3, answer, figures })],
        {
          items,
        },
      );
      await driver.panel.getByText('Three cost less').waitFor();
      await driver.panel.getByRole('button', { name: 'Export CSV' }).waitFor();
    },
  },
];
