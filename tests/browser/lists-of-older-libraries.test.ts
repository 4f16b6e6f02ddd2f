import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { fieldAsking, fillOnPage, openFormPage } from './form-page';

let lab: LabBrowser;
beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab.close());

const frame = 'style="display:block;border:1px solid #888;width:240px;height:24px"';
const clipped = 'style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)"';

/** Drawn at the end of the page while it is open, as these libraries do. `type`: the event that takes an option. */
const opening = (id: string, type: string) => `
  const list = Object.assign(document.createElement('ul'), { id: '${id}' });
  list.setAttribute('role', 'listbox');
  for (const text of ['Austria', 'Canada', 'Chile']) {
    const option = Object.assign(document.createElement('li'), { textContent: text });
    option.setAttribute('role', 'option');
    option.setAttribute('aria-selected', 'false');
    option.addEventListener('${type}', () => { show(text); drawn.setAttribute('aria-expanded', 'false'); list.remove(); });
    list.append(option);
  }
  drawn.setAttribute('aria-expanded', 'true');
  document.body.append(list);`;

it('opens a list whose control says that it controls what shows its choice, and owns the list once that is open', async () => {
  const page = await openFormPage(
    lab,
    `<form onsubmit="return false"><label for=s>Country</label>
    <span><select id=s tabindex=-1 aria-hidden=true ${clipped}><option value="">-</option><option>Canada</option></select>
    <span ${frame} id=drawn role=combobox tabindex=0 aria-haspopup=true aria-expanded=false aria-labelledby=shown aria-controls=shown>
    <span id=shown role=textbox aria-readonly=true><span class=placeholder>Select an option</span></span></span></span></form>
    <script>drawn.onmousedown = () => {
      const show = (text) => { shown.textContent = text; };
      drawn.setAttribute('aria-owns', 'results');
      ${opening('results', 'mouseup')}
    };</script>`,
  );
  const tab = await tabIdOf(lab, page);
  const field = await fieldAsking(lab, tab, 'Country');
  expect(await fillOnPage(lab, tab, field, { key: 'country', value: 'Canada' })).toMatchObject({
    outcome: 'held',
    committed: 'Canada',
  });
  await page.close();
});

it('takes a listbox that owns another for its opener, and the name of its arrow for no choice', async () => {
  const page = await openFormPage(
    lab,
    `<form onsubmit="return false"><label for=kept id=asks>Country</label>
    <span ${frame} id=drawn role=listbox tabindex=0 aria-haspopup=true aria-expanded=false aria-owns=kept_listbox aria-labelledby=asks>
    <span><span id=shown>-- Select --</span><span aria-label="select"><span class=icon></span></span></span>
    <input id=kept style="display:none"></span></form>
    <script>drawn.onclick = () => {
      const show = (text) => { shown.textContent = text; };
      ${opening('kept_listbox', 'click')}
    };</script>`,
  );
  const tab = await tabIdOf(lab, page);
  const field = await fieldAsking(lab, tab, 'Country');
  expect(field).toMatchObject({ kind: 'combobox', value: '' });
  expect(await fillOnPage(lab, tab, field, { key: 'country', value: 'Canada' })).toMatchObject({ outcome: 'held' });
  expect((await fieldAsking(lab, tab, 'Country')).value).toBe('Canada');
  await page.close();
});

it('asks at a drawn list what labels the native one behind it, however that is taken out of the order of keys', async () => {
  const page = await openFormPage(
    lab,
    `<form onsubmit="return false"><label for=s>Highest degree*</label><div style="position:relative;width:240px">
    <select id=s required tabindex=-98 style="position:absolute;left:50%;width:.5px;height:100%;padding:0;border:0;opacity:0">
    <option value="">Choose</option><option>Bachelor</option><option>Master</option></select>
    <button type=button role=combobox aria-haspopup=listbox aria-expanded=false aria-owns=degrees title=Choose><span>Choose</span></button>
    </div></form>`,
  );
  const field = await fieldAsking(lab, await tabIdOf(lab, page), 'Highest degree');
  expect(field).toMatchObject({ kind: 'combobox', isRequired: true, value: '' });
  expect(field.options?.map(({ label }) => label)).toEqual(['Bachelor', 'Master']);
  await page.close();
});

it('types a date into a combobox that says in which form, and into none that has a list', async () => {
  const box = (more: string) =>
    `<form onsubmit="return false"><label for=d>Date of birth</label><input id=d role=combobox aria-expanded=false aria-owns=d_view placeholder="DD.MM.YYYY" ${more}></form>`;
  for (const [more, outcome] of [
    ['', 'held'],
    ['aria-haspopup=listbox', 'no-option'],
  ] as const) {
    const page = await openFormPage(lab, box(more));
    const tab = await tabIdOf(lab, page);
    const field = await fieldAsking(lab, tab, 'Date of birth');
    expect(await fillOnPage(lab, tab, field, { key: 'bday', value: '1980-05-01' }), more).toMatchObject({ outcome });
    expect(await page.locator('#d').inputValue(), more).toBe(more === '' ? '01.05.1980' : '');
    await page.close();
  }
});
