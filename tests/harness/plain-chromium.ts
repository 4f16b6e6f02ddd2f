import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CdpConnection, type CdpSession, connectCdp } from './cdp';
import { quietArgs } from './chromium';

/** Chromium started as a user would, with nothing attached to its worker: that alone keeps a worker alive for ever. */
export interface PlainChromium {
  browser: CdpConnection;
  /** Resolves when the user closes the browser. */
  closed: Promise<void>;
  /** Opens a tab and answers with its target id. */
  openTab(url: string): Promise<string>;
  /** Presses the extension's toolbar button over a tab, which opens the real side panel, and answers with its session. */
  openPanel(extensionId: string, pageTargetId: string): Promise<CdpSession>;
  /** Ends the extension's worker as Chrome would, and waits until it is gone. */
  killWorker(extensionId: string): Promise<void>;
  close(): Promise<void>;
}

interface PlainOptions {
  chromium: string;
  /** Folder of the built extension. */
  extension: string;
  isHeadless: boolean;
  /** The X display of its windows, where it has any. */
  display?: string | undefined;
  args?: string[];
}

export async function startChromium(options: PlainOptions): Promise<PlainChromium> {
  const profile = mkdtempSync(join(tmpdir(), 'jobtrail-'));
  const child = spawn(
    options.chromium,
    [
      ...quietArgs,
      ...(options.isHeadless ? ['--headless=new', '--disable-gpu', '--window-size=1280,900'] : []),
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      `--disable-extensions-except=${options.extension}`,
      `--load-extension=${options.extension}`,
      ...(options.args ?? []),
      'about:blank',
    ],
    { stdio: 'ignore', env: { ...process.env, ...(options.display ? { DISPLAY: options.display } : {}) } },
  );
  const closed = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const browser = await connectCdp(await endpointOf(profile));
  return {
    browser,
    closed,
    openTab: async (url) => (await browser.send('Target.createTarget', { url })).targetId,
    openPanel: (extensionId, pageTargetId) => openPanel(browser, extensionId, pageTargetId),
    killWorker: (extensionId) => killWorker(browser, extensionId),
    async close() {
      void browser.send('Browser.close').catch(() => undefined);
      // A busy machine may need long; a browser that hangs on its way out is ended.
      await Promise.race([closed, sleep(20_000, null, { ref: false })]);
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await closed;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Chromium writes its port, and the path of the browser's own session, into the profile once it listens. */
async function endpointOf(profile: string): Promise<string> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    try {
      const [port, path] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
      if (path) return `ws://127.0.0.1:${port}${path}`;
    } catch {
      // Not written yet.
    }
    await sleep(100);
  }
  throw new Error('Chromium did not start within 30 seconds.');
}

async function targets(browser: CdpSession) {
  // The empty filter lists every kind, tabs and workers too.
  return (await browser.send('Target.getTargets', { filter: [{}] })).targetInfos;
}

async function openPanel(browser: CdpSession, id: string, pageTargetId: string): Promise<CdpSession> {
  const page = (await targets(browser)).find(({ targetId }) => targetId === pageTargetId);
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const all = await targets(browser);
    const panel = all.find(({ type, url }) => type === 'page' && url.endsWith('/sidepanel.html'));
    if (panel) return browser.attach(panel.targetId);
    const tab = all.find(({ type, url }) => type === 'tab' && url === page?.url);
    if (tab) await browser.send('Extensions.triggerAction', { id, targetId: tab.targetId }).catch(() => undefined);
    await sleep(200);
  }
  throw new Error('The side panel did not open.');
}

async function killWorker(browser: CdpSession, extensionId: string): Promise<void> {
  const workers = async () =>
    (await targets(browser))
      .filter(({ type, url }) => type === 'service_worker' && url.includes(extensionId))
      .map(({ targetId }) => targetId);
  const killed = await workers();
  for (const targetId of killed) await browser.send('Target.closeTarget', { targetId });
  // An event may have woken the next one already: only those that were killed are waited for.
  while ((await workers()).some((targetId) => killed.includes(targetId))) await sleep(10);
}
