import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CdpSession } from '../harness/cdp';
import { type PlainChromium, startChromium } from '../harness/plain-chromium';
import { actsPage } from './acts-pages';

// Without Playwright, which has background tabs paint, so that nothing hangs there as it would for a user.
let chromium: PlainChromium;
let worker: CdpSession;
const server = createServer((_request, response) =>
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(actsPage()),
);

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  chromium = await startChromium({
    chromium: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    extension: resolve('.output/lab/chrome-mv3'),
    isHeadless: true,
  });
  worker = await chromium.browser.attach(await workerTarget());
});
afterAll(async () => {
  await chromium.close();
  server.close();
});

async function workerTarget(): Promise<string> {
  for (;;) {
    const { targetInfos } = await chromium.browser.send('Target.getTargets', {});
    const worker = targetInfos.find(({ type, url }) => type === 'service_worker' && url.endsWith('/background.js'));
    if (worker) return worker.targetId;
    await wait(100);
  }
}

it('a tab that nobody sees is typed into, scrolled and pictured', async () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  await chromium.openTab(`http://127.0.0.1:${port}/`);
  await chromium.openTab('about:blank');
  const query = `chrome.tabs.query({ url: 'http://127.0.0.1/*', status: 'complete' })`;
  // A worker that has just been started knows of no `chrome` yet.
  const isActive = `typeof chrome === 'undefined' ? null : ${query}.then(([tab]) => tab?.active)`;
  await expect.poll(() => worker.evaluate(isActive), { timeout: 20_000 }).toBe(false);
  const seen = await worker.evaluate(`(async () => {
    const [{ id }] = await ${query};
    const tab = lab.drive(id);
    const picture = async () => {
      const taken = await tab.capture();
      return taken && [taken.mediaType, taken.cells.length];
    };
    return [
      await picture(),
      await tab.type({ selector: '#search' }, 'nurse', { purpose: 'explore' }),
      await picture(),
      await tab.scroll({ selector: '#row' }, 'down'),
      await picture(),
      await tab.release(),
      (await chrome.tabs.get(id)).active,
    ];
  })()`);
  const picture = ['image/jpeg', 64 * 40];
  const typed = { outcome: 'done', readback: 'nurse' };
  expect(seen).toEqual([null, typed, picture, true, picture, null, false]);
});
