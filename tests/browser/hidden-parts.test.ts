import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { expectFieldsHeld, openFormPage } from './form-page';

/** Boxes that libraries clip to a point within what is pressed for them, and words that only screen readers get. */
const body = `<style>
.clip { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
label { display: block } label i { display: inline-block; width: 14px; height: 14px; border: 1px solid #555 }
</style><form onsubmit="return false">
<div role="radiogroup" aria-labelledby="nights"><span id="nights">Would you work at night?</span>
  <label><span class="clip"><input type="radio" name="nights" value="1"></span><i></i>Yes</label>
  <label><span class="clip"><input type="radio" name="nights" value="0"></span><i></i>No</label></div>
<div role="group" aria-labelledby="tools"><span id="tools">Which of these do you use?</span>
  ${['Python', 'COBOL', 'Go'].map((tool) => `<label><span class="clip"><input type="checkbox" name="tools" value="${tool}"></span><i></i>${tool}</label>`).join('')}</div>
<label for="school">School</label><div style="border:1px solid #888"><ul role="listbox" aria-label="items selected"></ul>
  <input id="school" role="combobox" aria-expanded="false" aria-haspopup="listbox" placeholder="Search"><span style="position:absolute;left:-9999px">0 items selected</span></div>
</form>`;

let lab: LabBrowser;

beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab.close());

it('presses what is seen of clipped boxes, and takes words out of sight for no choice', async () => {
  const page = await openFormPage(lab, body);
  const tab = await tabIdOf(lab, page);
  const { forms } = await lab.worker.evaluate(async (id) => (await globalThis.lab.form(id)).readForms(), tab);
  const fields = forms.flatMap(({ reading }) => reading.fields);
  expect(fields.map(({ question, value }) => [question, value])).toEqual([
    ['Would you work at night?', ''],
    ['Which of these do you use?', ''],
    ['School', ''],
  ]);
  await expectFieldsHeld(lab, tab, fields, [
    [null, 'No'],
    [null, ['Python', 'Go']],
  ]);
  expect(
    await page.evaluate(() => Array.from(document.querySelectorAll(':checked'), (box) => box.getAttribute('value'))),
  ).toEqual(['0', 'Python', 'Go']);
});
