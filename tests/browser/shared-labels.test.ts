import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { expectFieldsHeld, openFormPage } from './form-page';

let lab: LabBrowser;
beforeAll(async () => {
  lab = await launchLab();
}, 60_000);
afterAll(() => lab.close());

it('gives each box of a label that names several what it asks for', async () => {
  const page = await openFormPage(
    lab,
    `<form onsubmit="return false"><table><tr><td>PLZ / Ort *</td><td><input name="a1" size="6"> <input name="a2"></td></tr></table>
    <div><label for="c1">First and last name</label><div><input id="c1"><input name="c2"></div></div>
    <div><label for="d1">Postcode/City</label><input id="d1"><input name="d2"></div>
    <div><label for="e1">Postcode/City</label><input id="e1"></div>
    <p>From / To<br><input name="g1"><input name="g2"></p></form>`,
  );
  const tab = await tabIdOf(lab, page);
  const { forms } = await lab.worker.evaluate(async (id) => (await globalThis.lab.form(id)).readForms(), tab);
  const fields = forms.flatMap(({ reading }) => reading.fields);
  expect(fields.map(({ key }) => key)).toEqual([
    'postal-code',
    'address-level2',
    'name',
    null,
    'postal-code',
    'address-level2',
    'postal-code-and-city',
    null,
    null,
  ]);
  const [zip, town, , , , city] = fields;
  await expectFieldsHeld(
    lab,
    tab,
    [zip, town, city].flatMap((field) => field ?? []),
    [
      ['postal-code', 'M5S 2H7'],
      ['address-level2', 'Toronto'],
      ['address-level2', 'Toronto'],
    ],
  );
  await page.close();
});

it('leaves a box by itself its own words below what heads its section', async () => {
  const page = await openFormPage(
    lab,
    `<form onsubmit="return false"><section><h2>Adress</h2><div><div><div><div>Land</div><div><input type="text" id="country-1"
    role="combobox" aria-autocomplete="list" autocomplete="off" aria-expanded="false" aria-haspopup="listbox" placeholder=""></div>
    <div hidden></div></div></div></div></section>
    <section><h2>Kontakt</h2><div><div><div><input type="text" placeholder="E-post"></div></div></div></section></form>`,
  );
  const tab = await tabIdOf(lab, page);
  const { forms } = await lab.worker.evaluate(async (id) => (await globalThis.lab.form(id)).readForms(), tab);
  expect(forms.flatMap(({ reading }) => reading.fields.map(({ question }) => question))).toEqual(['Land', 'E-post']);
  await page.close();
});
