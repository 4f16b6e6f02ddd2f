import { EndCode, WaitCode } from '@/domain/run';
import { defaultSettings } from '@/domain/settings';
import type { PanelDriver } from './panel-driver';
import { sampleDescription, sampleJobs, sampleRun, sampleSteps, sampleUnderstanding } from './panel-samples';

/** Every state the panel can be seen in, and how to come to it. */
export interface PanelState {
  name: string;
  reach(driver: PanelDriver): Promise<void>;
}

const jobs = sampleJobs(58);
const descriptions = jobs.map(({ id }) => ({ jobId: id, text: sampleDescription }));

const openTab = async ({ panel }: PanelDriver, name: RegExp) => {
  await panel.getByRole('tab', { name }).click();
};

const waiting: PanelState[] = WaitCode.options.map((wait) => ({
  name: `waiting-${wait}`,
  async reach(driver) {
    const site = wait === 'terms-notice' ? 'linkedin.com' : undefined;
    const status = wait === 'user-paused' || wait.startsWith('debugger') ? 'paused' : 'waiting';
    const collected = wait === 'terms-notice' ? 0 : 37;
    const run = sampleRun({ tabId: driver.tabId, status, wait, site, collected });
    await driver.open({ runs: [run], steps: sampleSteps(run.id), understandings: [sampleUnderstanding], jobs });
    await driver.panel.getByRole('button', { name: /Stop|Not now/ }).waitFor();
  },
}));

const ended: PanelState[] = EndCode.options.map((code) => ({
  name: `ended-${code}`,
  async reach(driver) {
    const collected = code === 'nothing-found' || code === 'not-a-job-list' ? 0 : 58;
    const facts = { collected, announced: code === 'complete' ? 58 : 244, pages: 3, message: null };
    const result = { success: !/failed|error|unreach|stopped|not/.test(code), code, facts, finalUrl: '' };
    const run = sampleRun({ tabId: driver.tabId, collected, announced: facts.announced, result });
    await driver.open({ runs: [run], jobs, understandings: [sampleUnderstanding] });
    await driver.panel.getByRole('button', { name: 'Discover again' }).waitFor();
  },
}));

const discover: PanelState[] = [
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
      await driver.panel.getByText('What it understood').click();
    },
  },
  {
    name: 'plan-out-of-range',
    async reach(driver) {
      await driver.open({});
      await driver.panel.getByRole('spinbutton', { name: 'Pages of the list' }).fill('80');
      await driver.panel.getByText('Enter a number').waitFor();
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
      await driver.panel.getByText('What it understood').click();
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

const jobList: PanelState[] = [
  {
    name: 'jobs-empty',
    async reach(driver) {
      await driver.open({});
      await openTab(driver, /^Jobs/);
    },
  },
  {
    name: 'jobs',
    async reach(driver) {
      await driver.open({ jobs, descriptions });
      await openTab(driver, /^Jobs/);
      await driver.panel.getByRole('row').nth(3).waitFor();
    },
  },
  {
    name: 'jobs-wide',
    async reach(driver) {
      await driver.panel.setViewportSize({ width: 1024, height: 800 });
      await driver.open({ jobs, descriptions });
      await openTab(driver, /^Jobs/);
      await driver.panel.getByRole('button', { name: 'Company' }).click();
      await driver.panel.locator('[aria-sort=ascending]').waitFor();
    },
  },
  {
    name: 'jobs-selected',
    async reach(driver) {
      await driver.open({ jobs, descriptions });
      await openTab(driver, /^Jobs/);
      await driver.panel.getByRole('checkbox', { name: 'Select Data Analyst', exact: true }).check();
      await driver.panel.getByRole('checkbox', { name: 'Select Platform Engineer', exact: true }).check();
    },
  },
  {
    name: 'jobs-no-match',
    async reach(driver) {
      await driver.open({ jobs, descriptions });
      await openTab(driver, /^Jobs/);
      await driver.panel.getByRole('searchbox').fill('astronaut');
      await driver.panel.getByText('No job matches').waitFor();
    },
  },
  {
    name: 'jobs-sort-menu',
    async reach(driver) {
      await driver.open({ jobs, descriptions });
      await openTab(driver, /^Jobs/);
      await driver.panel.getByRole('button', { name: 'Sort' }).click();
      await driver.panel.getByRole('menuitemradio', { name: 'Company' }).waitFor();
    },
  },
  {
    name: 'jobs-deleted',
    async reach(driver) {
      await driver.open({ jobs, descriptions });
      await openTab(driver, /^Jobs/);
      await driver.panel.getByRole('checkbox', { name: 'Select Data Analyst', exact: true }).check();
      await driver.panel.getByRole('button', { name: 'Delete 1 job' }).click();
      await driver.panel.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  {
    name: 'job',
    async reach(driver) {
      await driver.open({ jobs, descriptions });
      await openTab(driver, /^Jobs/);
      await driver.panel.getByRole('button', { name: 'Senior Backend Developer (m/f/d)', exact: true }).click();
      await driver.panel.getByText('You keep the platform').waitFor();
    },
  },
];

const others: PanelState[] = [
  {
    name: 'runs-empty',
    async reach(driver) {
      await driver.open({});
      await openTab(driver, /^Runs/);
    },
  },
  {
    name: 'runs',
    async reach(driver) {
      const facts = { collected: 75, announced: 244, pages: 3, message: null };
      const result = { success: true, code: 'page-limit' as const, facts, finalUrl: '' };
      const live = sampleRun({ number: 2, tabId: driver.tabId, status: 'waiting', wait: 'login' });
      const past = sampleRun({ number: 1, tabId: driver.tabId, collected: 75, result });
      await driver.open({ runs: [live, past], steps: [...sampleSteps(live.id), ...sampleSteps(past.id)] });
      await openTab(driver, /^Runs/);
      await driver.panel.getByText('What it did').last().click();
      await driver.panel.getByText('Going to page 2').waitFor();
    },
  },
  {
    name: 'settings',
    async reach(driver) {
      await driver.open({ jobs, settings: { acceptedNotices: ['linkedin.com'], limits: defaultSettings.limits } });
      await openTab(driver, /^Settings/);
    },
  },
  {
    name: 'delete-everything',
    async reach(driver) {
      await driver.open({ jobs });
      await openTab(driver, /^Settings/);
      await driver.panel.getByRole('button', { name: 'Delete everything…' }).click();
      await driver.panel.getByRole('alertdialog').waitFor();
    },
  },
];

export const panelStates: PanelState[] = [...discover, ...waiting, ...ended, ...jobList, ...others];
