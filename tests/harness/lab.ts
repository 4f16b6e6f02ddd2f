import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { PageRequestName, PageRequests } from '@/page-api/page-requests';
import { type ExtensionBrowser, type LaunchOptions, launchExtension } from './chromium';

const extension = resolve('.output/lab/chrome-mv3');

/** Chromium with the lab extension: the product's page and browser modules, with a door for tests. */
export interface LabBrowser extends ExtensionBrowser {
  /** Asks the content script of a page, as a run would. */
  ask<Name extends PageRequestName>(
    page: Page,
    request: Name,
    input: PageRequests[Name]['input'],
  ): Promise<PageRequests[Name]['output']>;
}

export async function launchLab(options: Partial<LaunchOptions> = {}): Promise<LabBrowser> {
  const browser = await launchExtension({ extension, ...options });
  const { worker } = browser;
  return {
    ...browser,
    async ask(page, request, input) {
      const tabId = await tabIdOf(browser, page);
      const answer = await worker.evaluate(
        ([tab, name, value]) => globalThis.lab.ask(tab as number, name as 'ping', value as null),
        [tabId, request, input] as const,
      );
      return answer as never;
    },
  };
}

/** Milliseconds. A page that is brought to the front is the active tab of its window within this time, on a busy machine as well. */
const activeWithin = 10_000;

/** Chrome's number of a Playwright page: the active tab once it is brought to the front. */
export async function tabIdOf({ worker }: ExtensionBrowser, page: Page): Promise<number> {
  await page.bringToFront();
  for (const deadline = Date.now() + activeWithin; Date.now() < deadline; await sleep(20)) {
    const active = await worker.evaluate(
      async () => (await chrome.tabs.query({ active: true, lastFocusedWindow: true }))[0] ?? null,
    );
    // Playwright hears that a page is in front before Chrome says so of its tab.
    if (active?.id !== undefined && active.url === page.url()) return active.id;
  }
  throw new Error(`no active tab shows ${page.url()}`);
}
