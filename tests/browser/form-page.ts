import type { Page } from '@playwright/test';
import type { LabBrowser } from '../harness/lab';

/** Opens a page with this body in a tab of its own, at an address of its own. Its scripts run, unlike those of `startOnePage`. */
export async function openFormPage(lab: LabBrowser, body: string): Promise<Page> {
  await lab.context.route('https://form.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><meta charset="utf-8"><html lang="en"><body>${body}</body></html>`,
    }),
  );
  const page = await lab.context.newPage();
  await page.goto('https://form.test/');
  return page;
}
