import type { Page } from '@playwright/test';
import type { LabBrowser } from '../harness/lab';

/** What the style sheets that a saved page lacks would say: text for screen readers only is not seen. */
export const missingStyles = `.visually-hidden, .sr-only, .a11y-text { position: absolute !important; width: 1px !important;
  height: 1px !important; overflow: hidden !important; clip-path: inset(50%) !important; }`;

/** Pages hide all of themselves until a script of theirs has drawn them, or has shown that no other site frames them. */
const shownStyles = 'html, body { display: block !important; visibility: visible !important; opacity: 1 !important; }';

/**
 * Opens a saved page as its site served it: at its own address, with its scripts switched off and every other request refused.
 * `url` is where the page pretends to come from; nothing is fetched from there.
 */
export async function openHtml(lab: LabBrowser, html: string | Buffer, url: string, charset = 'utf-8'): Promise<Page> {
  const page = await lab.context.newPage();
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()
      ? route.fulfill({
          body: html,
          contentType: `text/html; charset=${charset}`,
          headers: { 'Content-Security-Policy': "script-src 'none'" },
        })
      : route.abort(),
  );
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.addStyleTag({ content: shownStyles });
  return page;
}
