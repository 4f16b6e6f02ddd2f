import type { Page } from '@playwright/test';
import type { LabBrowser } from '../harness/lab';

/** Opens test pages one after the other in the same tab: a new one for each takes longer than most tests. */
export interface OnePage {
  /** A page with this body, at an address of its own; what was there before is gone. Its own scripts do not run. */
  show(body: string): Promise<Page>;
}

export async function startOnePage(lab: LabBrowser, url: string): Promise<OnePage> {
  const page = await lab.context.newPage();
  let shown = '';
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({
          body: shown,
          contentType: 'text/html; charset=utf-8',
          headers: { 'Content-Security-Policy': "script-src 'none'" },
        })
      : route.abort(),
  );
  return {
    async show(body) {
      shown = `<!doctype html><title>Test</title><body>${body}</body>`;
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      return page;
    },
  };
}
