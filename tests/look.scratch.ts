import { chromium } from '@playwright/test';
import { startSites } from './sites/server';
const sites = await startSites();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const name of process.argv.slice(2)) {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.log(name, String(error)));
  page.on('console', (message) => console.log(name, message.text()));
  await page.goto(`${sites.origin}/forms/${name}/`);
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/fs-scratch/${name}.png`, fullPage: true });
}
await browser.close();
await sites.close();
