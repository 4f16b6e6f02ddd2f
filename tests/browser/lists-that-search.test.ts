import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { expectFieldsHeld, openFormPage } from './form-page';

/** A box that searches its list at Enter, whose list has levels; and buttons whose lists come late, in a layer that Escape alone closes. */
const body = `<style>label{display:block}</style><form onsubmit="return false">
<label for="source">How did you hear about us?</label>
<div><ul role="listbox" aria-label="items selected" id="pills"></ul><input id="source" aria-haspopup="listbox" enterkeyhint="search" placeholder="Search"></div>
<label for="kind">Kind of device</label><button type="button" id="kind" aria-haspopup="listbox" aria-expanded="false">Select one</button>
</form>
<script>
const by = (id) => document.getElementById(id);
const groups = { 'Fairs': ['At a university'], 'Boards': ['LinkedIn', 'Indeed'] };
const entry = (text, press) => Object.assign(document.createElement('div'), { textContent: text, onclick: press, role: 'option' });
const list = document.createElement('div');
list.setAttribute('role', 'listbox');
const take = (text) => () => {
  by('pills').innerHTML = '<li role="option"><p></p></li>';
  by('pills').querySelector('p').textContent = text;
  list.remove();
};
const draw = (entries) => { list.replaceChildren(...entries); document.body.append(list); };
const box = by('source');
box.onclick = () => draw(Object.entries(groups).map(([name, inside]) => entry(name + ' ›', () => draw(inside.map((text) => entry(text, take(text)))))));
box.onkeydown = ({ key }) => {
  const found = Object.values(groups).flat().filter((text) => text.toLowerCase().includes(box.value.toLowerCase()));
  if (key === 'Enter') setTimeout(() => draw(found.map((text) => entry(text, take(text)))), 200);
};
box.onblur = () => { box.value = ''; };
const kind = by('kind');
kind.onclick = () => setTimeout(() => {
  kind.setAttribute('aria-expanded', 'true');
  draw(['Fixed', 'Mobile'].map((text) => entry(text, () => { kind.textContent = text; kind.setAttribute('aria-expanded', 'false'); list.remove(); })));
}, 450);
</script>`;

let lab: LabBrowser;
beforeAll(async () => {
  lab = await launchLab();
}, 60_000);
afterAll(() => lab.close());

it('searches at Enter where a box says that the key does, reads what was chosen beside it, and waits for a list that comes late', async () => {
  const page = await openFormPage(lab, body);
  const tab = await tabIdOf(lab, page);
  const read = async () => {
    const { forms } = await lab.worker.evaluate(async (id) => (await globalThis.lab.form(id)).readForms(), tab);
    return forms[0]?.reading.fields ?? [];
  };
  await expectFieldsHeld(lab, tab, await read(), [
    ['source', 'LinkedIn'],
    [null, 'Mobile'],
  ]);
  expect((await read()).map(({ value }) => value)).toEqual(['LinkedIn', 'Mobile']);
});
