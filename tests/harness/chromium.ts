import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Worker } from '@playwright/test';

/** Chromium with one unpacked extension, in a profile of its own that is removed on close. */
export interface ExtensionBrowser {
  context: BrowserContext;
  extensionId: string;
  worker: Worker;
  close(): Promise<void>;
}

export interface LaunchOptions {
  /** Folder of the built extension. */
  extension: string;
  isHeadless?: boolean;
  viewport?: { width: number; height: number } | null;
  args?: string[];
}

/** Switches off what would reach for the network or ask questions; every request of a test stays on loopback. */
export const quietArgs = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-quic',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
];

export async function launchExtension(options: LaunchOptions): Promise<ExtensionBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'jobtrail-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    headless: options.isHeadless ?? true,
    viewport: options.viewport === undefined ? { width: 1280, height: 800 } : options.viewport,
    args: [
      ...quietArgs,
      `--disable-extensions-except=${options.extension}`,
      `--load-extension=${options.extension}`,
      ...(options.args ?? []),
    ],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  return {
    context,
    worker,
    extensionId: new URL(worker.url()).host,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
