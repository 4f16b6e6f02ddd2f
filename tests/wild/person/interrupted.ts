import { setTimeout as sleep } from 'node:timers/promises';
import type { Frame, Page } from '@playwright/test';
import type { Words } from '../words/words.ts';

/** What came between: `restart`: the list begins anew; `closed`: something was closed. */
export type Interrupted = 'restart' | 'closed' | null;

/** Waits a little longer than a site stays angry. */
const coolingMs = 2800;

/** Does what a person does about whatever lies over the page or stands in its place. */
export async function clearWay(page: Page, words: Words): Promise<Interrupted> {
  for (const frame of page.frames()) {
    const seen = await whatStands(frame, words).catch(() => null);
    if (seen === null) continue;
    if (seen === 'consent') await frame.getByRole('button', { name: words.consent.refuse, exact: true }).click();
    if (seen === 'newsletter') {
      const letter = frame.getByRole('dialog', { name: words.newsletter.title, exact: true });
      await letter.getByRole('button', { name: words.close, exact: true }).click();
    }
    if (seen === 'login') {
      await frame.locator('input[name=user]').fill('someone@example.org');
      await frame.locator('input[type=password]').fill('secret');
      await frame.locator('input[type=password]').press('Enter');
      await frame.locator('input[type=password]').waitFor({ state: 'detached' });
    }
    if (seen === 'limit') await sleep(coolingMs);
    return seen === 'login' || seen === 'limit' ? 'restart' : 'closed';
  }
  return null;
}

function whatStands(frame: Frame, { consent, newsletter, limit }: Words): Promise<string | null> {
  return frame.evaluate(
    ([consentText, letterText, limitText]) => {
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      if ([...document.querySelectorAll('input[type=password]')].some(isShown)) return 'login';
      for (const paragraph of document.querySelectorAll('p')) {
        if (!isShown(paragraph)) continue;
        if (paragraph.textContent === consentText) return 'consent';
        if (paragraph.textContent === letterText) return 'newsletter';
        if (paragraph.textContent === limitText) return 'limit';
      }
      return null;
    },
    [consent.text, newsletter.text, limit.text],
  );
}
