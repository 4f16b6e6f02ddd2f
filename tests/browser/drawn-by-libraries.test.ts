import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { expectFieldsHeld, openFormPage } from './form-page';

/**
 * Radios checked by a hidden box, a list whose unseen box counts, one that takes no press on its input and draws a box in each option, and
 * two ways to give a file: a box that shows its name in another, and a button to drop it on.
 */
const body = `<style>.clip { position: absolute; width: 1px; height: 1px; overflow: hidden } .see-through { opacity: 0 }</style><form onsubmit="return false">
<fieldset role="radiogroup" aria-labelledby="tenured"><label id="tenured">Are you tenured?</label><input tabindex="-1" hidden required>
  <div role="radio" aria-checked="false" tabindex="0">Yes</div><div role="radio" aria-checked="false" tabindex="-1">No</div></fieldset>
<label for="spoken">Languages spoken</label><div style="border:1px solid"><input id="spoken" class="see-through" role="combobox" aria-haspopup="listbox"
  aria-expanded="false" aria-controls="all" readonly value="No options selected"><ul id="all" role="listbox" aria-multiselectable="true" hidden></ul></div>
<label for="known">Languages known</label><div id="widget" style="border:1px solid;width:200px;height:24px;position:relative"><div class="clip">
  <input id="known" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-controls="offered" readonly></div><div id="shown" class="placeholder" style="width:190px;height:20px">Select languages</div></div>
<ul id="offered" role="listbox" aria-multiselectable="true" hidden></ul>
<div><label for="cv">CV</label><div><input type="file" id="cv" class="see-through"></div><div style="border:1px solid"><input tabindex="-1" aria-hidden="true" readonly placeholder="Upload"></div></div>
<div><div>Cover letter</div><div><div><div><button type="button">Drag and drop your file here or click to browse</button></div></div></div></div>
</form><script>
const offered = document.querySelector('#offered'), shown = document.querySelector('#shown'), chosen = new Set();
const draw = () => {
  offered.innerHTML = ['English', 'French', 'Tamil'].map((name) => '<li role="option" aria-selected="' + chosen.has(name) + '"><input type="checkbox" tabindex="-1"' + (chosen.has(name) ? ' checked' : '') + '><span>' + name + '</span></li>').join('');
  shown.textContent = [...chosen].join(', ') || 'Select languages';
};
const set = (isOpen) => { offered.hidden = !isOpen; document.querySelector('#known').setAttribute('aria-expanded', isOpen); if (isOpen) draw(); };
document.querySelector('#widget').onclick = ({ target }) => { if (target.localName !== 'input') set(offered.hidden); };
offered.onclick = ({ target }) => {
  const option = target.closest('li');
  if (!chosen.delete(option.textContent)) chosen.add(option.textContent);
  for (const [name, isIt] of [['aria-selected', chosen.has(option.textContent)]]) option.setAttribute(name, isIt);
  if (target.localName !== 'input') option.firstChild.checked = chosen.has(option.textContent);
  shown.textContent = [...chosen].join(', ') || 'Select languages';
};
document.onmousedown = ({ target }) => { if (!target.closest('#widget,#offered')) set(false); };
for (const radio of document.querySelectorAll('[role=radio]')) radio.onclick = () => { for (const one of document.querySelectorAll('[role=radio]')) one.setAttribute('aria-checked', one === radio); };
</script>`;

let lab: LabBrowser;

beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab.close());

it('asks and answers what libraries draw around and in place of their boxes', async () => {
  const page = await openFormPage(lab, body);
  const tab = await tabIdOf(lab, page);
  const { forms } = await lab.worker.evaluate(async (id) => (await globalThis.lab.form(id)).readForms(), tab);
  const fields = forms.flatMap(({ reading }) => reading.fields);
  expect(fields.map(({ question, kind, value }) => [question, kind, value])).toEqual([
    ['Are you tenured?', 'choice', ''],
    ['Languages spoken', 'combobox', ''],
    ['Languages known', 'combobox', ''],
    ['CV', 'file', ''],
    ['Cover letter', 'file', ''],
  ]);
  const known = fields.slice(2, 3);
  await expectFieldsHeld(lab, tab, known, [['languages', ['English', 'French']]]);
  // What a page ticks by itself is looked for again and again.
  await page.waitForTimeout(1000);
  expect(await page.evaluate(() => document.querySelector('#shown')?.textContent)).toBe('English, French');
});
