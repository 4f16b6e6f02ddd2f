import { defaultModelSettings } from '@/domain/model/model-settings';
import { type DiscoverRun, WaitCode } from '@/domain/run/run';
import { EndCode } from '@/domain/run/run-result';
import { exploringSteps, sampleExplored, sampleExploring } from './exploration-samples';
import { longListUrl, sampleJobs, sampleRun, sampleSteps, sampleUnderstanding } from './panel-samples';
import { type PanelState, press } from './panel-state';

const jobs = sampleJobs(58);

const plans: PanelState[] = [
  {
    name: 'plan',
    async reach(driver) {
      await driver.open({});
      await driver.panel.getByRole('button', { name: 'Discover' }).waitFor();
    },
  },
  {
    name: 'plan-known-site',
    async reach(driver) {
      await driver.open({ jobs, understandings: [sampleUnderstanding] });
      await press(driver.panel.getByText('What Jobtrail learned', { exact: true }));
    },
  },
  {
    name: 'plan-explored-site',
    async reach(driver) {
      const models = { ...defaultModelSettings, provider: 'openai' as const };
      await driver.open({ jobs, understandings: [sampleExplored], settings: { models } });
      await press(driver.panel.getByText('What Jobtrail learned', { exact: true }));
      const filters = driver.panel.locator('.filters');
      await press(filters.getByText('Date posted'));
      await filters.getByText('Past week').waitFor();
    },
  },
  {
    name: 'plan-search',
    async reach(driver) {
      await driver.open({ jobs, understandings: [sampleExplored] });
      await press(driver.panel.getByText('Search and filters'));
      await driver.panel.getByRole('checkbox', { name: 'Past week' }).check();
    },
  },
  {
    name: 'plan-goals',
    async reach(driver) {
      await driver.open({});
      await press(driver.panel.getByText('What to find out'));
      await driver.panel.getByRole('textbox', { name: 'Question 2' }).fill('How does one save a job for later?');
      await driver.panel.getByRole('button', { name: 'Reset' }).waitFor();
    },
  },
  {
    name: 'exploring',
    async reach(driver) {
      const run = sampleExploring({ tabId: driver.tabId });
      await driver.open({
        runs: [run],
        steps: exploringSteps(run.id, Date.now()),
        pictures: [{ runId: run.id, seq: 11 }],
      });
      await driver.panel.getByText('Clicked “All filters”').waitFor();
      await press(driver.panel.getByText('Before and after'));
      await driver.panel.getByRole('img').nth(1).waitFor();
    },
  },
  {
    name: 'exploring-with-rules',
    async reach(driver) {
      const run = sampleExploring({ tabId: driver.tabId, model: 'rules' });
      await driver.open({ runs: [run], steps: exploringSteps(run.id).slice(0, 4) });
      await driver.panel.getByText('Built-in rules').waitFor();
    },
  },
  {
    name: 'plan-out-of-range',
    async reach(driver) {
      await driver.open({});
      await driver.panel.getByRole('spinbutton', { name: 'Pages to read' }).fill('80');
      await driver.panel.getByText('Enter a number').waitFor();
    },
  },
  {
    name: 'plan-limits-short',
    async reach(driver) {
      await driver.open({});
      await driver.showInTab(longListUrl);
      await driver.panel.getByRole('button', { name: 'Raise to 240' }).waitFor();
    },
  },
  {
    name: 'plan-limits-raised',
    async reach(driver) {
      await driver.open({});
      await driver.showInTab(longListUrl);
      await press(driver.panel.getByRole('button', { name: 'Raise to 240' }));
      await driver.panel.getByText('Limits raised').waitFor();
    },
  },
  {
    name: 'no-board',
    async reach(driver) {
      await driver.open({});
      await driver.showInTab('about:blank');
      await driver.panel.getByText('Open a job board').waitFor();
    },
  },
  {
    name: 'running',
    async reach(driver) {
      const run = sampleRun({ tabId: driver.tabId });
      await driver.open({ runs: [run], steps: sampleSteps(run.id), understandings: [sampleUnderstanding], jobs });
      await driver.panel.locator('.figure').waitFor();
      await press(driver.panel.getByText('What Jobtrail learned', { exact: true }));
    },
  },
  {
    name: 'running-without-total',
    async reach(driver) {
      const run = sampleRun({ tabId: driver.tabId, announced: null });
      await driver.open({ runs: [run], steps: sampleSteps(run.id), jobs });
      await driver.panel.locator('.figure').waitFor();
    },
  },
  {
    name: 'running-elsewhere',
    async reach(driver) {
      const run = sampleRun({ tabId: driver.tabId + 1000, site: 'careers.example.org' });
      await driver.open({ runs: [run], steps: sampleSteps(run.id), jobs });
      await driver.panel.getByRole('button', { name: 'Show tab' }).waitFor();
    },
  },
];

const waitsOnItsOwnLook: WaitCode[] = ['user-paused', 'terms-notice', 'login', 'model-key'];

const waiting: PanelState[] = WaitCode.options.map((wait) => ({
  name: `waiting-${wait}`,
  isBuiltLikeAnother: !waitsOnItsOwnLook.includes(wait),
  async reach(driver) {
    const run = waitingRun(driver.tabId, wait);
    const steps = run.state.exploration ? exploringSteps(run.id) : sampleSteps(run.id);
    await driver.open({ runs: [run], steps, understandings: [sampleUnderstanding], jobs });
    await driver.panel.getByRole('button', { name: /Stop|Not now/ }).waitFor();
  },
}));

function waitingRun(tabId: number, wait: WaitCode): DiscoverRun {
  if (/^(model|spending)-/.test(wait)) return sampleExploring({ tabId, wait });
  const site = wait === 'terms-notice' ? 'linkedin.com' : undefined;
  const status = wait === 'user-paused' || wait.startsWith('debugger') ? 'paused' : 'waiting';
  return sampleRun({ tabId, status, wait, site, collected: wait === 'terms-notice' ? 0 : 37 });
}

const endsOnTheirOwnLook: EndCode[] = ['complete', 'explored', 'nothing-found', 'failed'];

const ended: PanelState[] = EndCode.options.map((code) => ({
  name: `ended-${code}`,
  isBuiltLikeAnother: !endsOnTheirOwnLook.includes(code),
  async reach(driver) {
    const run = endedRun(driver.tabId, code);
    const understanding = code === 'explored' ? sampleExplored : sampleUnderstanding;
    await driver.open({ runs: [run], jobs, understandings: [understanding] });
    await driver.panel.getByRole('button', { name: 'Discover again' }).waitFor();
  },
}));

function endedRun(tabId: number, code: EndCode): DiscoverRun {
  if (code === 'explored') return sampleExploring({ tabId, isOver: true });
  const collected = code === 'nothing-found' || code === 'not-a-job-list' ? 0 : 58;
  const announced = code === 'complete' ? 58 : 244;
  const facts = { collected, announced, pages: 3, missed: announced - collected, message: null };
  const result = { success: !/failed|error|unreach|stopped|not/.test(code), code, facts, finalUrl: '' };
  return sampleRun({ tabId, collected, announced: facts.announced, result });
}

const limited: PanelState[] = [
  {
    name: 'ended-postings-unopened',
    async reach(driver) {
      const run = endedRun(driver.tabId, 'job-limit');
      const counts = { ...run.state.counts, details: 25 };
      await driver.open({ runs: [{ ...run, state: { ...run.state, counts } }], jobs });
      await driver.panel.getByText('were not opened').waitFor();
    },
  },
  {
    name: 'ended-at-the-most',
    async reach(driver) {
      const run = endedRun(driver.tabId, 'job-limit');
      const limits = { pages: 50, details: null, jobs: 1000 };
      await driver.open({ runs: [{ ...run, state: { ...run.state, limits } }], jobs });
      await driver.panel.getByText('Narrow the search').waitFor();
    },
  },
];

export const discoverStates: PanelState[] = [...plans, ...waiting, ...ended, ...limited];
