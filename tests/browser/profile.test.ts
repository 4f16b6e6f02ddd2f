import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDocx } from '../documents/make-docx';
import { launchPanel, type PanelDriver } from './panel-driver';
import { sampleCv } from './profile-samples';

let driver: PanelDriver;
beforeAll(async () => {
  driver = await launchPanel();
});
afterAll(() => driver.close());

const docx = (paragraphs: readonly string[]) => ({
  name: 'cv.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: makeDocx(paragraphs, 'https://www.linkedin.com/in/alex-green-example'),
});

async function openProfile() {
  const { panel } = driver;
  await panel.bringToFront();
  await panel.getByRole('tab', { name: 'Profile' }).click();
  return panel;
}

it('takes over of a CV what the user leaves ticked, keeps it, and takes it back', async () => {
  await driver.open({});
  const panel = await openProfile();
  const violations: string[] = [];
  panel.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text());
  });
  await panel.locator('input[accept*=".docx"]').setInputFiles(docx(sampleCv));
  const review = panel.getByRole('dialog', { name: 'What cv.docx says' });
  expect(await review.getByText('Now:').count()).toBe(0);
  await review.getByRole('checkbox', { name: 'Phone' }).uncheck();
  await review.getByRole('button', { name: /Import \d+ entries/ }).click();
  await panel.getByText('Imported from cv.docx.').first().waitFor();
  await panel.getByRole('heading', { name: 'Name and contact' }).click();
  expect(await panel.getByLabel('First name').inputValue()).toBe('Alex');
  expect(await panel.getByLabel('Phone').inputValue()).toBe('');
  await panel.getByLabel('Preferred name').fill('Al');

  // What was typed a moment ago is kept though the panel goes away.
  await panel.reload();
  await openProfile();
  await panel.getByRole('heading', { name: 'Name and contact' }).click();
  expect(await panel.getByLabel('Preferred name').inputValue()).toBe('Al');
  await panel.getByRole('heading', { name: 'Links' }).click();
  expect(await panel.getByLabel('LinkedIn').inputValue()).toContain('alex-green-example');
  await panel.getByLabel('Preferred name').fill('');
  await panel.getByRole('button', { name: 'Undo', exact: true }).click();
  expect(await panel.getByLabel('Preferred name').inputValue()).toBe('Al');
  await panel.reload();
  await openProfile();
  await panel.getByRole('heading', { name: 'Name and contact' }).click();
  expect(await panel.getByLabel('Preferred name').inputValue()).toBe('Al');
  expect(violations).toEqual([]);
});

it('gives the profile as a file and takes one back', async () => {
  await driver.open({ profile: [{ id: 'profile', profile: { basics: { name: 'Ana Gil' } } }] });
  const panel = await openProfile();
  const download = panel.waitForEvent('download');
  await panel.getByRole('button', { name: 'Profile as a file' }).click();
  await panel.getByRole('menuitem', { name: 'Export as JSON Resume' }).click();
  const exported = readFileSync(await (await download).path(), 'utf8');
  expect(JSON.parse(exported)).toMatchObject({ basics: { name: 'Ana Gil' } });
  const buffer = Buffer.from(exported.replace('Ana', 'Eva'));
  await panel
    .locator('input[accept*="json"]')
    .last()
    .setInputFiles({ name: 'r.json', mimeType: 'application/json', buffer });
  await panel.getByText('Eva Gil').waitFor();
  await panel
    .getByRole('listitem')
    .filter({ hasText: 'The profile from r.json' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await panel.getByText('Ana Gil').waitFor();
});

it('deletes a document and brings it back with its file', async () => {
  await driver.open({});
  const panel = await openProfile();
  await panel.locator('input[accept*=".docx"]').setInputFiles({ ...docx([]), name: 'cover-letter.docx' });
  await panel.getByText(/Cover letter · /).waitFor();
  await panel.getByRole('button', { name: 'More for cover-letter.docx' }).click();
  await panel.getByRole('menuitem', { name: 'Delete' }).click();
  await panel.getByText(/Cover letter · /).waitFor({ state: 'detached' });
  await panel
    .getByRole('listitem')
    .filter({ hasText: 'cover-letter.docx deleted.' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await panel.getByText(/Cover letter · /).waitFor();
});
