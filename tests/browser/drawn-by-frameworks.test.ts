import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FormReading } from '@/domain/form/form-field';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { expectFieldsHeld, fieldAsking, fillOnPage, openFormPage } from './form-page';
import { type OnePage, startOnePage } from './one-page';

let lab: LabBrowser;
let tab: OnePage;

beforeAll(async () => {
  lab = await launchLab();
  tab = await startOnePage(lab, 'https://www.example.test/apply');
});
afterAll(() => lab.close());

const read = async (body: string): Promise<FormReading> => lab.ask(await tab.show(body), 'read-form', null);

it('sees a faint box by the label that lies in its place, and not by one beside it', async () => {
  const { fields } = await read(
    `<form><label style="display:block;position:relative;height:40px"><span>First name</span><input style="position:absolute;inset:0;opacity:0"></label>
    <label>Leave empty <input style="opacity:0"></label>
    <label style="display:block;position:relative;height:40px">Gender <i>Choose</i><button type=button aria-haspopup=dialog aria-label="Gender, Choose" style="position:absolute;inset:0;opacity:0"></button></label></form>`,
  );
  expect(fields.map(({ question, isVisible, value }) => [question, isVisible, value])).toEqual([
    ['First name', true, ''],
    ['Leave empty', false, ''],
    ['Gender', true, ''],
  ]);
});

it('sees no box that stays faint with something in it, though its label lies in its place', async () => {
  const { fields } = await read(
    '<form><label style="display:block;position:relative;height:40px"><span>Phone</span><input value="1234" style="position:absolute;inset:0;opacity:0"></label></form>',
  );
  expect(fields.map(({ isVisible }) => isVisible)).toEqual([false]);
});

it('takes the name of the only button beside a hidden file field for its question', async () => {
  const { fields } = await read(
    '<form><label>Name <input></label><div><input type=file hidden><button type=button>Upload resume *</button><i>none yet</i></div></form>',
  );
  expect(fields[1]).toMatchObject({ question: 'Upload resume *', key: 'file.resume', isVisible: true });
});

it('takes neither a tab that is not selected nor the line under a box for the step that it is at', async () => {
  const step = (name: string, is: boolean) =>
    `<b role=tab aria-selected=${is}><i class=step-label-active>${name}</i></b>`;
  const { place, next } = await read(
    `<div class=stepper>${step('You', true)}${step('Work', false)}${step('End', false)}<form><label>Name <input></label>
    <div><label>City <input></label><div>x</div><div class=line-active style="height:2px"></div></div><button type=button>Next</button></form></div>`,
  );
  expect([place, next?.name]).toEqual(['further', 'Next']);
});

it('asks radios that have a root each, and a switch, by what is drawn of them', async () => {
  const radio = (name: string) =>
    `<x-radio><template shadowrootmode=open><input type=radio name=may id=r value=${name}><label for=r>${name}</label></template></x-radio>`;
  const { fields } = await read(
    `<form><fieldset><legend>May you work here?</legend>${radio('Yes')}${radio('No')}</fieldset>
    <div><button type=button role=switch aria-checked=false id=s style="position:absolute;width:1px;height:1px;padding:0;border:0;clip:rect(0,0,0,0);overflow:hidden;opacity:0"></button><label for=s>Can you drive?</label></div>
    <p><label id=k>Level</label> <b role=button tabindex=0 aria-haspopup=listbox aria-labelledby="k v"><i id=v>Choose</i></b></p></form>`,
  );
  expect(fields.map(({ question, kind, isVisible }) => [question, kind, isVisible])).toEqual([
    ['May you work here?', 'choice', true],
    ['Can you drive?', 'tick', true],
    ['Level', 'combobox', true],
  ]);
});

it('takes the picture beside a placeholder for no choice', async () => {
  const { fields } = await read(
    '<form><label id=c>Country</label><div role=combobox tabindex=0 aria-labelledby=c aria-expanded=false><i class=placeholder>Select</i><b role=img aria-label=loading></b></div></form>',
  );
  expect(fields[0]?.value).toBe('');
});

it('reads a resume of a later page in roots of its own as none of this page', async () => {
  const { fields } = await read(
    `<form><label>Name <input></label><section hidden><x-text><template shadowrootmode=open><label>City <input></label></template></x-text>
    <div><label>CV <input type=file></label></div></section></form>`,
  );
  expect(fields.map(({ isVisible }) => isVisible)).toEqual([true, false, false]);
});

/** A list that a dialog takes at its OK, one whose options have boxes and is read by nothing else, and a date beside its calendar. */
const body = `<style>[hidden] { display: none } li { height: 20px }</style><form onsubmit="return false">
<p><label for=nation>Nationality</label> <button type=button id=nation aria-haspopup=listbox aria-expanded=false>Choose</button></p>
<p><label id=skills-name>Skills</label> <b id=skills role=combobox tabindex=0 aria-haspopup=listbox aria-expanded=false aria-controls=all aria-labelledby=skills-name><i>Pick some</i></b></p>
<ul id=all role=listbox hidden>${['Docker', 'Go', 'Python'].map((name) => `<li role=option aria-selected=false><input type=checkbox tabindex=-1>${name}</li>`).join('')}</ul>
<p><label for=born>Date of birth</label> <input id=born role=combobox aria-haspopup=dialog aria-expanded=false> YYYY-MM-DD</p>
</form><div id=dialog role=dialog hidden><ul>${['German', 'Canadian'].map((name) => `<li class=option>${name}</li>`).join('')}</ul><button type=button id=ok>OK</button></div><script>
const at = (id) => document.getElementById(id); let chosen = ''; window.presses = 0;
at('nation').onclick = () => { at('dialog').hidden = false; };
for (const one of at('dialog').querySelectorAll('li')) one.onclick = () => { chosen = one.textContent; };
at('ok').onclick = () => { at('dialog').hidden = true; at('nation').textContent = chosen; };
at('skills').onclick = () => { at('all').hidden = !at('all').hidden; at('skills').setAttribute('aria-expanded', String(!at('all').hidden)); };
for (const one of at('all').children) one.onclick = () => { const box = one.firstChild; box.checked = !box.checked; one.setAttribute('aria-selected', box.checked); window.presses += 1; };
document.onmousedown = ({ target }) => { if (!target.closest('#all,#skills')) { at('all').hidden = true; at('skills').setAttribute('aria-expanded', 'false'); } };
at('born').onclick = () => at('born').setAttribute('aria-expanded', 'true');
at('born').onkeydown = ({ key }) => { if (key === 'Escape') at('born').setAttribute('aria-expanded', 'false'); };
</script>`;

it('chooses at the OK of a dialog, once for each of several, and types a date beside its calendar', async () => {
  const page = await openFormPage(lab, body);
  const id = await tabIdOf(lab, page);
  const nation = await fieldAsking(lab, id, 'Nationality');
  await expectFieldsHeld(lab, id, [nation], [['nationality', 'Canadian']]);
  const skills = await fieldAsking(lab, id, 'Skills');
  await fillOnPage(lab, id, skills, { key: 'skills', value: ['Go', 'Python'] });
  expect(await page.evaluate('[window.presses, document.querySelectorAll(":checked").length]')).toEqual([2, 2]);
  const born = await fieldAsking(lab, id, 'Date of birth');
  await expectFieldsHeld(lab, id, [born], [['bday', '1984-05-17']]);
  expect(await page.inputValue('#born')).toBe('1984-05-17');
});
