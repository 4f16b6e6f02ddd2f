import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnswerValue } from '@/domain/form/answer';
import type { FieldKey } from '@/domain/form/field-key-schema';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { expectFieldsHeld, openFormPage } from './form-page';

/** What libraries make of a choice without saying so by roles. */
const body = `<form onsubmit="return false">
<p>How did you hear about us?</p>
<div><div class="opener" id="source" tabindex="0">Select…</div><input type="hidden" name="source"></div>
<fieldset><legend>May you start at once?</legend>
  <button type="button" aria-pressed="false">Yes</button><button type="button" aria-pressed="false">No</button>
  <input type="checkbox" name="now" tabindex="-1" aria-hidden="true" style="opacity:0">
</fieldset>
<label for="skills">Skills</label>
<div><span id="added"></span><input id="skills" placeholder="Search"></div><div id="found"></div>
<div id="level">How well do you know Excel?</div>
<div style="width:200px;height:20px;background:#ccc"><div role="slider" tabindex="0" aria-labelledby="level" aria-valuemin="1" aria-valuemax="5"
  aria-valuenow="3" style="width:20px;height:20px;background:#36c"></div></div>
<p id="where">Country of residence</p>
<div role="listbox" id="country" aria-expanded="false" tabindex="0" aria-labelledby="where">
  <div role="option" aria-selected="true" data-value="">Choose</div>
  <div role="option" aria-selected="false" data-value="Canada" hidden>Canada</div>
  <div role="option" aria-selected="false" data-value="India" hidden>India</div>
</div>
<p>Pronouns</p>
<div role="radiogroup" aria-label="Pronouns"><label><div role="radio" aria-checked="false" aria-label="she/her" tabindex="0">○</div>she/her</label>
<label><div role="radio" aria-checked="false" aria-label="he/him" tabindex="0">○</div>he/him</label></div>
</form>
<script>
const by = (selector) => document.querySelector(selector);
const groups = { Online: ['LinkedIn', 'Indeed'], People: ['A friend'] };
const opener = by('#source');
const draw = (list, texts, press) => {
  list.replaceChildren(...texts.map((text) => {
    const row = Object.assign(document.createElement('div'), { textContent: text });
    row.onclick = (event) => { event.stopPropagation(); press(text); };
    return row;
  }));
};
opener.onclick = () => {
  if (by('#list')) return by('#list').remove();
  const list = Object.assign(document.createElement('div'), { id: 'list' });
  const top = () => draw(list, Object.keys(groups).map((name) => name + ' ›'), (name) => {
    draw(list, ['‹ ' + name.slice(0, -2), ...groups[name.slice(0, -2)]], (text) => {
      if (text.startsWith('‹')) return top();
      opener.textContent = by('[name=source]').value = text;
      list.remove();
    });
  });
  top();
  opener.after(list);
};
for (const button of document.querySelectorAll('[aria-pressed]')) button.onclick = () => {
  const is = button.getAttribute('aria-pressed') !== 'true';
  for (const one of document.querySelectorAll('[aria-pressed]')) one.setAttribute('aria-pressed', String(one === button && is));
};
by('#skills').oninput = ({ target }) => {
  const typed = target.value.toLowerCase();
  draw(by('#found'), typed.length < 2 ? [] : ['Python', 'PostgreSQL'].filter((text) => text.toLowerCase().includes(typed)), (text) => {
    by('#added').append(Object.assign(document.createElement('span'), { textContent: text }));
    target.value = '';
    by('#found').replaceChildren();
  });
};
by('[role=slider]').onkeydown = ({ key, target }) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0;
  target.setAttribute('aria-valuenow', String(Number(target.getAttribute('aria-valuenow')) + step));
};
const country = by('#country');
country.onclick = ({ target }) => {
  const isOpen = country.getAttribute('aria-expanded') === 'true';
  for (const option of country.children) {
    if (isOpen) option.setAttribute('aria-selected', String(option === target));
    option.hidden = isOpen && option !== target;
  }
  country.setAttribute('aria-expanded', String(!isOpen));
};
</script>`;

let lab: LabBrowser;
let page: Page;

beforeAll(async () => {
  lab = await launchLab();
  page = await openFormPage(lab, body);
});
afterAll(() => lab.close());

it('chooses in lists without roles and their groups, pairs of buttons, search boxes and sliders', async () => {
  await page.goto('https://form.test/');
  const tab = await tabIdOf(lab, page);
  const { forms } = await lab.worker.evaluate(async (id) => (await globalThis.lab.form(id)).readForms(), tab);
  const fields = forms.flatMap(({ reading }) => reading.fields);
  expect(fields.map(({ question, kind, value }) => [question, kind, value])).toEqual([
    ['How did you hear about us?', 'combobox', ''],
    ['May you start at once?', 'choice', ''],
    ['Skills', 'text', ''],
    ['How well do you know Excel?', 'number', ''],
    ['Country of residence', 'combobox', ''],
    ['Pronouns', 'choice', ''],
  ]);
  expect(fields.slice(4).map(({ options }) => options?.map(({ label }) => label))).toEqual([
    ['Canada', 'India'],
    ['she/her', 'he/him'],
  ]);
  const values: [FieldKey | null, AnswerValue][] = [
    ['source', 'LinkedIn'],
    [null, 'Yes'],
    ['skills', ['Python', 'COBOL', 'PostgreSQL']],
    [null, '5'],
    ['country', 'CA'],
  ];
  const read = fields[0];
  if (!read) throw new Error('no list was read');
  expect(
    await lab.worker.evaluate(async ([id, field]) => (await globalThis.lab.form(id)).readOptions(0, field), [
      tab,
      read,
    ] as const),
  ).toEqual(['LinkedIn', 'Indeed', 'A friend']);
  await expectFieldsHeld(lab, tab, fields, values);
  const said = await page.evaluate(() => [
    document.querySelector<HTMLInputElement>('[name=source]')?.value,
    document.querySelector('[aria-pressed=true]')?.textContent,
    document.querySelector('#added')?.textContent,
    document.querySelector<HTMLInputElement>('#skills')?.value,
    document.querySelector('[role=slider]')?.getAttribute('aria-valuenow'),
    document.querySelector('[role=option][aria-selected=true]')?.textContent,
  ]);
  expect(said).toEqual(['LinkedIn', 'Yes', 'PythonPostgreSQL', '', '5', 'Canada']);
});
