import type { ElementHandle, Page } from '@playwright/test';

/** Where a form stands. */
export interface FormPlace {
  /** From 0. */
  page: number;
  pages: number;
  /** Of forms that ask one question at a time. */
  shownAt: number;
  sections: string[];
}

/** What a page of a generated form tells those who judge it. */
export interface FormInPage {
  state(): Record<string, unknown>;
  writes(): Record<string, number>;
  rows(): number;
  attempts(): number;
  where(): FormPlace;
  questionsOf(selectors: readonly string[]): (string | null)[];
  isAsked(id: string): boolean;
  part(id: string, name: string): Element | null;
  parts(id: string): string[];
}

declare global {
  interface Window {
    application: FormInPage;
  }
}

const patienceMs = 6000;

/** What a person presses or types into, once it is there. @throws where it does not come. */
export async function partOf(page: Page, id: string, name: string): Promise<ElementHandle<Element>> {
  const found = await page.waitForFunction(
    ([question, part]) => {
      const element = window.application?.part(question ?? '', part ?? '');
      return element?.isConnected ? element : null;
    },
    [id, name],
    { timeout: patienceMs, polling: 30 },
  );
  const element = found.asElement();
  if (!element) throw new Error(`${id} has no ${name}`);
  return element as ElementHandle<Element>;
}

export function partsOf(page: Page, id: string): Promise<string[]> {
  return page.evaluate((question) => window.application.parts(question), id);
}

/** Presses a part; a page that is drawn anew meanwhile is asked for it again. */
export async function press(page: Page, id: string, name: string): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    try {
      const part = await partOf(page, id, name);
      await part.click({ timeout: 1500 });
      return;
    } catch (error) {
      if (turn === 3) throw error;
    }
  }
}

/** Types into a part key by key, as a person does. */
export async function type(page: Page, id: string, name: string, text: string): Promise<void> {
  await press(page, id, name);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type(text);
}
