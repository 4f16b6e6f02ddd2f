import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormLocation } from '@/domain/form/form-scope';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';

const origin = 'https://careers.acme.test';
const place: FormLocation = { tabOrigin: origin, origin, frameId: null, isSandboxed: false };
let lab: LabBrowser;
let page: Page;
let body = '';

beforeAll(async () => {
  lab = await launchLab();
  await lab.context.route(`${origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Apply</title><form>${body}</form>` }),
  );
  page = await lab.context.newPage();
});
afterAll(() => lab.close());

const relocate = (onChange: string) =>
  `<label>Are you willing to relocate? <select name="list" onchange="${onChange}"><option></option><option>Yes</option><option>No</option></select></label>`;
const consent = '<label><input type="checkbox" name="agree"> I agree to the terms</label>';
const agree = "document.querySelector('[name=agree]')";

/** Puts "Yes" into the question of the form that begins so, and answers with what is ticked after a while. */
async function tickedAfter(form: string, question: string, meanwhile: () => Promise<unknown> = async () => undefined) {
  body = form;
  await page.goto(`${origin}/`);
  const tabId = await tabIdOf(lab, page);
  const outcome = await lab.worker.evaluate(
    async ([id, where, asked]) => {
      const opened = globalThis.lab.drive(id).openScope(where);
      const { forms } = await opened.readForms();
      const all = forms.flatMap(({ frameId, reading }) => reading.fields.map((field) => ({ frameId, field })));
      const one = all.find(({ field }) => field.question.startsWith(asked));
      return one && (await opened.fillField(one.frameId, one.field, { key: null, value: 'Yes' })).outcome;
    },
    [tabId, place, question] as const,
  );
  expect(outcome).toBe('held');
  await meanwhile();
  await sleep(600);
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLInputElement>('input:checked'), ({ name, value }) => `${name} ${value}`),
  );
}

describe('what a page ticks by itself is unticked again', () => {
  it.each([
    ['as a list is chosen in', relocate(`${agree}.checked = true`) + consent],
    ['by a press of its script', relocate(`${agree}.click()`) + consent],
    ['a moment later', relocate(`setTimeout(() => ${agree}.checked = true, 200)`) + consent],
    [
      'in a box drawn anew',
      relocate(`${agree}.outerHTML = ${agree}.outerHTML.replace('name=', 'checked name=')`.replaceAll('"', '&quot;')) +
        consent,
    ],
    [
      'one of several',
      relocate("document.querySelector('[value=accept]').checked = true") +
        '<p>Terms</p><label><input type="radio" name="terms" value="accept"> I accept</label><label><input type="radio" name="terms" value="reject"> I do not</label>',
    ],
  ])('%s', async (_, form) => {
    expect(await tickedAfter(form, 'Are you willing')).toEqual([]);
  });
});

const employment =
  '<fieldset><legend>Work experience</legend><label>Job title <input name="title"></label><label>Company <input name="company"></label>' +
  '<label><input type="checkbox" name="current"> I currently work here</label></fieldset>';

/** Each option draws in a box whether it is chosen; choosing the first ticks that of the other as well, and one in its own that has words. */
const marked = `<p id="asks">Are you willing to relocate?</p>
<button type="button" role="combobox" aria-labelledby="asks" aria-haspopup="listbox" aria-expanded="false" aria-controls="list"
  onclick="list.hidden = !list.hidden; this.ariaExpanded = String(!list.hidden)">Choose</button>
<ul id="list" role="listbox" hidden><li role="option" aria-label="Yes" aria-selected="false" onclick="for (const box of list.querySelectorAll('input')) box.checked = true;
  this.ariaSelected = 'true'; document.querySelector('[role=combobox]').textContent = 'Yes'; list.hidden = true">
  <input type="checkbox" name="mark" tabindex="-1">Yes<input type="checkbox" name="agree" aria-label="I agree"></li>
<li role="option" aria-selected="false"><input type="checkbox" name="other" tabindex="-1">No</li></ul>`;

/** The list stays open, and the box of its pressed option is drawn beside something to agree to. */
const drawnElsewhere = `${marked}<p style="position:fixed;left:340px;top:300px">I agree to the terms</p>`
  // To untick it chooses nothing again.
  .replace('onclick="for', 'onclick="if (event.target === this) for')
  .replaceAll(/(?<=list\.)hidden|hidden(?=>)/g, 'title')
  .replace('name="mark"', 'name="mark" style="position:fixed;left:320px;top:300px"');

it('unticks the box of a pressed option that is drawn elsewhere', async () => {
  expect(await tickedAfter(drawnElsewhere, 'Are you willing')).toEqual([]);
});

describe('what stays ticked', () => {
  it('is the box that draws the pressed option as chosen, and none of another or with words', async () => {
    expect(await tickedAfter(marked, 'Are you willing')).toEqual(['mark on']);
  });

  it('is what a page may have read in a CV: a part about an employment is known in the page too', async () => {
    const ticks = "setTimeout(() => document.querySelector('[name=current]').checked = true, 100)";
    expect(await tickedAfter(relocate(ticks) + employment, 'Are you willing')).toEqual(['current on']);
  });

  it('is what the fill has answered', async () => {
    const form = '<label><input type="checkbox" name="remote"> I can work from home</label>';
    expect(await tickedAfter(form, 'I can work')).toEqual(['remote on']);
  });

  it('is what the user ticks meanwhile', async () => {
    const form = relocate('') + consent;
    expect(await tickedAfter(form, 'Are you willing', () => page.locator('[name=agree]').click())).toEqual([
      'agree on',
    ]);
  });
});
