import { resolve } from 'node:path';
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

/** Chrome's number of a Playwright page: the active tab once it is brought to the front. */
export async function tabIdOf({ worker }: ExtensionBrowser, page: Page): Promise<number> {
  await page.bringToFront();
  const id = await worker.evaluate(
    async () => (await chrome.tabs.query({ active: true, lastFocusedWindow: true }))[0]?.id,
  );
  if (id === undefined) throw new Error('no active tab');
  return id;
}
