import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import type { AnswerValue } from '@/domain/form/answer';
import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';
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

/** Fills the fields of a tab one after the other, each of which has to hold its value. */
export async function expectFieldsHeld(
  lab: LabBrowser,
  tabId: number,
  fields: readonly FormField[],
  values: readonly [FieldKey | null, AnswerValue][],
): Promise<void> {
  for (const [index, [key, value]] of values.entries()) {
    const field = fields[index];
    if (!field) throw new Error('a field is missing');
    const filled = await lab.worker.evaluate(
      async ([id, one, given]) => (await globalThis.lab.form(id)).fillField(0, one, given),
      [tabId, field, { key, value }] as const,
    );
    expect(filled, field.question).toMatchObject({ outcome: 'held' });
  }
}
