import type { Locator } from '@playwright/test';
import { defaultModelSettings } from '@/domain/model-settings';
import { type DiscoverRun, WaitCode } from '@/domain/run';
import { EndCode } from '@/domain/run-result';
import { defaultSettings } from '@/domain/settings';
import { exploringSteps, sampleExplored, sampleExploring } from './exploration-samples';
import { fillStates } from './fill-states';
import { jobInFull } from './job-samples';
import { emptyView, judgedJobs, sampleCriteria, sampleView } from './judged-jobs';
import type { PanelDriver } from './panel-driver';
import { sampleDescription, sampleJobs, sampleRun, sampleSteps, sampleUnderstanding } from './panel-samples';
import { pilotStates } from './pilot-states';
import { profileStates } from './profile-states';

/** Every state the panel can be seen in, and how to come to it. */
export interface PanelState {
  name: string;
  /** Only its words differ from a state before it: it is looked at for what words can break. */
  isBuiltLikeAnother?: boolean;
  reach(driver: PanelDriver): Promise<void>;
}

const jobs = sampleJobs(58);
const descriptions = jobs.map(({ id }) => ({ jobId: id, text: sampleDescription }));

/** These tabs do not ask which tab is beside the panel, and a page in front is drawn sixty times as often. */
const openTab = async ({ panel }: PanelDriver, name: RegExp) => {
  await panel.bringToFront();
  await panel.getByRole('tab', { name }).click();
};

/** Beside the tab in front the panel is drawn once a second, and a real click waits for two pictures. */
const press = (element: Locator) => element.dispatchEvent('click');

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
  const facts = { collected, announced: code === 'complete' ? 58 : 244, pages: 3, missed: null, message: null };
  const result = { success: !/failed|error|unreach|stopped|not/.test(code), code, facts, finalUrl: '' };
  return sampleRun({ tabId, collected, announced: facts.announced, result });
}

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
      await press(driver.panel.getByText('What it understood'));
    },
  },
  {
    name: 'plan-explored-site',
    async reach(driver) {
      const models = { ...defaultModelSettings, provider: 'openai' as const };
      await driver.open({ jobs, understandings: [sampleExplored], settings: { models } });
      await press(driver.panel.getByText('What it understood'));
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
      await press(driver.panel.getByText('What it is to find out'));
      await driver.panel.getByRole('textbox', { name: 'Goal 2' }).fill('How does one save a job for later?');
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
      await driver.panel.getByText('Pressed “All filters”').waitFor();
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
      await press(driver.panel.getByText('What it understood'));
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
    name: 'jobs-judged',
    async reach(driver) {
      await driver.open({
        jobs: judgedJobs,
        descriptions,
        settings: { match: sampleCriteria, jobViews: [sampleView] },
      });
      await openTab(driver, /^Jobs/);
      await driver.panel.getByRole('button', { name: 'Show those left out' }).waitFor();
      await driver.panel.getByText('Possible duplicate').first().waitFor();
    },
  },
  {
    name: 'jobs-filters',
    async reach(driver) {
      await driver.open({ jobs: judgedJobs, descriptions });
      await openTab(driver, /^Jobs/);
      await driver.panel.getByRole('button', { name: 'Filters' }).click();
      const filters = driver.panel.getByRole('dialog');
      await filters.getByText('Interview').click();
      await filters.getByText('Saved').click();
      await driver.panel.getByRole('button', { name: /^Show \d+ jobs/ }).waitFor();
    },
  },
  {
    name: 'jobs-views',
    async reach(driver) {
      await driver.open({ jobs: judgedJobs, descriptions, settings: { jobViews: [sampleView] } });
      await openTab(driver, /^Jobs/);
      await driver.panel.getByRole('button', { name: 'Views' }).click();
      await driver.panel.getByRole('menuitemradio', { name: sampleView.name }).click();
      await driver.panel.getByRole('button', { name: 'Remove the filter “Hybrid”' }).waitFor();
      await driver.panel.getByRole('button', { name: `View: ${sampleView.name}` }).click();
    },
  },
  {
    name: 'jobs-all-left-out',
    async reach(driver) {
      await driver.open({
        jobs,
        descriptions,
        settings: { match: { ...sampleCriteria, mustNot: ['engineer', 'developer', 'analyst'] } },
      });
      await openTab(driver, /^Jobs/);
      await driver.panel.getByRole('button', { name: 'Show those left out' }).waitFor();
    },
  },
  {
    name: 'jobs-filtered-out',
    async reach(driver) {
      await driver.open({ jobs, descriptions, settings: { jobViews: [emptyView] } });
      await openTab(driver, /^Jobs/);
      await driver.panel.getByRole('button', { name: 'Views' }).click();
      await driver.panel.getByRole('menuitemradio', { name: emptyView.name }).click();
      await driver.panel
        .getByRole('button', { name: /Without it: \d/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'jobs-skip',
    async reach(driver) {
      await driver.open({ jobs, descriptions });
      await openTab(driver, /^Jobs/);
      await driver.panel.getByRole('checkbox', { name: 'Select Data Analyst', exact: true }).check();
      await driver.panel.getByRole('button', { name: 'Set the status' }).click();
      await driver.panel.getByRole('menuitem', { name: 'Skip…' }).click();
      await driver.panel.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'jobs-imported',
    async reach(driver) {
      await driver.open({});
      await openTab(driver, /^Jobs/);
      const buffer = Buffer.from('title,company,posted_date\r\nCook,Inn,2026-11-01\r\n,Nobody,\r\nBaker,Shop,soon\r\n');
      await driver.panel.locator('input[type=file]').setInputFiles({ name: 'jobs.csv', mimeType: 'text/csv', buffer });
      await driver.panel.getByText('2 rows were not taken').waitFor();
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
    name: 'job-in-full',
    async reach(driver) {
      await driver.open(jobInFull);
      await openTab(driver, /^Jobs/);
      await driver.panel.getByRole('button', { name: 'Senior Backend Developer (m/f/d)', exact: true }).first().click();
      await driver.panel.getByText('Maybe the same job').waitFor();
      await driver.panel.getByText('Merged into this job').waitFor();
    },
  },
  {
    name: 'job-edited',
    async reach(driver) {
      await driver.open(jobInFull);
      await openTab(driver, /^Jobs/);
      await driver.panel.getByRole('button', { name: 'Senior Backend Developer (m/f/d)', exact: true }).first().click();
      await driver.panel.getByRole('button', { name: 'Edit job' }).click();
      await driver.panel.getByRole('textbox', { name: 'Title' }).fill('');
      await driver.panel.getByRole('textbox', { name: 'Address to apply at' }).fill('javascript:alert(1)');
      await driver.panel.getByRole('button', { name: 'Save' }).click();
      await driver.panel.getByText('Enter a web address').waitFor();
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
      const facts = { collected: 75, announced: 244, pages: 3, missed: null, message: null };
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
      const { settings } = jobInFull;
      await driver.open({
        jobs,
        settings: { ...settings, acceptedNotices: ['linkedin.com'], limits: defaultSettings.limits },
      });
      await openTab(driver, /^Settings/);
    },
  },
  {
    name: 'runs-exploration',
    async reach(driver) {
      const run = sampleExploring({ tabId: driver.tabId, isOver: true });
      await driver.open({ runs: [run], steps: exploringSteps(run.id) });
      await openTab(driver, /^Runs/);
      await driver.panel.getByText('What it did').click();
      await driver.panel.getByText('A dialog with 9 filters opened.').waitFor();
    },
  },
  {
    name: 'settings-model',
    async reach(driver) {
      const models = { ...defaultModelSettings, provider: 'openai' as const, byAgent: { analyzer: 'gpt-6-nova' } };
      await driver.open({ settings: { models } });
      await openTab(driver, /^Settings/);
      await driver.panel.getByText('Set agents apart').click();
      await driver.panel.getByRole('button', { name: 'Test' }).click();
      await driver.panel.locator('.test-answer').waitFor();
    },
  },
  {
    name: 'settings-local-model',
    async reach(driver) {
      const models = { ...defaultModelSettings, provider: 'compatible' as const };
      await driver.open({ settings: { models }, keys: ['compatible'] });
      await openTab(driver, /^Settings/);
      await driver.panel.getByText('A key is kept').waitFor();
      await driver.panel.getByRole('button', { name: 'Ollama' }).click();
      await driver.panel.getByText('OLLAMA_ORIGINS').waitFor();
      await driver.panel.getByRole('textbox', { name: 'Address of the server' }).fill('localhost');
      await driver.panel.getByRole('textbox', { name: 'Address of the server' }).blur();
      await driver.panel.getByText('Enter an address').waitFor();
    },
  },
  {
    name: 'settings-restored',
    async reach(driver) {
      await driver.open({ jobs });
      await openTab(driver, /^Settings/);
      await press(driver.panel.getByRole('button', { name: 'Back up now' }));
      await press(driver.panel.getByRole('button', { name: /^Restore the backup/ }).first());
      await driver.panel.getByText('Brought back').scrollIntoViewIfNeeded();
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

export const panelStates: PanelState[] = [
  ...discover,
  ...waiting,
  ...ended,
  ...jobList,
  ...fillStates,
  ...pilotStates,
  ...profileStates,
  ...others,
];
