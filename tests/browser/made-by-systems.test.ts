import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FormField } from '@/domain/form/form-field';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { fieldAsking, fillOnPage, openFormPage } from './form-page';

let lab: LabBrowser;

beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab.close());

async function opened(
  body: string,
): Promise<{ page: Page; tab: number; asking: (words: string) => Promise<FormField> }> {
  for (const before of lab.context.pages().slice(1)) await before.close();
  const page = await openFormPage(lab, body);
  const tab = await tabIdOf(lab, page);
  return { page, tab, asking: (words) => fieldAsking(lab, tab, words) };
}

async function fill(body: string, question: string, key: FormField['key'], value: string) {
  const { page, tab, asking } = await opened(body);
  const { outcome } = await fillOnPage(lab, tab, await asking(question), { key, value });
  return { page, outcome };
}

/** Options that share their group with the question that one of them opens, with and without a hint between. */
const revealing = (hint: string) => `<form onsubmit="return false"><fieldset aria-describedby="h">
<legend><h1>Are you a public servant?</h1></legend>${hint}
<div><input type="radio" name="s" id="y"><label for="y">Yes</label></div>
<div hidden><label for="c">Which corps?</label><input id="c"></div>
<div><input type="radio" name="s" id="n"><label for="n">No</label></div></fieldset></form>`;

it('asks what a legend asks of options among which a further question opens', async () => {
  for (const hint of ['', '<div id="h">Official or contractual</div>']) {
    const { asking } = await opened(revealing(hint));
    expect(await asking('Are you a public servant?')).toMatchObject({ kind: 'choice', questionFrom: 'name' });
  }
});

const groupOfTwo = (legend: string) => `<p style="margin:0">Step 1 of 4: about you</p>
<form onsubmit="return false"><fieldset style="border:0;padding:0"><legend style="padding:0">${legend}</legend>
<div><input id="f"><br><label for="f">First name</label></div><div><input id="l"><br><label for="l">Last name</label></div></fieldset></form>`;

it('reads the label below a box, under the legend of its group', async () => {
  expect((await fill(groupOfTwo('Full name *'), 'First name', 'given-name', 'Alex')).outcome).toBe('held');
  // Without a legend between, what stands over the box may be its question.
  expect((await fill(groupOfTwo(''), 'First name', 'given-name', 'Alex')).outcome).toBe('other-words');
});

/** Boxes for parts of a date that draw no text of their own: what lies under them does. */
const spinners = (shows: string) => `<form onsubmit="return false"><label for="m">From</label>
<div role="group" aria-label="From">${['Month', 'Year']
  .map(
    (part, at) => `<span style="position:relative;display:inline-block;width:60px;height:24px">
<span aria-hidden="true" style="display:block">${at === 0 ? 'MM' : 'YYYY'}</span>
<input id="${at === 0 ? 'm' : 'y'}" role="spinbutton" aria-label="${part}" aria-valuemin="1" aria-valuemax="${at === 0 ? 12 : 9999}"
 style="position:absolute;inset:0;width:60px;border:0;padding:0;color:transparent;background:none"></span>`,
  )
  .join('/')}</div></form>
<script>for (const box of document.querySelectorAll('input')) box.oninput = () => { box.previousElementSibling.textContent = ${shows}; };</script>`;

it('fills the parts of a date that are read from what shows them in their place, and no others', async () => {
  const { page, outcome } = await fill(spinners('box.value'), 'From', 'work.startDate', '2019-03');
  expect(outcome).toBe('held');
  expect(await page.locator('#y').inputValue()).toBe('2019');
  const other = await fill(spinners('"MM"'), 'From', 'work.startDate', '2019-03');
  // The second part is not seen to hold what the first one took: nothing more is written.
  expect(other.outcome).toBe('held');
  const vanished = await lab.worker.evaluate(
    async (id) => (await globalThis.lab.form(id)).leaveUnseen(),
    await tabIdOf(lab, other.page),
  );
  expect(vanished).toHaveLength(1);
});

it('fills no part of a date whose box covers what would show it', async () => {
  const covered = spinners('box.value').replaceAll('background:none', 'background:#fff');
  const { page, outcome } = await fill(covered, 'From', 'work.startDate', '2019-03');
  expect(outcome).not.toBe('held');
  expect([await page.locator('#m').inputValue(), await page.locator('#y').inputValue()]).toEqual(['', '']);
});

/** A calendar says how it is moved through, in the name of its box, once that has the focus. */
const namedByCalendar = (label: string) => `<form onsubmit="return false">${label}<input id="d"></form>
<script>document.getElementById('d').onfocus = ({ target }) => target.setAttribute('aria-label', 'Use the arrow keys');</script>`;

it('writes into a box whose calendar adds a name beside its label, and not where the name was all it had', async () => {
  const labelled = namedByCalendar('<label for="d">When can you start?</label>');
  expect((await fill(labelled, 'When can you start?', 'start_date', '2027-02-01')).outcome).toBe('held');
  const bare = namedByCalendar('').replace('id="d"', 'id="d" aria-label="When can you start?"');
  expect((await fill(bare, 'When can you start?', 'start_date', '2027-02-01')).outcome).toBe('other-words');
});

/** What is typed is searched for at Enter, and kept only if it is chosen. */
const searching = `<form onsubmit="return false"><label for="s">School</label><div id="w"><input id="s" enterkeyhint="search" autocomplete="off"><b></b></div></form>
<script>
const box = document.getElementById('s');
const list = document.createElement('div');
list.setAttribute('role', 'listbox');
list.innerHTML = '<div role="option">University of Texas</div><div role="option">University of Toronto</div>';
list.onclick = ({ target }) => { document.querySelector('b').textContent = target.textContent; box.value = ''; list.remove(); };
box.onkeydown = ({ key }) => { if (key === 'Enter') document.body.append(list); };
box.onblur = () => setTimeout(() => { box.value = ''; }, 400);
</script>`;

it('chooses what a box finds whose Enter searches, though it keeps the typing for a while', async () => {
  const { page } = await fill(searching, 'School', 'education.institution', 'University of Toronto');
  expect(await page.locator('b').textContent()).toBe('University of Toronto');
});

/** Its label shows the name of the file, and its field is empty again: the file went to the server at once. */
const uploading = `<form onsubmit="return false"><p>CV</p><label>Choose a file <input type="file" style="display:none"></label></form>
<script>
window.uploads = 0;
const file = document.querySelector('input');
file.onchange = () => { if (!file.files[0]) return; window.uploads += 1; document.querySelector('label').firstChild.textContent = 'Your file: ' + file.files[0].name; file.value = ''; };
</script>`;

it('chooses a file once, whatever its field is called by then', async () => {
  const { page, tab, asking } = await opened(uploading);
  const attach = (field: FormField) =>
    lab.worker.evaluate(
      async ([id, controls]) =>
        (await globalThis.lab.form(id)).attachFiles(0, controls, [
          { name: 'cv.pdf', type: 'application/pdf', bytes: new Uint8Array([1]) },
        ]),
      [tab, field] as const,
    );
  const before = await asking('CV');
  expect(await attach(before)).toMatchObject({ outcome: 'attached' });
  const after = await asking('');
  expect(after).toMatchObject({ id: before.id, question: before.question });
  expect(await attach(after)).toMatchObject({ outcome: 'refused' });
  expect(await page.evaluate('window.uploads')).toBe(1);
});

/** Questions one after the other: once one is chosen an answer for, it slides away, invisible, and the next one comes. */
const sliding = `<div role="progressbar" aria-label="Progress" aria-valuenow="20"></div><style>.off{visibility:hidden;opacity:0;position:absolute}</style>
<section id="one"><h1 id="q1">Which country do you live in?</h1><input id="c" role="combobox" aria-autocomplete="list" aria-controls="l" aria-expanded="false" aria-labelledby="q1" placeholder="Type or select an option">
<ul id="l" role="listbox" hidden><li role="option">Austria</li><li role="option">Canada</li></ul><button type="button">OK</button></section>
<section id="two" class="off"><h1 id="q2">Upload your CV</h1><div><input type="file" aria-labelledby="q2" style="opacity:0"></div><button type="button">OK</button></section>
<script>
const box = document.getElementById('c');
const list = document.getElementById('l');
box.onfocus = () => { list.hidden = false; box.setAttribute('aria-expanded', 'true'); };
list.onmousedown = (event) => event.preventDefault();
list.onclick = ({ target }) => {
  box.value = target.textContent;
  list.hidden = true;
  box.setAttribute('aria-expanded', 'false');
  setTimeout(() => { one.classList.add('off'); two.classList.remove('off'); }, 100);
};
const file = document.querySelector('[type=file]');
file.onchange = () => file.parentElement.replaceChildren(file.files[0].name);
</script>`;

it('leaves an answer in a question that has slid out of sight, and goes on from the file that took its field', async () => {
  const { page, tab, asking } = await opened(sliding);
  const read = async () => {
    const { forms } = await lab.worker.evaluate(async (id) => (await globalThis.lab.form(id)).readForms(), tab);
    return forms.map(({ reading }) => reading);
  };
  // A file field that is invisible with its heading and its button is no question of this page.
  expect((await read()).flatMap(({ fields }) => fields.filter(({ isVisible }) => isVisible))).toHaveLength(1);
  await fillOnPage(lab, tab, await asking('Which country'), { key: 'country', value: 'CA' });
  await page.waitForTimeout(300);
  const lost = await lab.worker.evaluate(async (id) => (await globalThis.lab.form(id)).takeBackGroundless(false), tab);
  expect(lost).toEqual([]);
  expect(await page.locator('#c').inputValue()).toBe('Canada');
  const cv = await asking('Upload your CV');
  await lab.worker.evaluate(
    async ([id, controls]) =>
      (await globalThis.lab.form(id)).attachFiles(0, controls, [
        { name: 'cv.pdf', type: 'application/pdf', bytes: new Uint8Array([1]) },
      ]),
    [tab, cv] as const,
  );
  expect((await read())[0]?.next).toMatchObject({ name: 'OK' });
});

/** A calendar at the end of the page, whose days carry their number twice, and a number of the page that is none of its days. */
const numbered = `<p>Step <span>1</span> of <span>4</span></p><form onsubmit="return false"><label for="d">Available from</label><input id="d" readonly></form>
<script>
const box = document.getElementById('d');
const calendar = document.createElement('div');
calendar.innerHTML = '<div>February 2027</div><table><tbody>' + [0, 1, 2, 3].map((week) => '<tr>' + [1, 2, 3, 4, 5, 6, 7].map((day) => '<td><a href="#" data-date="' + (week * 7 + day) + '">' + (week * 7 + day) + '</a></td>').join('') + '</tr>').join('') + '</tbody></table>';
box.onfocus = () => document.body.append(calendar);
calendar.onclick = (event) => { event.preventDefault(); if (!event.target.dataset.date) return; box.value = event.target.dataset.date.padStart(2, '0') + '.02.2027'; calendar.remove(); };
</script>`;

it('chooses the day in a calendar, and takes no number elsewhere on the page for one', async () => {
  const { page, outcome } = await fill(numbered, 'Available from', 'start_date', '2027-02-01');
  expect(outcome).toBe('held');
  expect(await page.locator('#d').inputValue()).toBe('01.02.2027');
});
