import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobInFull } from './job-samples';
import { launchPanel, type PanelDriver } from './panel-driver';

let driver: PanelDriver;

beforeAll(async () => {
  driver = await launchPanel();
});
afterAll(() => driver.close());

const title = 'Senior Backend Developer (m/f/d)';
const focusedName = () =>
  driver.panel.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

/** Opens the Jobs tab with these records; a page behind another gets a frame a second, so the panel is in front. */
async function openJobs(saved = jobInFull) {
  await driver.open(saved);
  await driver.panel.bringToFront();
  await driver.panel.getByRole('tab', { name: /^Jobs/ }).click();
}

async function openSheet() {
  const row = driver.panel.getByRole('button', { name: title, exact: true }).first();
  await row.press('Enter');
  await driver.panel.getByRole('dialog').getByText('You keep the platform').waitFor();
}

describe('the sheet of a job', () => {
  it('keeps every key of the notes, whatever is announced meanwhile, and though it is closed at once', async () => {
    await openJobs({ ...jobInFull, settings: {} });
    await openSheet();
    const notes = driver.panel.getByRole('textbox', { name: 'Notes' });
    await notes.fill('');
    for (const part of ['Call ', 'Mona ', 'on ', 'Monday']) {
      await notes.pressSequentially(part);
      await driver.tell({ type: 'jobs-change' });
    }
    expect(await notes.inputValue()).toBe('Call Mona on Monday');
    await driver.panel.keyboard.press('Escape');
    await driver.panel.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(focusedName).toBe(title);
    await openSheet();
    await expect.poll(() => notes.inputValue()).toBe('Call Mona on Monday');
  });

  it('merges what the user says is the same, and splits it off again', async () => {
    const { panel } = driver;
    await openJobs({ ...jobInFull, settings: {} });
    await openSheet();
    const split = panel.getByRole('button', { name: /^Split off/ });
    await split.waitFor();
    await panel.getByRole('button', { name: 'Same job: merge' }).press('Enter');
    await expect.poll(() => split.count()).toBe(2);
    await expect.poll(() => panel.getByText('Possibly the same job').count()).toBe(0);
    await panel.getByRole('button', { name: 'Undo' }).press('Enter');
    await panel.getByText('Possibly the same job').waitFor();
    await expect.poll(() => split.count()).toBe(1);
    await split.press('Enter');
    await expect.poll(() => panel.getByText('Possibly the same job').count()).toBe(2);
    // The toast that is shown meanwhile does not keep the key to itself.
    await panel.getByRole('button', { name: 'Dismiss' }).waitFor();
    await panel.keyboard.press('Escape');
    await panel.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('asks before it throws away what was typed, and shows what was changed by hand', async () => {
    const { panel } = driver;
    await openJobs({ ...jobInFull, settings: {} });
    await openSheet();
    await panel.getByRole('button', { name: 'Edit job' }).press('Enter');
    const employment = panel.getByRole('textbox', { name: 'Employment' });
    await employment.fill('Part-time');
    await employment.press('Escape');
    await panel.getByText('Discard what you typed?').waitFor();
    expect(await focusedName()).toBe('Keep editing');
    await panel.keyboard.press('Enter');
    expect(await employment.evaluate((field) => field === document.activeElement)).toBe(true);
    await employment.press('Enter');
    await panel.getByText('Part-time').waitFor();
    await expect.poll(focusedName).toBe('Edit job');
    expect(await panel.locator('dd', { hasText: 'Part-time' }).textContent()).toBe('Part-timeedited');
  });
});

describe('a job by hand', () => {
  it('is added once; the second time it is shown', async () => {
    const { panel } = driver;
    await openJobs({});
    const titleField = panel.getByRole('textbox', { name: 'Title' });
    await panel.getByRole('button', { name: 'Add a job…' }).press('Enter');
    await panel.getByRole('button', { name: 'Add job' }).press('Enter');
    await panel.getByText('Enter a title').waitFor();
    expect(await titleField.evaluate((field) => field === document.activeElement)).toBe(true);
    await titleField.fill('Lighthouse keeper');
    await titleField.press('Enter');
    await panel.getByRole('button', { name: 'Lighthouse keeper', exact: true }).waitFor();
    expect(await panel.getByRole('dialog').count()).toBe(0);

    await panel.getByRole('button', { name: 'More' }).press('Enter');
    await panel.getByRole('menuitem', { name: 'Add a job…' }).press('Enter');
    await titleField.fill('Lighthouse keeper');
    await titleField.press('Enter');
    await panel.getByText('already among your jobs').waitFor();
    expect(await focusedName()).toBe('Open it');
    await panel.keyboard.press('Enter');
    await panel.getByRole('dialog', { name: 'Lighthouse keeper' }).waitFor();
    await panel.keyboard.press('Escape');
    await expect.poll(focusedName).toBe('More');
  });
});
