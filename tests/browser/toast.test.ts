import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchPanel, type PanelDriver } from './panel-driver';
import { sampleJobs } from './panel-samples';
import { openTab, press } from './panel-state';

let driver: PanelDriver;

beforeAll(async () => {
  driver = await launchPanel();
});
afterAll(() => driver.close());

/** Deletes the first job. */
async function deleteJob() {
  const jobs = sampleJobs(3);
  await driver.open({ jobs });
  await openTab(driver, /^Jobs/);
  await press(driver.panel.getByRole('checkbox', { name: `Select ${jobs[0]?.title}`, exact: true }));
  await press(driver.panel.getByRole('button', { name: 'Delete 1 job' }));
  await toast().waitFor();
}

const toast = () => driver.panel.getByRole('listitem').filter({ hasText: '1 job deleted.' });
const isFocused = () => toast().evaluate((element) => element === document.activeElement);

it('is announced, reached with F8, and closed by Escape where it has the focus only', async () => {
  const { panel } = driver;
  await deleteJob();
  await panel.getByRole('status').filter({ hasText: '1 job deleted.' }).waitFor({ state: 'attached' });
  await panel.keyboard.press('Escape');
  expect(await toast().count()).toBe(1);
  await panel.keyboard.press('F8');
  await panel.keyboard.press('Tab');
  await expect.poll(isFocused).toBe(true);
  await panel.keyboard.press('Escape');
  await toast().waitFor({ state: 'detached' });
});

it('ends by itself, but not while it is pointed at', async () => {
  const { panel } = driver;
  await panel.clock.install();
  await deleteJob();
  await toast().hover();
  await panel.clock.runFor(30_000);
  expect(await toast().count()).toBe(1);
  await panel.mouse.move(10, 10);
  await panel.clock.runFor(11_000);
  await toast().waitFor({ state: 'detached' });
});
