import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { fieldAsking, fillOnPage, openFormPage } from './form-page';

let lab: LabBrowser;
beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab.close());

const row = (name: string, boxes: string) =>
  `<div style="display:flex;gap:8px;margin:12px 0"><div style="width:140px">${name}</div><div style="display:flex;gap:8px">${boxes}</div></div>`;
const box = (placeholder: string) => `<input placeholder="${placeholder}">`;

it('fills what its user says of a part of a row that is named once, but nothing where the row is about somebody else', async () => {
  const page = await openFormPage(
    lab,
    `<form onsubmit="return false">${row('Furigana', box('Sei') + box('Mei'))}${row('Emergency contact', box('Call name') + box('Relation'))}</form>`,
  );
  const tab = await tabIdOf(lab, page);
  const said = async (question: string) =>
    (await fillOnPage(lab, tab, await fieldAsking(lab, tab, question), { key: null, value: 'Midori' })).outcome;
  expect([await said('Sei'), await said('Mei'), await said('Call name')]).toEqual(['held', 'held', 'other-words']);
  await page.close();
});

it('fills no part of a row with what is known, nor one that says more than its name', async () => {
  const page = await openFormPage(
    lab,
    `<form onsubmit="return false">${row('Furigana', box('Sei') + box('Mei'))}${row('Furigana', `${box('Myoji')}${box('Nanori')}<span>or nothing</span>`)}</form>`,
  );
  const tab = await tabIdOf(lab, page);
  const given = async (question: string, key: FieldKey | null) =>
    (await fillOnPage(lab, tab, await fieldAsking(lab, tab, question), { key, value: 'Midori' })).outcome;
  expect([await given('Sei', 'family-name'), await given('Myoji', null)]).toEqual(['other-words', 'other-words']);
  await page.close();
});

it('moves a slider whose question stands over it, and the ends of its scale beside it', async () => {
  const page = await openFormPage(
    lab,
    `<form onsubmit="return false"><label for=r>How well do you know Kubernetes?</label><div style="display:flex">
    <span>Not at all</span><input id=r type=range min=0 max=10 value=0><span>Very well</span></div></form>`,
  );
  const tab = await tabIdOf(lab, page);
  const field = await fieldAsking(lab, tab, 'How well');
  expect(await fillOnPage(lab, tab, field, { key: null, value: '8' })).toMatchObject({ outcome: 'held' });
  await page.close();
});

it('reads beside a box what its number is in', async () => {
  const beside = (before: string, after: string, name: string) =>
    `<div><label for=${name}>${name}</label><div style="display:flex">${before}<input id=${name}>${after}</div></div>`;
  const page = await openFormPage(
    lab,
    `<form onsubmit="return false">${beside('', '<span>SEK/month</span>', 'One')}${beside('<span>€</span>', '', 'Two')}
    ${beside('', '<span>EUR per year</span>', 'Three')}${beside('', '<span>years</span>', 'Four')}${beside('', '<span>Forgot it?</span>', 'Five')}</form>`,
  );
  const tab = await tabIdOf(lab, page);
  const hints = [];
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) hints.push((await fieldAsking(lab, tab, name)).hint);
  expect(hints).toEqual(['SEK/month', '€', 'EUR per year', 'years', '']);
  await page.close();
});

it('takes nothing for a unit that names or is another field, is not shown or is only written like a currency', async () => {
  const around = [
    ['One', '', '<div><label>Email</label><input></div>'],
    ['Two', '', '<label>State/Province</label><input>'],
    ['Three', '', '<br>Email <input>'],
    ['Four', '', '<div>City/Town</div><input>'],
    ['Five', '', '<button type=button>EUR</button>'],
    ['Six', '', '<span hidden>EUR</span>'],
    ['Seven', '', '<span>ZIP Code</span>'],
    ['Eight', '<span>TEL</span>', ''],
    ['Nine', '<span style="display:none">€</span>', ''],
    ['Ten', '<select><option>EUR</option></select>', ''],
    ['Eleven', '', ' <span>€</span>'],
    ['Twelve', '', '<span>k EUR</span>'],
  ] as const;
  const page = await openFormPage(
    lab,
    `<form onsubmit="return false">${around.map(([name, before, after]) => `<div><label for=${name}>${name}</label><div>${before}<input id=${name}>${after}</div></div>`).join('')}</form>`,
  );
  const tab = await tabIdOf(lab, page);
  const hints: string[] = [];
  for (const [name] of around) hints.push((await fieldAsking(lab, tab, name)).hint);
  expect(hints).toEqual([...Array(10).fill(''), '€', 'k EUR']);
  await page.close();
});

it('takes a labelled button that opens a menu for a list by its box, also when it shows a choice', async () => {
  const list = (id: string, attributes: string) =>
    `<div><label for=${id}>${id}</label><div><input type=hidden name=x value=1><button type=button id=${id} ${attributes}>United States</button></div></div>`;
  const page = await openFormPage(
    lab,
    `<form onsubmit="return false">${list('Country', 'aria-haspopup=true aria-expanded=false')}${list('Attachment', '')}${list('Resume', 'aria-haspopup=menu').replace('United States', 'Upload file')}<label>Name <input></label></form>`,
  );
  const tab = await tabIdOf(lab, page);
  expect(await fieldAsking(lab, tab, 'Country')).toMatchObject({ kind: 'combobox', value: 'United States' });
  for (const name of ['Attachment', 'Resume'])
    await expect(fieldAsking(lab, tab, name)).rejects.toThrow('no field asks');
  await page.close();
});

it('asks once at a list that is drawn around the native one', async () => {
  const page = await openFormPage(
    lab,
    `<form onsubmit="return false"><label for=s>Salutation</label><div role=listbox tabindex=0 aria-haspopup=true aria-expanded=false>
    <div><select id=s hidden tabindex=-1><option value="">Please select</option></select><div><div>Please select</div></div></div>
    <div hidden><div role=listbox><div role=option>Ms</div></div></div></div></form>`,
  );
  const { forms } = await lab.worker.evaluate(
    async (id) => (await globalThis.lab.form(id)).readForms(),
    await tabIdOf(lab, page),
  );
  expect(forms.flatMap(({ reading }) => reading.fields).map(({ question, kind }) => [question, kind])).toEqual([
    ['Salutation', 'combobox'],
  ]);
  await page.close();
});

it('finds the list that is drawn behind a native one, whatever role that has or stands in', async () => {
  const drawn = (id: string, role: string) =>
    `<label for=${id}>${id}</label><div><select id=${id} ${role} style="display:none"><option value="">Please select</option><option>Ms</option></select><div><span>Please select</span></div></div>`;
  const page = await openFormPage(
    lab,
    `<form onsubmit="return false">${drawn('Salutation', 'role=listbox')}<div role=listbox>${drawn('Title', '')}</div><label>Name <input></label></form>`,
  );
  const tab = await tabIdOf(lab, page);
  for (const name of ['Salutation', 'Title'])
    expect(await fieldAsking(lab, tab, name)).toMatchObject({ kind: 'combobox', isVisible: true });
  await page.close();
});

const attach = (tab: number, field: FormField) =>
  lab.worker.evaluate(
    async ([id, one]) =>
      (await globalThis.lab.form(id)).attachFiles(0, one, [
        { name: 'cv.pdf', type: 'application/pdf', bytes: new Uint8Array([37, 80, 68, 70]) },
      ]),
    [tab, field] as const,
  );

it('gives no file to a hidden field for a link some way around it', async () => {
  const page = await openFormPage(
    lab,
    `<form onsubmit="return false"><label>Name <input></label><div><a href="#">Help</a>
    <div><div><div><div><input type=file aria-label=Resume style="display:none"></div></div></div></div></div></form>`,
  );
  const tab = await tabIdOf(lab, page);
  expect((await attach(tab, await fieldAsking(lab, tab, 'Resume'))).outcome).not.toBe('attached');
  await page.close();
});

it('gives a file to a field in the closed menu of a button that says which file', async () => {
  const page = await openFormPage(
    lab,
    `<form onsubmit="return false"><label>Name <input></label><div><div>Resume:</div><div><a href="#" role=button aria-haspopup=true aria-expanded=false>Upload a Resume</a>
    <div style="display:none"><ul><li><label>Upload from Device<input id=f type=file></label></li><li><a href="#">Dropbox</a></li></ul></div></div></div></form>`,
  );
  const tab = await tabIdOf(lab, page);
  const field = await fieldAsking(lab, tab, 'Resume');
  expect(field.key).toBe('file.resume');
  expect((await attach(tab, field)).outcome).toBe('attached');
  await page.close();
});
