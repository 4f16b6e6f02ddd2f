import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultModelSettings } from '@/domain/model/model-settings';
import { exploringSteps, sampleExplored, sampleExploring } from './exploration-samples';
import { launchPanel, type PanelDriver } from './panel-driver';
import { sampleDescription, sampleJobs, sampleRun, sampleSteps, site } from './panel-samples';

let driver: PanelDriver;

beforeAll(async () => {
  driver = await launchPanel();
});
afterAll(() => driver.close());

const focusedName = () =>
  driver.panel.evaluate(() => {
    const { activeElement } = document;
    const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0]?.textContent : null;
    return activeElement?.getAttribute('aria-label') ?? label ?? activeElement?.textContent;
  });

async function press(...keys: string[]) {
  for (const key of keys) await driver.panel.keyboard.press(key);
}

/** Goes on with Tab to what has this name. */
async function tabTo(name: string) {
  for (let presses = 0; presses < 20 && (await focusedName()) !== name; presses += 1) await press('Tab');
  expect(await focusedName()).toBe(name);
}

async function openJobs(count: number) {
  const jobs = sampleJobs(count);
  await driver.open({
    jobs,
    descriptions: jobs.slice(0, 60).map(({ id }) => ({ jobId: id, text: sampleDescription })),
  });
  // A page behind another gets a frame a second.
  await driver.panel.bringToFront();
  const tabs = driver.panel.getByRole('tab');
  await tabs.first().focus();
  // A press while the panel is still loading goes astray.
  for (const name of [/^Goal/, /^Jobs/]) {
    await press('ArrowRight');
    await tabs.and(driver.panel.locator('[aria-selected=true]')).filter({ hasText: name }).waitFor();
  }
  await driver.panel.getByRole('row').nth(2).waitFor();
}

describe('with the keyboard only', () => {
  it('sets the limits on the way to Discover, and keeps them', async () => {
    await driver.open({});
    const { panel } = driver;
    await panel.getByRole('button', { name: 'Discover' }).waitFor();
    await panel.getByRole('tab', { name: /^Discover/ }).focus();
    await tabTo('Pages to read');
    await press('ArrowUp', 'Tab', 'Tab');
    expect(await panel.getByText('up to 4 pages').isVisible()).toBe(true);
    await press('Tab', 'Space');
    await panel.getByText('Open every posting').waitFor();
    await press('Tab');
    expect(await focusedName()).toBe('Discover');
    await panel.reload();
    await panel.getByText('Open every posting').waitFor();
    await panel.getByText('up to 4 pages').waitFor();
  });

  it('opens a job, comes back to its row, selects, deletes and takes it back', async () => {
    await openJobs(58);
    const { panel } = driver;
    await tabTo('Platform Engineer');
    await press('ArrowDown');
    expect(await focusedName()).toBe('Senior Backend Developer (m/f/d)');
    await press('Enter');
    await panel.getByRole('dialog').getByText('You keep the platform').waitFor();
    await press('Escape');
    await panel.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(focusedName).toBe('Senior Backend Developer (m/f/d)');
    await press('ArrowLeft', 'Space', 'ArrowDown', 'Space');
    await panel.getByText('2 selected').waitFor();
    await panel.getByRole('button', { name: 'Delete 2 jobs' }).press('Enter');
    await panel.getByText('56 jobs').waitFor();
    await expect.poll(focusedName).toBe('Select all shown');
    await press('Escape');
    await panel.getByRole('button', { name: 'Undo' }).press('Enter');
    await panel.getByText('58 jobs', { exact: true }).waitFor();
  });

  it('goes to the last of thousands of rows, of which few are in the document, and searches them', async () => {
    await openJobs(2000);
    const { panel } = driver;
    // While they are still being read, the last row is the last one so far.
    await panel.getByText('2,000 jobs', { exact: true }).waitFor();
    await tabTo('Platform Engineer');
    await press('End');
    await expect.poll(focusedName).toMatch(/1999$/);
    expect(await panel.getByRole('row').count()).toBeLessThan(60);
    await press('Home');
    await expect.poll(focusedName).toBe('Platform Engineer');
    await press('/');
    await panel.keyboard.type('1987');
    await panel.getByText('1 of 2,000 jobs').waitFor();
  });
});

describe('what is saved', () => {
  it('shows what another part of the extension changes, at once', async () => {
    const run = sampleRun({ tabId: driver.tabId });
    await driver.open({ runs: [run], steps: sampleSteps(run.id) });
    const { panel } = driver;
    await panel.locator('.figure', { hasText: 'Collected 37 of 244' }).waitFor();
    const later = { ...run, state: { ...run.state, counts: { ...run.state.counts, new: 90 } } };
    await driver.save('runs', later);
    await driver.tell({ type: 'run-change', runId: run.id });
    await panel.locator('.figure', { hasText: 'Collected 97 of 244' }).waitFor();
  });

  it('is given as a CSV of the selection, descriptions included', async () => {
    await openJobs(58);
    const { panel } = driver;
    await panel.getByRole('checkbox', { name: 'Select Data Analyst', exact: true }).check();
    await panel.getByRole('button', { name: 'More actions for the selection' }).click();
    const [download] = await Promise.all([
      panel.waitForEvent('download'),
      panel.getByRole('menuitem', { name: 'Export 1 job as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^jobtrail-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    const { data } = Papa.parse<Record<string, string>>(text.replace('\uFEFF', ''), { header: true });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ title: 'Data Analyst', company: 'Acme', description: sampleDescription });
  });
});

describe('an exploration', () => {
  it('is given as one file with its pictures', async () => {
    const run = sampleExploring({ tabId: driver.tabId, isOver: true });
    const pictures = [{ runId: run.id, seq: 11 }];
    await driver.open({ runs: [run], steps: exploringSteps(run.id), pictures, understandings: [sampleExplored] });
    const { panel } = driver;
    await panel.bringToFront();
    await panel.getByRole('tab', { name: 'Runs' }).click();
    const [download] = await Promise.all([
      panel.waitForEvent('download'),
      panel.getByRole('button', { name: 'Save report' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`jobtrail-${site}-2026-11-21.html`);
    const report = await readFile(await download.path(), 'utf8');
    expect(report).toContain('A dialog with 9 filters opened.');
    expect(report).toContain('main ul.results &gt; li');
    expect(report.match(/<img src="data:image\/jpeg;base64,/g)).toHaveLength(2);
  });

  it('is forgotten, and brought back', async () => {
    await driver.open({ understandings: [sampleExplored] });
    const { panel } = driver;
    await panel.getByText('What Jobtrail learned', { exact: true }).dispatchEvent('click');
    await panel.getByRole('button', { name: 'Forget' }).dispatchEvent('click');
    await panel.getByText('What Jobtrail learned', { exact: true }).waitFor({ state: 'detached' });
    expect(await panel.getByRole('button', { name: 'Collect again' }).count()).toBe(0);
    await panel.getByRole('button', { name: 'Undo' }).dispatchEvent('click');
    await panel.getByText('What Jobtrail learned', { exact: true }).waitFor();
  });
});

describe('a key', () => {
  it('is kept for the session, never shown again, moved when it is to be remembered, and forgotten', async () => {
    await driver.open({ settings: { models: { ...defaultModelSettings, provider: 'openai' } } });
    const { panel } = driver;
    await panel.bringToFront();
    await panel.getByRole('tab', { name: 'Settings' }).click();
    await panel.getByLabel('API key').fill('sk-of-a-test');
    await panel.getByRole('button', { name: 'Save key' }).click();
    await panel.getByText('A key for https://api.openai.com is stored').waitFor();
    expect(await panel.content()).not.toContain('sk-of-a-test');
    expect(await keysIn('session')).toEqual({ 'key.https://api.openai.com': 'sk-of-a-test' });
    await panel.getByLabel('Remember on this device').check();
    await expect.poll(() => keysIn('local')).toEqual({ 'key.https://api.openai.com': 'sk-of-a-test' });
    expect(await keysIn('session')).toEqual({});
    await panel.getByRole('button', { name: 'Forget key' }).click();
    await panel.getByLabel('API key').waitFor();
    expect(await keysIn('local')).toEqual({});
  });

  it('stays with its address: another one has to be given its own, and going back finds it again', async () => {
    await driver.open({ settings: { models: { ...defaultModelSettings, provider: 'openai' } } });
    const { panel } = driver;
    await panel.bringToFront();
    await panel.getByRole('tab', { name: 'Settings' }).click();
    await panel.getByLabel('API key').fill('sk-of-a-test');
    await panel.getByRole('button', { name: 'Save key' }).click();
    await panel.getByText('A key for https://api.openai.com is stored').waitFor();
    const address = panel.getByLabel('Address, if not');
    await address.fill('https://127.0.0.1:4431/v1');
    await address.press('Enter');
    await panel.getByText('It is not sent to https://127.0.0.1:4431').waitFor();
    expect(await panel.getByLabel('API key').inputValue()).toBe('');
    await panel.getByText('Keys for other addresses').click();
    await panel.getByRole('button', { name: 'Forget the key for https://api.openai.com' }).waitFor();
    await address.fill('');
    await address.press('Enter');
    await panel.getByText('A key for https://api.openai.com is stored').waitFor();
    expect(await keysIn('session')).toEqual({ 'key.https://api.openai.com': 'sk-of-a-test' });
  });
});

const keysIn = (area: 'local' | 'session') =>
  driver.panel.evaluate(async (name) => {
    const items = Object.entries(await chrome.storage[name].get(null));
    return Object.fromEntries(items.filter(([key]) => key.startsWith('key.')));
  }, area);
