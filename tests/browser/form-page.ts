import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import type { AnswerValue } from '@/domain/form/answer';
import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';
import type { FieldFilling } from '@/domain/form/form-filling';
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

/** The field of a tab's form whose question begins with this. */
export async function fieldAsking(lab: LabBrowser, tabId: number, question: string): Promise<FormField> {
  const { forms } = await lab.worker.evaluate(async (id) => (await globalThis.lab.form(id)).readForms(), tabId);
  const fields = forms.flatMap(({ reading }) => reading.fields);
  const found = fields.find((field) => field.question.startsWith(question));
  if (!found) throw new Error(`no field asks ${question}: ${fields.map((field) => field.question).join(', ')}`);
  return found;
}

/** Fills a field of a tab's top frame. */
export function fillOnPage(
  lab: LabBrowser,
  tabId: number,
  field: FormField,
  value: { key: FieldKey | null; value: AnswerValue },
): Promise<FieldFilling> {
  return lab.worker.evaluate(async ([id, one, given]) => (await globalThis.lab.form(id)).fillField(0, one, given), [
    tabId,
    field,
    value,
  ] as const);
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
    const filled = await fillOnPage(lab, tabId, field, { key, value });
    expect(filled, field.question).toMatchObject({ outcome: 'held' });
  }
}
