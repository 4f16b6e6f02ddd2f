import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnswerValue } from '@/domain/form/answer';
import type { FieldKey } from '@/domain/form/field-key-schema';
import { openFormPage } from '../browser/form-page';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';

/** Boxes that look like ones for text, and keep what is chosen from their lists alone. */
const body = `<form onsubmit="return false">
<div id="source"></div><div id="skills"></div>
<ul><li><label><div>Current location</div><div><input id="location" autocomplete="off"><input type="hidden" id="place"></div></label>
<div id="drop" style="display:none"><div class="results"></div><div class="no-results" style="display:none">No location found</div></div></li></ul>
<label>Nickname<input id="nickname"></label>
</form>
<script>
const make = (tag, set, ...inside) => {
  const made = Object.assign(document.createElement(tag), set);
  for (const [name, value] of Object.entries(set)) if (name.includes('-') || name === 'role') made.setAttribute(name, value);
  made.append(...inside);
  return made;
};
/** A list that searches at Enter, and shows what is chosen as pills. */
const prompt = (place, label, tree, isMultiple) => {
  let chosen = [];
  let list = null;
  const pills = make('ul', { role: 'listbox', 'aria-label': 'items selected' });
  const box = make('input', { id: place + '-box', placeholder: 'Search', autocomplete: 'off' });
  const close = () => { list?.remove(); list = null; };
  const show = (entries) => {
    close();
    list = make('div', { role: 'listbox' }, ...entries.map((entry) => {
      const isFolder = Array.isArray(entry);
      const name = isFolder ? entry[0] : entry;
      const row = make('div', { role: 'option', 'aria-label': name + (isFolder ? ' folder' : ' not checked') },
        make('span', { textContent: name }), isFolder ? make('span', { textContent: '›' }) : make('input', { type: 'radio', tabIndex: -1 }));
      row.onmousedown = (event) => {
        event.preventDefault();
        if (isFolder) return show(entry[1]);
        chosen = isMultiple ? [...chosen, name] : [name];
        pills.replaceChildren(...chosen.map((one) => make('li', { role: 'presentation' },
          make('div', { role: 'option', 'aria-label': one + ', press delete to clear value.' }, make('p', { textContent: one })))));
        box.value = '';
        if (!isMultiple) close();
      };
      return row;
    }), ...(entries.length ? [] : [make('div', { textContent: 'No items.' })]));
    document.body.append(list);
  };
  const leaves = (entries) => entries.flatMap((entry) => (Array.isArray(entry) ? leaves(entry[1]) : [entry]));
  box.onclick = () => show(isMultiple ? [] : tree);
  box.onkeydown = ({ key }) => {
    if (key === 'Enter' && box.value) show(leaves(tree).filter((name) => name.toLowerCase().includes(box.value.toLowerCase())));
  };
  box.onblur = () => setTimeout(() => { close(); box.value = ''; }, 100);
  document.getElementById(place).append(make('label', { htmlFor: box.id, textContent: label }), make('div', {}, pills, make('div', {}, box, make('span', { textContent: '☰' }))));
};
prompt('source', 'How did you hear about us?', [['Job boards', ['Indeed', 'Monster']], ['Social media', ['LinkedIn', 'X']]], false);
prompt('skills', 'Type to add skills', ['Python', 'PostgreSQL', 'Figma'], true);
const by = (id) => document.getElementById(id);
const towns = ['Toronto, ON, Canada', 'Toronto, OH, USA'];
by('location').oninput = ({ target }) => {
  by('place').value = '';
  // Answers that come after the box was left are shown all the same.
  setTimeout(() => {
    const found = towns.filter((town) => town.startsWith(target.value.split(',')[0]));
    by('drop').style.display = 'block';
    by('drop').firstChild.replaceChildren(...found.map((town) => Object.assign(document.createElement('div'), {
      textContent: town, onmousedown: () => { target.value = by('place').value = town; by('drop').style.display = 'none'; } })));
  }, 200);
};
by('location').onblur = ({ target }) => setTimeout(() => {
  by('drop').style.display = 'none';
  if (!by('place').value) target.value = '';
}, 100);
</script>`;

let lab: LabBrowser;
let page: Page;
let tab: number;

beforeAll(async () => {
  lab = await launchLab();
  page = await openFormPage(lab, body);
  tab = await tabIdOf(lab, page);
});
afterAll(() => lab.close());

const readFields = async () => {
  const { forms } = await lab.worker.evaluate(async (id) => (await globalThis.lab.form(id)).readForms(), tab);
  return forms.flatMap(({ reading }) => reading.fields);
};

async function fill(question: string, key: FieldKey | null, value: AnswerValue) {
  const field = (await readFields()).find((one) => one.question === question);
  if (!field) throw new Error(`not asked: ${question}`);
  return lab.worker.evaluate(async ([id, one, given]) => (await globalThis.lab.form(id)).fillField(0, one, given), [
    tab,
    field,
    { key, value },
  ] as const);
}

/** Longer than the page takes to take a text out again. */
const lost = () => page.waitForTimeout(400);

it('chooses in the list of a box that has lost its text, and reads what it shows as chosen', async () => {
  const wishes: [string, FieldKey | null, AnswerValue, string][] = [
    ['How did you hear about us?', 'source', 'LinkedIn', 'LinkedIn'],
    ['Current location', 'location', 'Toronto, Ontario, Canada', 'Toronto, ON, Canada'],
    ['Nickname', null, 'Sam', 'Sam'],
  ];
  for (const [question, key, value] of wishes) await fill(question, key, value);
  await lost();
  const after = await readFields();
  expect(wishes.map(([asked]) => after.find(({ question }) => question === asked)?.kind)).toEqual([
    'combobox',
    'combobox',
    'text',
  ]);
  for (const [question, key, value] of wishes) await fill(question, key, value);
  await lost();
  const now = await readFields();
  expect(wishes.map(([asked]) => now.find(({ question }) => question === asked)?.value)).toEqual(
    wishes.map(([, , , said]) => said),
  );
});

it('chooses several one after the other, where the box keeps none as typed', async () => {
  const { outcome } = await fill('Type to add skills', 'skills', ['Python', 'COBOL', 'PostgreSQL']);
  expect(outcome).toBe('held');
  await lost();
  const pills = await page.$$eval('#skills [role=listbox] p', (all) => all.map(({ textContent }) => textContent));
  expect(pills).toEqual(['Python', 'PostgreSQL']);
});
