import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleQuestions, sampleReady } from './fill-samples';
import { launchPanel, type PanelDriver } from './panel-driver';
import { sampleAnswers, sampleProfile } from './profile-samples';

let driver: PanelDriver;

beforeAll(async () => {
  driver = await launchPanel();
});
afterAll(() => driver.close());

const said = { profile: [{ id: 'profile' as const, profile: sampleProfile }], answers: sampleAnswers };

/** Runs in the panel's page: what was answered, by question. */
function readAnswers(): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('jobtrail');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('answers').objectStore('answers').getAll();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        opening.result.close();
        resolve(Object.fromEntries(reading.result.map(({ question, value }) => [question, value])));
      };
    };
  });
}

it('answers what a form asks with the keyboard only, keeps the draft over a look at another tab and a panel that is closed, and hands over what was said', async () => {
  const { panel, tabId } = driver;
  await driver.open({ ...said, answers: [], runs: [sampleQuestions(tabId)] });
  const authorized = panel.getByRole('group', { name: /legally authorized/ });
  // Nothing is chosen for anybody.
  await expect.poll(() => authorized.getByRole('radio', { name: 'Leave blank' }).isChecked()).toBe(true);
  await authorized.getByRole('radio', { name: 'Leave blank' }).focus();
  await panel.keyboard.press('ArrowUp');
  await panel.keyboard.press('Tab');
  await panel.keyboard.insertText('x'.repeat(301));
  await panel.getByRole('tab', { name: 'Profile' }).focus();
  await panel.getByRole('heading', { name: 'Answers' }).waitFor();
  // As when the panel is closed and opened again.
  await panel.reload();
  await panel.getByRole('tab', { name: /^Discover/ }).focus();
  await expect.poll(() => authorized.getByRole('radio', { name: 'No', exact: true }).isChecked()).toBe(true);
  await panel.getByRole('button', { name: 'Fill in' }).press('Enter');
  // Too long for the form: it is said, and nothing is handed over yet.
  const proud = panel.getByRole('textbox', { name: /proud/ });
  await expect.poll(() => proud.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await panel.evaluate(readAnswers)).toEqual({});
  await panel.keyboard.press('Control+End');
  await panel.keyboard.press('Backspace');
  await panel.getByRole('button', { name: 'Fill in' }).press('Enter');
  await expect
    .poll(() => panel.evaluate(readAnswers))
    .toEqual({
      'Are you legally authorized to work in Canada?': 'No',
      'What are you proud of?': 'x'.repeat(300),
    });
});

it('leads from a filled form back to the page and again to the form, and from an answer to where it is edited', async () => {
  const { panel, tabId } = driver;
  await driver.open({ ...said, runs: [sampleReady(tabId)] });
  await panel.getByRole('button', { name: 'Back to this page' }).press('Enter');
  await panel.getByRole('button', { name: 'Discover', exact: true }).waitFor();
  await panel.getByRole('button', { name: 'Show', exact: true }).press('Enter');
  const heading = panel.getByRole('heading', { name: 'Ready for you to send.' });
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await panel.getByRole('button', { name: /^Your answers: .*Kubernetes/ }).press('Enter');
  await panel.getByRole('heading', { name: 'Answers' }).waitFor();
});

it('gives a report of a filled form, with every field and no value', async () => {
  const { panel, tabId } = driver;
  await driver.open({ ...said, runs: [sampleReady(tabId)] });
  await panel.bringToFront();
  await panel.getByRole('tab', { name: /^Runs/ }).click();
  const [download] = await Promise.all([
    panel.waitForEvent('download'),
    panel.getByRole('button', { name: 'Save report' }).click(),
  ]);
  const report = await readFile(await download.path(), 'utf8');
  for (const told of ['E-mail · Profile', 'Only you can agree', 'forms.example.net']) expect(report).toContain(told);
  expect(report).not.toContain(sampleProfile.basics?.email);
});
