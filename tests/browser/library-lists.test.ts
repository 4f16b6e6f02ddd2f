import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnswerValue } from '@/domain/form/answer';
import type { FieldKey } from '@/domain/form/field-key-schema';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { expectFieldsHeld } from './form-page';

/** What libraries draw in the place of a native list. */
const body = `<form onsubmit="return false">
<label for="kept">Country of residence</label>
<div><select id="kept" name="kept" required aria-hidden="true" tabindex="-1" style="position:absolute;width:1px;height:1px;opacity:0">
  <option value=""></option><option value="1">Canada</option><option value="2">India</option></select>
  <span><span role="combobox" aria-expanded="false" tabindex="0" aria-labelledby="shown" style="display:block;width:300px;border:1px solid">
    <span id="shown" role="textbox" aria-readonly="true">Choose</span></span></span></div>
<label for="heard">How did you hear about us?</label>
<div style="width:300px;height:30px;border:1px solid;position:relative"><input id="heard" type="search" role="combobox" aria-expanded="false"
  aria-controls="stand-in" readonly style="opacity:0;width:100%;height:100%"><span id="chosen" style="position:absolute;left:8px;top:6px"></span></div>
<label for="town">City</label><input id="town" role="combobox" aria-autocomplete="list" aria-expanded="false" autocomplete="off">
<p id="asked">May you start at once?</p>
<div role="radiogroup" aria-labelledby="asked">${['是', '否']
  .map(
    (text) =>
      `<label style="display:inline-flex;align-items:center;gap:8px;font:14px sans-serif"><span style="position:relative;width:16px;height:16px">
      <input type="radio" name="now" value="${text}" style="position:absolute;inset:0;opacity:0"><i style="position:absolute;inset:0;border:1px solid #d9d9d9;border-radius:50%"></i></span>${text}</label> `,
  )
  .join('')}</div>
</form>
<script>
const by = (selector) => document.querySelector(selector);
const make = (tag, fields, attributes = {}) => {
  const made = Object.assign(document.createElement(tag), fields);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
};
const show = (id, rows, onChoose) => {
  by('#' + id)?.remove();
  const popup = make('div', { id });
  popup.append(...rows.map(({ text, ...attributes }) => {
    const row = make('div', { textContent: text }, attributes);
    if (attributes['aria-selected']) row.onclick = () => { popup.remove(); onChoose(text); };
    return row;
  }));
  document.body.append(popup);
  return popup;
};
by('span[role=combobox]').onclick = ({ currentTarget }) => {
  show('one', ['Canada', 'India'].map((text) => ({ text, role: 'option', 'aria-selected': 'false' })), (text) => {
    by('#kept').value = text === 'Canada' ? '1' : '2';
    by('#shown').replaceChildren(make('span', { textContent: '×' }), make('span', { textContent: text }));
  });
};
by('#heard').onmousedown = () => {
  const popup = show('two', ['Website', 'LinkedIn', 'A friend'].map((text) => ({ text, 'aria-selected': 'false' })), (text) => {
    by('#chosen').textContent = text;
  });
  popup.prepend(make('div', { id: 'stand-in', innerHTML: '<div role="option">0</div><div role="option">1</div>' },
    { role: 'listbox', style: 'width:0;height:0;overflow:hidden' }));
};
let asked = 0;
by('#town').oninput = ({ target }) => {
  const now = ++asked;
  const typed = target.value.toLowerCase();
  if (typed === '') return by('#three')?.remove();
  show('three', [{ text: 'Loading…', class: 'no-options' }]);
  setTimeout(() => {
    if (now !== asked) return;
    const found = ['Toronto, Ontario, Canada', 'Toronto, Ohio, United States'].filter((text) => text.toLowerCase().includes(typed.split(',')[0]));
    show('three', found.map((text) => ({ text, role: 'option', 'aria-selected': 'false' })), (text) => { target.value = text; });
  }, 700);
};
</script>`;

let lab: LabBrowser;
let page: Page;
beforeAll(async () => {
  lab = await launchLab();
  await lab.context.route('https://form.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><meta charset="utf-8"><html lang="en"><body>${body}</body></html>`,
    }),
  );
  page = await lab.context.newPage();
});
afterAll(() => lab.close());

it('reads and chooses in the lists that libraries draw over native ones, beside those for screen readers, and by a server', async () => {
  await page.goto('https://form.test/');
  const tab = await tabIdOf(lab, page);
  const { forms } = await lab.worker.evaluate(async (id) => (await globalThis.lab.form(id)).readForms(), tab);
  const fields = forms.flatMap(({ reading }) => reading.fields);
  expect(fields.map(({ question, kind, key, isRequired }) => [question, kind, key, isRequired])).toEqual([
    ['Country of residence', 'combobox', 'country', true],
    ['How did you hear about us?', 'combobox', 'source', false],
    ['City', 'combobox', 'address-level2', false],
    ['May you start at once?', 'choice', fields[3]?.key, false],
  ]);
  expect(fields[0]?.options?.map(({ label }) => label)).toEqual(['Canada', 'India']);
  const values: [FieldKey | null, AnswerValue][] = [
    ['country', 'CA'],
    ['source', 'LinkedIn'],
    ['location', 'Toronto, Ontario, Canada'],
    [null, '否'],
  ];
  await expectFieldsHeld(lab, tab, fields, values);
  const said = await page.evaluate(() => [
    document.querySelector<HTMLSelectElement>('#kept')?.value,
    document.querySelector('#chosen')?.textContent,
    document.querySelector<HTMLInputElement>('#town')?.value,
    document.querySelector<HTMLInputElement>(':checked[name=now]')?.value,
  ]);
  expect(said).toEqual(['1', 'LinkedIn', 'Toronto, Ontario, Canada', '否']);
});
