import { type Browser, chromium, type Page } from '@playwright/test';
import { startSites } from '../server.ts';
import { type BoardControl, controlBoard } from './board-control.ts';

/** A browser beside a board of its own, for one file of tests. */
export interface BoardBrowser {
  /** Address of the board. */
  origin: string;
  control: BoardControl;
  browser: Browser;
  /** Has the board forget what the last test did, and opens a page that knows nothing of it. */
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

export async function startBoardBrowser(): Promise<BoardBrowser> {
  const sites = await startSites();
  const control = controlBoard(sites.origin);
  const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  return {
    origin: sites.origin,
    control,
    browser,
    async newPage() {
      await control.reset();
      for (const context of browser.contexts()) await context.close();
      return browser.newPage({ viewport: { width: 1280, height: 800 } });
    },
    async close() {
      await browser.close();
      await sites.close();
    },
  };
}
