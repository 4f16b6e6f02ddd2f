import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FormField, FormReading } from '@/domain/form/form-field';
import { type LabBrowser, launchLab } from '../harness/lab';
import { type OnePage, startOnePage } from './one-page';

let lab: LabBrowser;
let tab: OnePage;

beforeAll(async () => {
  lab = await launchLab();
  tab = await startOnePage(lab, 'https://www.example.test/apply');
});
afterAll(() => lab.close());

async function fieldsOf(body: string): Promise<FormField[]> {
  const reading: FormReading = await lab.ask(await tab.show(body), 'read-form', null);
  return reading.fields;
}

it('reads the label of a widget that HTML knows no label for', async () => {
  const fields = await fieldsOf(
    `<form><p><label for=d-button>Highest degree *</label><br><select id=d style="display:none"><option>BSc</select>
    <span id=d-button role=combobox tabindex=0 aria-haspopup=true>Choose</span></p><label>City <input></label></form>`,
  );
  const seen = fields.filter(({ isVisible }) => isVisible);
  expect(seen.map(({ question, kind }) => [question, kind])).toEqual([
    ['Highest degree *', 'combobox'],
    ['City', 'text'],
  ]);
});

it('asks radios that no name joins as one question', async () => {
  const radio = (label: string) =>
    `<div><input type=radio id=${label.replace(' ', '')} value=${label.length}><label for=${label.replace(' ', '')}>${label}</label></div>`;
  const [notice, city] = await fieldsOf(
    `<form><div><label>Notice period</label><div>${['None', '2 weeks', '4 weeks'].map(radio).join('')}</div></div>
    <div><label for=city>City</label><input id=city></div></form>`,
  );
  expect(notice?.options?.map(({ label }) => label)).toEqual(['None', '2 weeks', '4 weeks']);
  expect([notice?.question, city?.question]).toEqual(['Notice period', 'City']);
});

it('takes a dash among the answers for none', async () => {
  const segment = (label: string, at: number) =>
    `<input type=radio name=move id=m${at} ${at === 0 ? 'checked' : ''}><label for=m${at}>${label}</label>`;
  const [move] = await fieldsOf(
    `<form><fieldset><legend>Are you willing to relocate?</legend>${['—', 'Yes', 'No'].map(segment).join('')}</fieldset></form>`,
  );
  expect(move?.value).toBe('');
});

it('hears the label of a group before what its library calls it', async () => {
  const [move] = await fieldsOf(
    `<form><label for=move>Are you willing to relocate?</label><div id=move role=radiogroup aria-label="segmented control">
    ${['Yes', 'No'].map((text) => `<label><input type=radio name=m><span>${text}</span></label>`).join('')}</div></form>`,
  );
  expect(move?.question).toBe('Are you willing to relocate?');
});

it('hears a label around a whole widget once, without the icon that a font makes of its name', async () => {
  const fields = await fieldsOf(
    `<form><p><label>Degree *<input role=combobox aria-expanded=false aria-label="Degree *"><i aria-hidden=true>arrow_drop_down</i></label></p>
    <p><label>Nickname<i aria-hidden=true>face</i> <input></label></p></form>`,
  );
  expect(fields.map(({ question }) => question)).toEqual(['Degree *', 'Nickname']);
});
