import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { fieldAsking, fillOnPage, openFormPage } from './form-page';

let lab: LabBrowser;
beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab.close());

const asking = async (body: string, question: string) => {
  for (const before of lab.context.pages().slice(1)) await before.close();
  const page = await openFormPage(lab, `<form onsubmit="return false">${body}</form>`);
  return { page, tab: await tabIdOf(lab, page), field: await fieldAsking(lab, await tabIdOf(lab, page), question) };
};

const key = (letter: string) => `<span class=k><span>${letter}</span></span>`;
const ticks = (options: readonly string[]) =>
  `<h2 id=q>Which of these do you know?</h2><ul role=group aria-labelledby=q>${options
    .map((each) => `<li role=checkbox aria-checked=false tabindex=0>${each}</li>`)
    .join('')}</ul><p><label for=other>Name</label><input id=other></p>`;

it.each([
  [['A', 'B', 'C'].map((letter, at) => `${key(letter)} <span>${['Python', 'Java', 'SAP'][at]}</span>`), 'Python'],
  [['A', 'B', 'C'].map((letter) => `${key(letter)} <span>${letter}-licence</span>`), 'A-licence'],
  [['A positive', 'B positive', 'C positive'], 'A positive'],
  [['B', 'A', 'C'].map((letter) => `${key(letter)} <span>level ${letter}</span>`), 'B level B'],
])('leaves the keys that choose options out of their words, but no words: %#', async (options, first) => {
  const { field } = await asking(ticks(options), 'Which of these');
  expect(field.options?.[0]?.label).toBe(first);
});

const behind = `<style>.w{position:relative}.w>select{position:absolute;bottom:0;left:50%;width:.5px;padding:0;opacity:0;border:0}</style>
<p><label for=country>Country</label><span class=w style="display:block"><select id=country tabindex=-1><option value="">
<option>Canada<option>France</select><button type=button role=combobox aria-owns=list aria-haspopup=listbox aria-expanded=false
style="width:240px;height:32px">Nothing selected</button><span id=menu hidden><input type=search role=combobox aria-controls=list
aria-label=Search><span id=list role=listbox></span></span></span></p>
<script>{const [button, menu, list, own] = ['button', '#menu', '#list', '#country'].map((each) => document.querySelector(each));
button.onclick = () => { menu.hidden = !menu.hidden; list.replaceChildren(...['Canada', 'France'].map((text) => {
  const option = Object.assign(document.createElement('div'), { textContent: text });
  option.setAttribute('role', 'option');
  option.onclick = () => { own.value = text; button.textContent = text; menu.hidden = true; };
  return option; })); };}</script>`;

it('asks a list’s question once, by the label of the native one behind it, which is too small to be seen', async () => {
  const { tab, field } = await asking(behind, 'Country');
  expect(field).toMatchObject({ kind: 'combobox', key: 'country', repeat: null });
  const { forms } = await lab.worker.evaluate(async (id) => (await globalThis.lab.form(id)).readForms(), tab);
  const fields = forms.flatMap(({ reading }) => reading.fields);
  expect(fields.filter(({ question }) => question === 'Country')).toHaveLength(1);
});

const sections = `<div role=group aria-labelledby=said><label id=said>Available from</label><p>${['MM', 'YYYY']
  .map((each) => `<span role=spinbutton tabindex=0 aria-label=${each === 'MM' ? 'Month' : 'Year'}>${each}</span>`)
  .join('/')}</p></div>`;

it('reads the words over a group that stand in the group itself', async () => {
  const { field } = await asking(sections, 'Available from');
  expect(field).toMatchObject({ kind: 'date', questionFrom: 'name' });
});

const days = `<p><label for=day>Start date</label> <input id=day readonly placeholder="dd/mm/yyyy"></p>
<div id=calendar hidden><select id=months aria-label=Month>${[...'JFMAMJJASOND'].map((each, at) => `<option value=${at}>${each}`).join('')}</select>
<input type=number aria-label=Year><div id=days></div></div><script>
const [box, calendar, grid, month, year] = ['#day', '#calendar', '#days', '#months', '[type=number]'].map((each) => document.querySelector(each));
let at = { y: 2026, m: 10 };
const draw = () => { month.value = at.m; year.value = at.y; grid.replaceChildren(...Array.from({ length: 28 }, (_, day) => {
  const cell = Object.assign(document.createElement('span'), { textContent: day + 1 });
  cell.onclick = () => { box.value = [day + 1, at.m + 1, at.y].map((each) => String(each).padStart(2, '0')).join('/'); calendar.hidden = true; };
  return cell; })); };
box.onclick = () => { calendar.hidden = false; draw(); };
month.onchange = () => { at.m = Number(month.value); draw(); };
year.onkeyup = () => { at.y = Number(year.value); draw(); };</script>`;

const upload = `<div><label for=cv>Your CV</label><input type=file id=cv name=cv><ul></ul></div><p><label for=who>Name</label><input id=who></p>
<script>cv.onchange = () => {
  const [file] = cv.files;
  if (!file) return;
  const own = Object.assign(document.createElement('input'), { type: 'file', name: 'cv', hidden: true });
  const data = new DataTransfer();
  data.items.add(file);
  own.files = data.files;
  cv.removeAttribute('name');
  cv.value = '';
  document.querySelector('ul').append(Object.assign(document.createElement('li'), { textContent: file.name }), own);
};</script>`;

it('says of a file that a widget took over into a field of its own that it is attached', async () => {
  const { tab, field } = await asking(upload, 'Your CV');
  const attached = await lab.worker.evaluate(
    async ([id, controls]) =>
      (await globalThis.lab.form(id)).attachFiles(0, controls, [
        { name: 'cv.pdf', type: 'application/pdf', bytes: new Uint8Array([1]) },
      ]),
    [tab, field] as const,
  );
  expect(attached).toMatchObject({ outcome: 'attached', shown: 'cv.pdf' });
});

it('chooses in such a list, and sets the year of a calendar whose box takes it as it is typed', async () => {
  const { page, tab, field } = await asking(behind + days, 'Country');
  expect(await fillOnPage(lab, tab, field, { key: 'country', value: 'Canada' })).toMatchObject({ outcome: 'held' });
  const date = await fieldAsking(lab, tab, 'Start date');
  const filled = await fillOnPage(lab, tab, date, { key: 'start_date', value: '2027-02-01' });
  expect(filled).toMatchObject({ outcome: 'held', committed: '01/02/2027' });
  expect(await page.inputValue('#day')).toBe('01/02/2027');
});
