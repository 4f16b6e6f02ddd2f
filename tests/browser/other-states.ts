import { defaultModelSettings } from '@/domain/model/model-settings';
import { defaultSettings } from '@/domain/settings/settings';
import { exploringSteps, sampleExploring } from './exploration-samples';
import { jobInFull } from './job-samples';
import { sampleJobs, sampleRun, sampleSteps } from './panel-samples';
import { openTab, type PanelState, press } from './panel-state';

const jobs = sampleJobs(58);

export const otherStates: PanelState[] = [
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
      await driver.panel.getByText('What Jobtrail did').last().click();
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
      await driver.panel.getByText('What Jobtrail did').click();
      await driver.panel.getByText('A dialog with 9 filters opened.').waitFor();
    },
  },
  {
    name: 'settings-model',
    async reach(driver) {
      const models = { ...defaultModelSettings, provider: 'openai' as const, byAgent: { analyzer: 'gpt-6-nova' } };
      await driver.open({ settings: { models } });
      await openTab(driver, /^Settings/);
      await driver.panel.getByText('Models for individual agents').click();
      await driver.panel.getByRole('button', { name: 'Test' }).click();
      await driver.panel.locator('.test-answer').waitFor();
    },
  },
  {
    name: 'settings-local-model',
    async reach(driver) {
      const models = { ...defaultModelSettings, provider: 'compatible' as const, baseUrl: 'http://localhost:11434/v1' };
      await driver.open({ settings: { models }, keys: ['http://localhost:11434'] });
      await openTab(driver, /^Settings/);
      await driver.panel.getByText('A key for http://localhost:11434 is stored').waitFor();
      await driver.panel.getByText('OLLAMA_ORIGINS').waitFor();
      await driver.panel.getByRole('textbox', { name: 'Server address' }).fill('localhost');
      await driver.panel.getByRole('textbox', { name: 'Server address' }).blur();
      await driver.panel.getByText('Enter an address that starts').waitFor();
    },
  },
  {
    name: 'settings-restored',
    async reach(driver) {
      await driver.open({ jobs });
      await openTab(driver, /^Settings/);
      await press(driver.panel.getByRole('button', { name: 'Back up now' }));
      await press(driver.panel.getByRole('button', { name: /^Restore the backup/ }).first());
      await driver.panel.getByText('Restored').scrollIntoViewIfNeeded();
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
