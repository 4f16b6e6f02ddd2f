import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import words from '../../src/locales/en.json';
import type { CdpSession } from '../../tests/harness/cdp';
import type { PlainChromium } from '../../tests/harness/plain-chromium';
import { expectedJobs } from '../../tests/sites/board/truth';
import { compareWithTruth } from './compare';
import { drivePanel, type PanelDriver } from './panel-driver';
import { pictureSideBySide } from './picture';

interface Demo {
  chromium: PlainChromium;
  /** Target of the board's tab. */
  tab: string;
  panel: CdpSession;
  /** Where the CSV and the picture go. */
  folder: string;
  origin: string;
  search: string;
}

/** Presses Discover in the real side panel, shows how it goes, exports, and checks every field. True if all are right. */
export async function driveDemo({ chromium, tab, panel, folder, origin, search }: Demo): Promise<boolean> {
  await chromium.browser.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: folder,
    eventsEnabled: true,
  });
  // The board is our own: nothing is spared by waiting between two clicks.
  await panel.evaluate(`chrome.storage.local.set({ 'settings.pace': { min: 0, max: 0 } })`);
  const driver = drivePanel(panel);
  await driver.press('checkbox', words.limits.detailsAllLabel);
  await driver.press('button', words.discover.start);
  console.log('• Discover is pressed.');
  await showProgress(panel, driver);
  const csv = join(folder, await exportCsv(driver, folder));
  const picture = join(folder, 'panel-beside-board.png');
  await pictureSideBySide(chromium, tab, panel, picture);
  const isRight = compareWithTruth(readFileSync(csv, 'utf8'), expectedJobs('classic', search, origin));
  console.log(`• CSV:     ${csv}`);
  console.log(`• Picture: ${picture}`);
  return isRight;
}

/** Prints the progress line whenever it changes, until the run has ended. */
async function showProgress(panel: CdpSession, driver: PanelDriver): Promise<void> {
  let last = '';
  for (;;) {
    const progress = await panel.evaluate<string>(
      `document.querySelector('[role=progressbar]')?.getAttribute('aria-valuetext') ?? ''`,
    );
    if (progress && progress !== last) console.log(`  ${progress}`);
    last = progress || last;
    if ((await driver.text()).includes(words.run.export)) return;
    await sleep(250);
  }
}

/** Presses Export and answers with the name of the file that arrives. */
async function exportCsv(driver: PanelDriver, folder: string): Promise<string> {
  for (const name of csvFiles(folder)) rmSync(join(folder, name));
  await driver.press('button', words.run.export);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    await sleep(100);
    const [name] = csvFiles(folder);
    if (name) return name;
  }
  throw new Error('The CSV did not arrive.');
}

/** Chromium gives a download its name once it is whole. */
function csvFiles(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.csv'));
}
