import type { Page } from '@playwright/test';
import { afterEach, expect, it } from 'vitest';
import { openFormPage } from '../browser/form-page';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';

/** A part in which one entry at a time is edited, kept by its Save, and listed. */
const body = `<form onsubmit="return false">
<label>Full name<input name="name"></label>
<section><h3>Work experience</h3><div id="list"></div><div id="edit"></div><button type="button" id="add">+ Add</button></section>
<section><h3>Education</h3><div id="schools"><div class="row"><b>University of Toronto</b><span><button type="button" aria-label="Remove">✕</button></span></div>
<div role="group"><label>School<input name="school"></label><button type="button">Delete</button></div></div></section>
<button type="button" id="draft">Save</button><button type="button" id="leave">Cancel</button>
<button type="button" id="send">Submit application</button>
</form>
<script>
const by = (id) => document.getElementById(id);
by('add').onclick = () => {
  by('add').hidden = true;
  by('edit').innerHTML = '<label>Job title<input id="title"></label><label>Company<input id="company"></label>' +
    '<button type="button" id="save">Save</button><button type="button" id="cancel">Cancel</button>';
  by('save').onclick = () => {
    by('list').insertAdjacentHTML('beforeend', '<div><b></b><div><button type="button">Edit</button><button type="button">Delete</button></div></div>');
    by('list').lastChild.firstChild.textContent = by('title').value;
    by('edit').innerHTML = '';
    by('add').hidden = false;
  };
};
</script>`;

/** Where an entry is edited in a dialog with a form of its own, beside a file and an entry whose title deletes it. */
const inDialog = `<main><h2>Experience</h2>
<form action="/applications" method="post"><div><b>CV.pdf</b><button type="button" aria-label="Remove CV.pdf">✕</button></div>
<section aria-label="Work experience"><h3>Work experience</h3><div id="list"></div>
<button type="button" aria-haspopup="dialog" id="add">+ Add position</button></section>
<section><h3>Education</h3><div><h4>Education 1 <button type="button">Delete</button></h4><label>School<input name="school"></label></div>
<button type="button" aria-haspopup="menu">Add education</button></section>
<div><h3>References</h3><label>Referee<input name="referee"></label><button id="sends">Save</button><button type="button">Cancel</button></div>
</form></main><script>
const by = (id) => document.getElementById(id);
by('add').onclick = () => {
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-modal="true"><h2>Add position</h2><form id="own">' +
    '<label>Job title<input id="title"></label><button id="save">Save position</button></form><button type="button">Cancel</button></div>');
  document.querySelector('main').setAttribute('aria-hidden', 'true');
  by('own').onsubmit = (event) => {
    event.preventDefault();
    setTimeout(() => {
      by('list').insertAdjacentHTML('beforeend', '<li><b>Cook</b> <button type="button">Edit</button><button type="button">Delete</button></li>');
      document.querySelector('main').removeAttribute('aria-hidden');
      document.querySelector('[role=dialog]').remove();
    }, 20);
  };
};
</script>`;

let lab: LabBrowser;
let page: Page;
let tab: number;

/** In a browser of its own: a fill's gate stays with the tab. */
async function open(within: string): Promise<void> {
  lab = await launchLab();
  page = await openFormPage(lab, within);
  tab = await tabIdOf(lab, page);
}
afterEach(() => lab.close());

const read = async () => {
  const { forms } = await lab.worker.evaluate(async (id) => (await globalThis.lab.form(id)).readForms(), tab);
  const [form] = forms;
  if (!form) throw new Error('no form was read');
  return form.reading;
};

const keep = (selector: string) =>
  lab.worker.evaluate(
    async ([id, at]) => (await globalThis.lab.form(id)).press({ frameId: 0, selector: at }, { purpose: 'keep-part' }),
    [tab, selector] as const,
  );

it('tells an entry in its editor from those that are kept, and presses what keeps it and nothing else', async () => {
  await open(body);
  const before = await read();
  expect(before).toMatchObject({ editors: [], kept: { work: 0, education: 1 } });
  for (const selector of ['#draft', '#send', '#add']) expect((await keep(selector)).outcome, selector).toBe('refused');
  for (const title of ['Cook', 'Baker']) {
    await page.click('#add');
    await page.fill('#title', title);
    const { editors, fields, kept } = await read();
    expect(editors).toMatchObject([{ part: 'work', keep: '[id="save"]' }]);
    expect(fields.filter(({ selector }) => editors[0]?.fields.includes(selector))).toMatchObject([
      { question: 'Job title', repeat: { group: 'work', index: kept.work } },
      { question: 'Company', repeat: { group: 'work', index: kept.work } },
    ]);
    expect((await keep(editors[0]?.keep ?? '')).outcome).toBe('pressed');
  }
  expect(await read()).toMatchObject({ editors: [], kept: { work: 2, education: 1 } });
});

it('knows the editor in a dialog by its title, and its Save by a form that has no address', async () => {
  await open(inDialog);
  expect(await read()).toMatchObject({ adds: [{ part: 'work' }], editors: [], kept: { work: 0, education: 0 } });
  expect((await keep('#sends')).outcome).toBe('refused');
  await page.click('#add');
  await page.fill('#title', 'Cook');
  const { editors, fields } = await read();
  expect(editors).toMatchObject([{ part: 'work', keep: '[id="save"]' }]);
  expect(fields.find(({ selector }) => selector === editors[0]?.fields[0])?.key).toBe('work.position');
  await page.evaluate(() => document.getElementById('own')?.setAttribute('action', '/applications'));
  expect((await keep('[id="save"]')).outcome).toBe('refused');
  await page.evaluate(() => document.getElementById('own')?.removeAttribute('action'));
  expect((await keep('[id="save"]')).outcome).toBe('pressed');
  expect(await read()).toMatchObject({ editors: [], kept: { work: 1, education: 0 } });
});

/** Where the title of a dialog stands in a bar beside what the dialog holds, and is no heading. */
const beneathTitleBar = `<form onsubmit="return false"><h2>CV</h2><button type="button">Add work experience</button></form>
<div><div><span id="title">Add work experience</span><a role="button" href="#" aria-label="Close">✕</a></div>
<div role="dialog" aria-modal="true" aria-labelledby="title"><label>Employer<input name="employer"></label><label>Position<input name="position"></label>
<button type="button">Cancel</button><button type="button" id="keep">Save</button></div></div>`;

it('knows the editor in a dialog that a bar beside it titles', async () => {
  await open(beneathTitleBar);
  expect((await read()).editors).toMatchObject([{ part: 'work', keep: '[id="keep"]' }]);
});

/** Where entries can be edited again and not deleted, beside a part that is edited as a whole. */
const onlyEdited = `<form onsubmit="return false">
<section><h3>Work experience</h3><ul><li>Cook <button type="button" aria-label="Edit Cook">✎</button></li></ul><button type="button">Add experience</button></section>
<section><h3>Education</h3><button type="button">Edit</button><p>Nothing yet</p><button type="button">Add education</button></section>
<div role="dialog"><h2>Add education</h2><label>School<input name="school"></label><button type="button">Cancel</button>
<button type="button" id="keep">Add education</button></div></form>`;

it('counts entries that can be edited, and knows a dialog that is titled as what keeps its entry', async () => {
  await open(onlyEdited);
  const { editors, kept } = await read();
  expect(kept).toEqual({ work: 1, education: 0, language: 0 });
  expect(editors).toMatchObject([{ part: 'education', keep: '[id="keep"]' }]);
});

/** Kept entries under words that are no heading, whose buttons are called by them. */
const named = `<form onsubmit="return false"><label>Full name<input name="name"></label>
<div><div class="title">Berufserfahrung</div><div><b>Köchin</b><div>Alster GmbH</div><button type="button" aria-label="Berufserfahrung 1 bearbeiten">✎</button>
<button type="button" aria-label="Berufserfahrung 1 löschen">🗑</button></div><button type="button" aria-label="Berufserfahrung hinzufügen">+</button></div>
<div><div class="title">Anlagen</div><div><b>Zeugnis</b><button type="button" aria-label="Anlage 1 löschen">🗑</button></div></div>
<div role="group"><label>Schule<input name="school"></label><button type="button">Abbrechen</button><button type="button" id="keep">Ausbildung speichern</button></div></form>`;

it('counts entries that their buttons name, under no heading, and has an editor named by its heading alone', async () => {
  await open(named);
  expect(await read()).toMatchObject({ editors: [], kept: { work: 1, education: 0, language: 0 } });
  expect((await keep('#keep')).outcome).toBe('refused');
});

it('knows an editor by a link that leaves it, or by what deletes its one entry', async () => {
  const editor = (foot: string) => `<main><h2>Experience</h2><section><h3>Work experience 1</h3>
    <label>Job title<input id="title"></label><label>Company<input></label><div>${foot}</div></section></main>`;
  const save = (name: string) => `<button type="button" id="save">${name}</button>`;
  for (const foot of [
    `${save('Save')} <a href="#">Cancel</a>`,
    `${save('Save & close')} <a>Cancel</a>`,
    `${save('Save this entry')} <button type="button">Delete</button>`,
  ]) {
    await open(editor(foot));
    expect((await read()).editors, foot).toMatchObject([{ part: 'work', keep: '[id="save"]' }]);
    await lab.close();
  }
  await open(editor(`${save('Save')} <a href="/jobs">Cancel</a>`));
  expect((await read()).editors).toEqual([]);
});

/** Under no heading that says what they are, and with buttons that elements of their own draw; names are numbered by entry. */
const besideAdders = `<h2>Profile</h2><div id="edu"><div><span id="label">Education</span> <button type="button" id="add" aria-label="Add education">+ Add</button></div>
<ul><li><b>University of Toronto</b><p>2004 – 2010</p><x-button>Edit</x-button> <x-button>Delete</x-button></li></ul><div id="edit"></div></div>
<div><div><span>Files</span></div><ul><li>photo of me <x-button>Delete</x-button></li></ul></div><label>Full name<input name="name"></label>
<script>
customElements.define('x-button', class extends HTMLElement {
  connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<button type="button"><slot></slot></button>'; }
});
document.getElementById('add').onclick = ({ target }) => {
  target.remove();
  document.getElementById('edit').innerHTML = '<div role="group" aria-labelledby="label"><label>School<input name="edu_1_school"></label>' +
    '<label>Degree<input name="edu_1_degree"></label><button type="button">Cancel</button><button type="button">Save</button></div>';
};
</script>`;

it('counts an entry under no heading by what adds another beside it, or is edited there, and goes on counting in the editor', async () => {
  await open(besideAdders);
  expect((await read()).kept).toEqual({ work: 0, education: 1, language: 0 });
  await page.click('#add');
  const { kept, fields } = await read();
  expect(kept).toEqual({ work: 0, education: 1, language: 0 });
  expect(fields.find(({ question }) => question === 'School')?.repeat?.index).toBe(1);
});

/** An editor in a layer that lies over a question, and the same one in the flow of the page. */
const beside = (
  style: string,
) => `<form onsubmit="return false" style="min-height:400px"><label>Full name<input id="name"></label>
<div id="layer" style="${style}"><section><h3>Work experience</h3><label>Job title<input id="title"></label>
<button type="button">Cancel</button><button type="button" id="keep">Save</button></section></div></form>`;

const fillAll = (values: Record<string, string>) =>
  lab.worker.evaluate(
    async ([id, given]) => {
      const form = await globalThis.lab.form(id);
      const { forms } = await form.readForms();
      const ends: string[] = [];
      for (const { frameId, reading } of forms) {
        for (const field of reading.fields) {
          const value = given[field.question];
          if (value !== undefined) ends.push((await form.fillField(frameId, field, { key: null, value })).outcome);
        }
      }
      return ends;
    },
    [tab, values] as const,
  );

const vanished = (layers: { frameId: number; selector: string }[][]) =>
  lab.worker.evaluate(
    async ([id, those]) => {
      const gone = await (await globalThis.lab.form(id)).leaveUnseen([], those);
      return gone.map(({ field }) => field.question);
    },
    [tab, layers] as const,
  );

it('proves what the layer of an entry lies over once that is gone, and all else at once', async () => {
  await open(beside('position:static'));
  expect((await read()).editors).toMatchObject([{ layer: null }]);
  expect(await fillAll({ 'Full name': 'Zoë Quill', 'Job title': 'Cook' })).toEqual(['held', 'held']);
  const layer = await page.$('#layer');
  await layer?.evaluate((at) => at.setAttribute('style', 'position:fixed;inset:0;background:#fff'));
  const [editor] = (await read()).editors;
  expect(editor?.layer).toEqual(editor?.fields);
  const layers = [(editor?.layer ?? []).map((selector) => ({ frameId: 0, selector }))];
  expect(await vanished(layers)).toEqual([]);
  expect(await page.inputValue('#name')).toBe('Zoë Quill');
  // Nothing of it is forgotten.
  expect(await vanished([])).toEqual(['Full name']);
  expect(await page.inputValue('#name')).toBe('');
});

it('proves the fields of an entry in a layer while that is open', async () => {
  await open(beside('position:fixed;inset:80px 0 0;background:#fff'));
  expect(await fillAll({ 'Full name': 'Zoë Quill', 'Job title': 'Cook' })).toEqual(['held', 'held']);
  await page.evaluate(() => document.getElementById('title')?.setAttribute('style', 'opacity:0'));
  expect(await vanished([[{ frameId: 0, selector: '[id="title"]' }]])).toEqual(['Job title']);
});
