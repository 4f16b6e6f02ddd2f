import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FormReading } from '@/domain/form/form-field';
import { expectFieldsHeld, fieldAsking, fillOnPage, openFormPage } from '../browser/form-page';
import { type OnePage, startOnePage } from '../browser/one-page';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';

let lab: LabBrowser;
let tab: OnePage;

beforeAll(async () => {
  lab = await launchLab();
  tab = await startOnePage(lab, 'https://www.example.test/apply');
});
afterAll(() => lab.close());

const read = async (body: string): Promise<FormReading> => lab.ask(await tab.show(body), 'read-form', null);

it('takes a star beside a label for one of it, and none that nobody sees', async () => {
  const row = (id: string, beside: string) =>
    `<tr><td><span><label for=${id}>${id}</label>${beside}</span></td><td><input id=${id}></td></tr>`;
  const { fields } = await read(
    `<form><table>${row('Town', '<b title=Obligatory>&nbsp;*</b>')}${row('Street', '')}${row('Region', ' *')}${row('House', '<b hidden>*</b>')}</table></form>`,
  );
  expect(fields.map(({ question, isRequired }) => [question, isRequired])).toEqual([
    ['Town', true],
    ['Street', false],
    ['Region', true],
    ['House', false],
  ]);
});

it('passes over how large a file may be for which file is asked for', async () => {
  const part = (words: string, limit: string) =>
    `<div><div><span>${words}</span><button type=button>Choose file</button><span>${limit}</span><input type=file style="opacity:0;width:0;height:0"></div></div>`;
  const { fields } = await read(
    `<form><label>Name <input></label>${part('Resume', 'Max. size 20 MB')}${part('', 'Cover letter (up to 5 MB)')}</form>`,
  );
  expect(fields.slice(1).map(({ key }) => key)).toEqual(['file.resume', 'file.cover_letter']);
});

it('takes a button that a label names, and that says what lists say before a choice, for a list', async () => {
  const { fields } = await read(
    `<form><label>Name <input></label><div><label for=level>Level of education</label><button type=button id=level aria-haspopup=menu>Please select</button></div>
    <div><label for=more>Job alerts</label><button type=button id=more aria-haspopup=menu>Manage</button></div><button type=button aria-haspopup=menu>Please select</button></form>`,
  );
  expect(fields.map(({ question, kind }) => [question, kind])).toEqual([
    ['Name', 'text'],
    ['Level of education', 'combobox'],
  ]);
});

it('keeps the whole names of buttons that are no lists', async () => {
  const star = (count: number) =>
    `<button type=button role=radio aria-checked=false aria-label="Rating ${count}">${count}</button>`;
  const { fields } = await read(
    `<form><label>Name <input></label><div role=radiogroup aria-label="Your English">${[1, 2, 3].map(star).join('')}</div>
    <button type=button role=combobox aria-haspopup=listbox aria-expanded=false aria-label="Choose a country">country</button></form>`,
  );
  expect(fields[1]?.options?.map(({ label }) => label)).toEqual(['Rating 1', 'Rating 2', 'Rating 3']);
  expect(fields[2]?.question).toBe('Choose a country');
});

/** A menu that keeps its choice in a hidden box, and two buttons of which a class of no known name marks the chosen one. */
const body = `<style>.it { background: #cdf }</style><form onsubmit="return false">
<div><label>Name <input></label></div>
<div><label>Country</label><div><input type=hidden name=country><button type=button id=country aria-label="Country –Select–" aria-haspopup=true aria-expanded=false>–Select–</button></div></div>
<div><div>May you work in Canada?</div><div id=may><button type=button class=b>Yes</button><button type=button class=b>No</button></div></div>
<button type=button aria-haspopup=true>–Select–</button>
</form><script>
const opener = document.getElementById('country'); let menu; window.presses = 0;
opener.onclick = () => {
  if (menu?.isConnected) return menu.remove();
  menu = document.createElement('div'); menu.setAttribute('role', 'menu'); document.body.append(menu);
  for (const name of ['Canada', 'Germany']) {
    const one = document.createElement('div'); one.setAttribute('role', 'menuitem'); one.textContent = name; menu.append(one);
    one.onclick = () => { opener.textContent = name; opener.setAttribute('aria-label', 'Country ' + name); opener.previousSibling.value = name; menu.remove(); };
  }
};
for (const one of document.querySelectorAll('#may button'))
  one.onclick = () => { window.presses += 1; for (const each of document.querySelectorAll('#may button')) each.className = each === one ? 'b it' : 'b'; };
</script>`;

it('chooses in a menu with a box for its value, and presses once what a class then marks', async () => {
  const page = await openFormPage(lab, body);
  const id = await tabIdOf(lab, page);
  const { forms } = await lab.worker.evaluate(async (at) => (await globalThis.lab.form(at)).readForms(), id);
  const fields = forms.flatMap(({ reading }) => reading.fields);
  expect(fields.map(({ question, kind }) => [question, kind])).toEqual([
    ['Name', 'text'],
    ['Country', 'combobox'],
    ['May you work in Canada?', 'choice'],
  ]);
  await expectFieldsHeld(lab, id, fields.slice(1), [
    ['country', 'CA'],
    ['auth.work', false],
  ]);
  expect((await fieldAsking(lab, id, 'Country')).value).toBe('Canada');
  expect((await fieldAsking(lab, id, 'May')).value).toBe('No');
  expect(await page.evaluate('window.presses')).toBe(1);
  await page.close();
});

/** A month in a list whose box is too small to be seen, and the year beside it. */
const months = `<div><h3>Education</h3><div><label for=school>School</label><input id=school></div>
<div style="display:flex"><div><label id=m for=month>Start date month</label><div style="border:1px solid;width:200px;height:36px;position:relative"><span id=shown>Select...</span><input id=month role=combobox aria-autocomplete=list aria-expanded=false aria-haspopup=true style="width:2px;border:0;opacity:1;background:none;outline:0"></div></div>
<div><label for=year>Start date year</label><input id=year type=number></div></div></div><script>
const box = document.getElementById('month'); let list;
box.parentElement.onmousedown = () => {
  if (list?.isConnected) return;
  list = document.createElement('div'); list.setAttribute('role', 'listbox'); document.body.append(list); box.setAttribute('aria-expanded', 'true');
  for (const name of 'January February March April May June July August September October November December'.split(' ')) {
    const one = document.createElement('div'); one.setAttribute('role', 'option'); one.textContent = name; list.append(one);
    one.onclick = () => { document.getElementById('shown').textContent = name; list.remove(); box.setAttribute('aria-expanded', 'false'); };
  }
};
</script>`;

it('sees the list of months of a date by the list around its box', async () => {
  const page = await openFormPage(lab, months);
  const id = await tabIdOf(lab, page);
  const date = await fieldAsking(lab, id, 'Start date');
  expect(date.parts.map(({ kind }) => kind)).toEqual(['combobox', 'number']);
  await expectFieldsHeld(lab, id, [date], [['education.startDate', '2004-09']]);
  expect(await page.textContent('#shown')).toBe('September');
  await page.close();
});

it('asks for files where they are dropped, and not in the unnamed fields that a script keeps at the end of the page', async () => {
  const part = (words: string) =>
    `<div><label>${words}</label><div style="cursor:pointer;border:1px dashed"><div><span>Drop your file here or click to browse</span></div></div></div>`;
  const stray = '<input type=file style="visibility:hidden;position:absolute;width:0;height:0">';
  const zones = part('Resume') + part('Cover letter');
  const withStrays = await read(`<form><label>Name <input></label>${zones}</form>${stray}${stray}`);
  expect(withStrays.fields.slice(1).map(({ kind, key }) => [kind, key])).toEqual([
    ['file', 'file.resume'],
    ['file', 'file.cover_letter'],
  ]);
  const without = await read(`<form><label>Name <input></label>${zones}</form>`);
  expect(without.fields).toHaveLength(1);
});

/** Boxes that propose answers: one keeps other words, one takes them out a moment after it was left, one says that they are wrong. */
const proposing = `<form onsubmit="return false">${['Company', 'Employer', 'School']
  .map(
    (name) =>
      `<p><label for=${name}>${name}</label> <input id=${name} role=combobox aria-autocomplete=list aria-expanded=false autocomplete=off></p>`,
  )
  .join('')}</form><script>
const at = (id) => document.getElementById(id);
at('Employer').onblur = () => setTimeout(() => { at('Employer').value = ''; }, 150);
at('School').onblur = () => at('School').setAttribute('aria-invalid', at('School').value !== '');
</script>`;

it('leaves words of one’s own in a box that has nothing to propose, where the page keeps them', async () => {
  const page = await openFormPage(lab, proposing);
  const id = await tabIdOf(lab, page);
  const outcomes: string[] = [];
  for (const [question, key] of [
    ['Company', 'work.name'],
    ['Employer', 'work.name'],
    ['School', 'education.institution'],
  ] as const)
    outcomes.push((await fillOnPage(lab, id, await fieldAsking(lab, id, question), { key, value: 'Acme' })).outcome);
  expect(outcomes).toEqual(['held', 'no-option', 'no-option']);
  expect(await page.evaluate('[...document.querySelectorAll("input")].map(({ value }) => value)')).toEqual([
    'Acme',
    '',
    '',
  ]);
  await page.close();
});

/** Squares that hand the focus on, as for a date of birth; two of them are initials. */
const squares = `<form onsubmit="return false"><div role=group aria-labelledby=born><p id=born>Date of birth *</p>${Array.from('DDMMYYYY', (letter) => `<span><input maxlength=1 size=2 placeholder=${letter}></span>`).join(' ')}</div>
<div role=group aria-labelledby=badge><p id=badge>Badge number</p>${'<input maxlength=1 size=2>'.repeat(5)}</div>
<div role=group aria-labelledby=short><p id=short>Initials</p><input maxlength=1 aria-label=First><input maxlength=1 aria-label=Last></div></form><script>
for (const box of document.querySelectorAll('input')) box.oninput = () => { if (box.value) box.closest('span')?.nextElementSibling?.firstChild.focus(); };
</script>`;

it('writes into boxes of one character each what fills all of them', async () => {
  const page = await openFormPage(lab, squares);
  const id = await tabIdOf(lab, page);
  const born = await fieldAsking(lab, id, 'Date of birth');
  const badge = await fieldAsking(lab, id, 'Badge number');
  expect([born, badge].map(({ kind, isRequired, parts, limit }) => [kind, isRequired, parts.length, limit])).toEqual([
    ['date', true, 8, null],
    ['text', false, 5, 5],
  ]);
  expect((await fieldAsking(lab, id, 'First')).parts).toEqual([]);
  await expectFieldsHeld(lab, id, [born], [['bday', '1984-05-17']]);
  expect((await fillOnPage(lab, id, badge, { key: null, value: '12' })).outcome).toBe('no-option');
  const boxes = (await page.evaluate('[...document.querySelectorAll("input")].map(({ value }) => value)')) as string[];
  expect(boxes.join('')).toBe('17051984');
  expect((await fieldAsking(lab, id, 'Date of birth')).value).toBe('17051984');
  await page.close();
});
