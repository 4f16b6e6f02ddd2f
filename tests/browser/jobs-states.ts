import { jobInFull } from './job-samples';
import { emptyView, judgedJobs, sampleCriteria, sampleView } from './judged-jobs';
import { sampleDescription, sampleJobs } from './panel-samples';
import { openTab, type PanelState } from './panel-state';

const jobs = sampleJobs(58);
const descriptions = jobs.map(({ id }) => ({ jobId: id, text: sampleDescription }));

export const jobsStates: PanelState[] = [
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
      await driver.panel.getByText('No jobs match').waitFor();
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
      await driver.panel.getByRole('button', { name: 'Show excluded jobs' }).waitFor();
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
      await driver.panel.getByRole('button', { name: 'Show excluded jobs' }).waitFor();
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
      await driver.panel.getByRole('button', { name: 'Set status' }).click();
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
      await driver.panel.getByText('2 rows were not').waitFor();
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
      await driver.panel.getByText('Possibly the same job').waitFor();
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
      await driver.panel.getByRole('textbox', { name: 'Application address' }).fill('javascript:alert(1)');
      await driver.panel.getByRole('button', { name: 'Save' }).click();
      await driver.panel.getByText('Enter a web address').waitFor();
    },
  },
];
