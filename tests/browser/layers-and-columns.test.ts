import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { FormReading } from '@/domain/form/form-field';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { fieldAsking, fillOnPage, openFormPage } from './form-page';

let lab: LabBrowser;
let page: Page;
let tab: number;

beforeAll(async () => {
  lab = await launchLab();
}, 60_000);
afterEach(() => page.close());
afterAll(() => lab.close());

async function open(body: string): Promise<void> {
  page = await openFormPage(lab, body);
  tab = await tabIdOf(lab, page);
}

async function read(): Promise<FormReading> {
  const { forms } = await lab.worker.evaluate(async (id) => (await globalThis.lab.form(id)).readForms(), tab);
  const [form] = forms;
  if (!form) throw new Error('no form');
  return form.reading;
}

it('goes on seeing what a tall dialog has scrolled away', async () => {
  await open(`<div id="layer" style="position:fixed;inset:0;overflow:auto"><form role="dialog" aria-label="Apply">
    <label style="display:block">First name <input name="first"></label><div style="height:3000px"></div>
    <label style="display:block">City <input name="city"></label>
    <div style="position:absolute;top:-900px"><label>Middle name <input name="trap"></label></div></form></div>`);
  await page.evaluate(() => document.getElementById('layer')?.scrollTo(0, 2500));
  const { fields } = await read();
  expect(fields.filter(({ isVisible }) => isVisible).map(({ question }) => question)).toEqual(['First name', 'City']);
});

it('waits for a list that is disabled while its options are fetched', async () => {
  await open(`<form onsubmit="return false"><label for="c">Country</label><select id="c"><option value=""></option><option>Canada</option><option>Chile</option></select>
    <label for="r">State/Province</label><select id="r"><option value=""></option><option>Ohio</option><option>Utah</option></select></form>
    <script>c.onchange = () => { r.disabled = true; setTimeout(() => { r.innerHTML = '<option value=""></option><option>Alberta</option><option>Ontario</option>'; r.disabled = false; }, 900); };</script>`);
  const region = await fieldAsking(lab, tab, 'State/Province');
  const country = await fieldAsking(lab, tab, 'Country');
  await fillOnPage(lab, tab, country, { key: 'country', value: 'CA' });
  await fillOnPage(lab, tab, region, { key: 'address-level1', value: 'Ontario' });
  // What it offers by now is another question: it is read again, and no longer refused.
  const again = await fieldAsking(lab, tab, 'State/Province');
  expect(await fillOnPage(lab, tab, again, { key: 'address-level1', value: 'Ontario' })).toMatchObject({
    outcome: expect.stringMatching(/held|already/),
  });
});

it('takes no words of a posting beside a form for the question of a box', async () => {
  const beside = '<p style="margin:0">Ten years of engineering</p>'.repeat(6);
  const label = (style = '') =>
    `<div style="margin:8px"><label for="f" style="display:block;${style}">First name</label><input id="f"></div>`;
  const columns = (form: string) =>
    `<div style="display:flex;gap:20px"><div style="width:300px">${beside}</div>${form}</div>`;
  const given = { key: 'given-name', value: 'Alex' } as const;
  await open(columns(`<form onsubmit="return false">${label()}</form>`));
  expect((await fillOnPage(lab, tab, await fieldAsking(lab, tab, 'First name'), given)).outcome).toBe('held');
  await page.close();
  // Where its own label does not show, they are all that is read there.
  await open(columns(`<form onsubmit="return false">${label('opacity:0')}</form>`));
  expect((await fillOnPage(lab, tab, await fieldAsking(lab, tab, 'First name'), given)).outcome).toBe('other-words');
});

it('knows a section of entries by its title, and what edits one in a layer by that of the layer', async () => {
  const section = (title: string, body: string) =>
    `<div class="part"><div class="head"><div class="section-title" style="font-weight:700">${title}</div></div>${body}</div>`;
  const box = (name: string) => `<div>${name} <input aria-label="${name}"></div>`;
  await open(`<form onsubmit="return false"><h1>Bewerbung</h1>${section('Angaben', ['Vorname', 'Nachname', 'Ort', 'Land'].map(box).join(''))}
    ${section('Sprachkenntnisse', '<table><tr><td>Keine Einträge</td></tr></table><button type="button" id="add">Eintrag hinzufügen</button>')}</form>
    <script>document.getElementById('add').onclick = () => document.body.insertAdjacentHTML('beforeend', '<div class="box" style="position:fixed;top:90px;left:90px;background:#fff"><div class="caption" style="font-weight:700">Sprachkenntnisse</div><div>Sprache <select aria-label="Sprache"><option></option><option>Englisch</option></select></div><div>Niveau <select aria-label="Niveau"><option></option><option>Muttersprache</option></select></div><div><button type="button">Übernehmen</button><button type="button">Abbrechen</button></div></div>');</script>`);
  expect((await read()).adds).toMatchObject([{ part: 'language' }]);
  await page.click('#add');
  const { editors } = await read();
  expect(editors.map(({ part, fields }) => [part, fields.length])).toEqual([['language', 2]]);
});

it('presses the skills that a list shows before it searches for those it does not', async () => {
  await open(`<form onsubmit="return false"><label id="l" for="t">Which technologies do you know?</label><div class="tags" style="position:relative"><input id="t" role="combobox" aria-expanded="false" aria-controls="o" aria-autocomplete="list" aria-labelledby="l"><ul id="o" role="listbox" aria-multiselectable="true" style="position:absolute;background:#fff" hidden></ul></div></form>
    <script>const all = ['Docker', 'Kafka', 'Python', 'Rust'], taken = [], seen = []; const list = document.getElementById('o'), box = document.getElementById('t');
    const draw = () => { list.replaceChildren(...all.filter((one) => !taken.includes(one) && one.toLowerCase().includes(box.value.toLowerCase())).map((one) => Object.assign(document.createElement('li'), { role: 'option', textContent: one, onmousedown(event) { event.preventDefault(); taken.push(one); box.value = ''; const chip = document.createElement('span'); chip.innerHTML = one + '<button type="button" aria-label="Remove ' + one + '">×</button>'; box.before(chip); draw(); } }))); };
    const show = (on) => { list.hidden = !on; box.setAttribute('aria-expanded', String(on)); if (on) draw(); };
    box.onfocus = () => show(true); box.onclick = () => show(true); box.onblur = () => show(false); box.oninput = () => { seen.push(taken.length + box.value); document.title = seen.join(); show(true); };</script>`);
  const field = await fieldAsking(lab, tab, 'Which technologies');
  const known = ['Java', 'Python', 'Go', 'Docker'];
  expect((await fillOnPage(lab, tab, field, { key: 'skills', value: known })).outcome).toBe('held');
  expect(await page.locator('.tags > span').allTextContents()).toEqual(['Python×', 'Docker×']);
  // Nothing was searched for before both were taken.
  expect(await page.title()).toMatch(/^2\w*(?:,2\w*)*$/);
});

it('gives a file to a field behind its link, beside a closed box to paste the same into', async () => {
  const attached = async (paste: string) => {
    await open(`<form onsubmit="return false"><label>City <input name="city"></label><div><label>Resume</label>
      <div><a href="javascript:void(0)">Attach resume</a> or <a href="javascript:void(0)">paste resume</a></div>
      <div style="display:none"><input type="file" name="cv"></div>${paste}</div></form>`);
    const cv = (await read()).fields.find(({ kind }) => kind === 'file');
    if (!cv) throw new Error('no file field');
    const files = [{ name: 'cv.pdf', type: 'application/pdf', bytes: new Uint8Array([37, 80, 68, 70]) }];
    const { outcome } = await lab.worker.evaluate(
      async ([id, field, given]) => (await globalThis.lab.form(id)).attachFiles(0, field, given),
      [tab, cv, files] as const,
    );
    return outcome;
  };
  expect(await attached('<div style="display:none"><textarea name="text"></textarea></div>')).toBe('attached');
  await page.close();
  for (const other of [
    '<div><input name="other"></div>',
    '<div style="display:none"><label>Cover letter <textarea name="letter"></textarea></label></div>',
    '<div style="display:none"><textarea name="text" required></textarea></div>',
    '<div style="display:none"><textarea name="text"></textarea><textarea name="letter"></textarea></div>',
  ]) {
    await page.close();
    expect(await attached(other)).toBe('hidden');
  }
});

it('waits for no box to write in that another answer has disabled', async () => {
  await open(
    '<form onsubmit="return false"><label>City <input id="c"></label><label>Street <input id="s"></label></form>',
  );
  const street = await fieldAsking(lab, tab, 'Street');
  await page.evaluate(() => document.getElementById('s')?.toggleAttribute('disabled'));
  const before = performance.now();
  expect((await fillOnPage(lab, tab, street, { key: 'street-address', value: 'Main St 1' })).outcome).toBe('refused');
  expect(performance.now() - before).toBeLessThan(2_000);
});
