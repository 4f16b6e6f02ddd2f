import type { Frame, Page } from '@playwright/test';
import { type LabBrowser, tabIdOf } from '../../harness/lab';
import type { Mutation } from './mutation';
import { installPageTools } from './page-tools';
import type { OpenPage, Subject } from './subject';

/** Opens a saved page, marks what the truth names, and mutates it; `null`: as it is. Closing the page is up to the caller. */
export async function openMutated(
  lab: LabBrowser,
  subject: Subject,
  mutation: Mutation | null,
): Promise<OpenPage & { page: Page }> {
  const page = await lab.context.newPage();
  const shown = await serve(page, subject, mutation?.isFramed ?? false);
  if (subject.styles) await shown.addStyleTag({ content: subject.styles });
  await shown.evaluate(installPageTools);
  await subject.mark(shown);
  await mutation?.apply(shown, subject);
  return { page, shown, ...(await askersOf(lab, page, shown)) };
}

/** The page at its own address, without scripts and without anything else; framed: in the only frame of a page of the same origin. */
async function serve(page: Page, { html, url, charset }: Subject, isFramed: boolean): Promise<Frame> {
  const around = new URL('/work-with-us', url).href;
  const body = `<!doctype html><title>Careers</title><header><a href="/about">About us</a></header><h1>Work with us</h1>
<iframe src="${url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" style="width:100%;height:640px;border:0"></iframe>`;
  await page.route('**/*', (route) => {
    if (!route.request().isNavigationRequest()) return route.abort();
    const isMain = route.request().frame() === page.mainFrame();
    if (!isMain && !(isFramed && route.request().frame().parentFrame() === page.mainFrame())) return route.abort();
    return route.fulfill({
      body: isFramed && isMain ? body : html,
      contentType: `text/html; charset=${isFramed && isMain ? 'utf-8' : charset}`,
      headers: { 'Content-Security-Policy': "script-src 'none'" },
    });
  });
  // A frame has its document before it has loaded: pictures that are refused keep nobody waiting.
  await page.goto(isFramed ? around : url, { waitUntil: isFramed ? 'load' : 'domcontentloaded' });
  const framed = page.mainFrame().childFrames()[0];
  if (!isFramed) return page.mainFrame();
  if (!framed) throw new Error(`no frame shows ${url}`);
  return framed;
}

async function askersOf(lab: LabBrowser, page: Page, shown: Frame): Promise<Pick<OpenPage, 'askTab' | 'askDocument'>> {
  const tabId = await tabIdOf(lab, page);
  const isTop = shown === page.mainFrame();
  return {
    async askTab(request, input) {
      const answer = await lab.worker.evaluate(
        ([tab, name, value]) => globalThis.lab.drive(tab as number).ask(name as 'ping', value as null),
        [tabId, request, input] as const,
      );
      return answer as never;
    },
    /** Pagers and forms are asked of the frame that a list's recipe, or the user's choice of a form, would name. */
    async askDocument(request, input) {
      const answer = await lab.worker.evaluate(
        async ([tab, name, value, top]) => {
          const frames = await chrome.scripting.executeScript({
            target: { tabId: tab as number, allFrames: true },
            // Frames of saved pages never load.
            injectImmediately: true,
            func: () => (window === window.top ? 'top' : window.parent === window.top ? 'framed' : 'deeper'),
          });
          const wanted = frames.find(({ result }) => result === (top ? 'top' : 'framed'));
          return globalThis.lab.ask(tab as number, name as 'ping', value as null, wanted?.frameId);
        },
        [tabId, request, input, isTop] as const,
      );
      return answer as never;
    },
  };
}
