import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goalStates } from './goal-states';
import { launchPanel, type PanelDriver } from './panel-driver';

let driver: PanelDriver;
beforeAll(async () => {
  driver = await launchPanel();
});
afterAll(() => driver.close());

it('gives a report of a goal with its answer, its plan, what it rests on, and its success figures', async () => {
  await goalStates.find(({ name }) => name === 'a goal that was reached')?.reach(driver);
  const { panel } = driver;
  await panel.bringToFront();
  await panel.getByRole('tab', { name: /^Runs/ }).click();
  const [download] = await Promise.all([
    panel.waitForEvent('download'),
    panel.getByRole('button', { name: 'Save report' }).click(),
  ]);
  const report = await readFile(await download.path(), 'utf8');
  for (const told of [
    'Three cost less than 100 dollars.',
    'Show only what costs at most 100',
    'Wireless headphones 2',
    '75 % (3/4)',
    '89 % (8/9)',
    'Time to recover',
    'Tokens a step',
  ])
    expect(report).toContain(told);
});
