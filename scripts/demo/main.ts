import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { extensionId } from '../../tests/harness/extension-id';
import { startChromium } from '../../tests/harness/plain-chromium';
import { startSites } from '../../tests/sites/server';
import { driveDemo } from './drive';

/** The sample search: 60 jobs on 3 pages. */
const sampleSearch = 'keywords=platform+engineer';

const { values } = parseArgs({ options: { headless: { type: 'boolean', default: false } } });
const hasDisplay = process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
const isHeadless = values.headless || !hasDisplay;

const sites = await startSites();
const board = `${sites.origin}/classic/jobs/search?${sampleSearch}`;
console.log(`• The sample board is served at ${board}`);
const chromium = await startChromium({
  chromium: process.env.CHROME_PATH ?? 'chromium',
  extension: resolve('.output/chrome-mv3'),
  isHeadless,
});
try {
  process.exitCode = (await show()) ? 0 : 1;
} finally {
  await chromium.close();
  await sites.close();
}
process.exit();

/** True where everything is as it should be; a user's own window is, whatever they did in it. */
async function show(): Promise<boolean> {
  console.log(isHeadless ? '• Chromium runs without a window: Jobtrail is driven for you.' : '• Chromium is open.');
  const tab = await chromium.openTab(board);
  const panel = await chromium.openPanel(extensionId, tab);
  if (!isHeadless) {
    console.log('• Press Discover in the side panel. Close the browser to end.');
    await chromium.closed;
    return true;
  }
  const folder = resolve('.jobtrail/demo');
  mkdirSync(folder, { recursive: true });
  return driveDemo({ chromium, tab, panel, folder, origin: sites.origin, search: sampleSearch });
}
