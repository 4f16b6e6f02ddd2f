import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { openFormPage } from './form-page';

let lab: LabBrowser;
beforeAll(async () => {
  lab = await launchLab();
}, 60_000);
afterAll(() => lab.close());

it('asks the same where a label counts for screen readers what is chosen, and anew where its words change', async () => {
  const page = await openFormPage(
    lab,
    `<style>.heard{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}</style><form onsubmit="return false">
    <div><label for="skills">Skills *<span class="heard" id="count"></span></label><input id="skills"></div>
    <div><label for="other">City<span id="more"></span></label><input id="other"></div></form>`,
  );
  const tab = await tabIdOf(lab, page);
  const asked = async () => {
    const { forms } = await lab.worker.evaluate(async (id) => (await globalThis.lab.form(id)).readForms(), tab);
    return forms.flatMap(({ reading }) => reading.fields.map(({ id, question }) => ({ id, question })));
  };
  const before = await asked();
  await page.evaluate(() => {
    document.querySelector('#count')?.append(' Total items selected: 3');
    document.querySelector('#more')?.append(' of birth, page 2');
  });
  const after = await asked();
  expect(after[0]).toEqual(before[0]);
  expect(after.map(({ question }) => question)).toEqual(['Skills *', 'City of birth, page 2']);
  await page.close();
});
