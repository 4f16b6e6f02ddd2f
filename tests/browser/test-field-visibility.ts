import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { seenFields, unpaintedFields, unseenFields } from './visibility-pages';

const origin = 'https://form.test';

let lab: LabBrowser;
let page: Page;
let body = '';

/** Fills every field of a page that can be found, ticks and chooses, and answers with what stands in it after. */
async function filled(html: string): Promise<{ outcomes: string[]; stands: string }> {
  body = `<!doctype html><title>Apply</title><main style="padding-block-start:100px"><form>${html}</form></main>`;
  await page.goto(`${origin}/`);
  const outcomes = await lab.worker.evaluate(
    async (tab) => {
      const form = await globalThis.lab.form(tab);
      const { forms } = await form.readForms();
      const ends: string[] = [];
      for (const { frameId, reading } of forms) {
        for (const field of reading.fields) {
          const value = field.kind === 'tick' ? true : (field.options?.[0]?.label ?? 'Zoë Quill');
          const given = field.kind === 'file' ? null : await form.fillField(frameId, field, { key: null, value });
          const file = { name: 'cv.pdf', type: 'application/pdf', bytes: new TextEncoder().encode('bytes') };
          ends.push((given ?? (await form.attachFiles(frameId, field, [file]))).outcome);
        }
      }
      const vanished = await form.leaveUnseen();
      return [...ends.filter((end) => vanished.length === 0 || end !== 'held'), ...vanished.map(() => 'hidden')];
    },
    await tabIdOf(lab, page),
  );
  const stands = await page.evaluate(() =>
    [...new FormData(document.forms[0])]
      .map(([, value]) => (typeof value === 'string' ? value : value.name))
      .filter(Boolean)
      .join(),
  );
  return { outcomes, stands };
}

/** Tests that fields are filled where a person sees them, and only there; on one page in so many. */
export function testFieldVisibility(oneIn: number): void {
  beforeAll(async () => {
    lab = await launchLab();
    await lab.context.route(`${origin}/`, (route) => route.fulfill({ contentType: 'text/html', body }));
    page = await lab.context.newPage();
  });
  afterAll(() => lab.close());

  const share = <Item>(pages: readonly Item[]): Item[] => pages.filter((_, index) => index % oneIn === 0);

  describe('a field that no person sees or can use', () => {
    it.each(share(unseenFields))('is left where it is %s', async (_how, html) => {
      const { outcomes, stands } = await filled(html);
      expect(stands).toBe('');
      expect(outcomes.filter((outcome) => outcome !== 'hidden')).toEqual([]);
    });
  });

  describe('a field that no picture shows', () => {
    it.each(share(unpaintedFields))('is left, or emptied, where it is %s', async (_how, html) => {
      const { stands } = await filled(html);
      expect(stands).toBe('');
    });
  });

  describe('a field that a person sees', () => {
    it.each(share(seenFields))('is filled where it is %s', async (_how, html, right) => {
      const { stands } = await filled(html);
      expect(stands).toBe(right);
    });
  });
}
