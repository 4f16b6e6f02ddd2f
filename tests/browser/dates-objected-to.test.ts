import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { openFormPage } from './form-page';

/** Takes its own form of a date alone, leaves any text as it stands, and says only to readers that it is wrong. */
const body = `<form onsubmit="return false"><label>Available from<input id="from"></label></form><script>
const box = document.getElementById('from');
box.addEventListener('change', () => {
  box.setAttribute('aria-invalid', String(box.value !== '' && !/^[0-9]+[/][0-9]+[/][0-9]{4}$/.test(box.value)));
});
</script>`;

let lab: LabBrowser;
beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab.close());

it('says of no date that it held where the page says that it is wrong, and takes it out again', async () => {
  const page = await openFormPage(lab, body);
  const tab = await tabIdOf(lab, page);
  const filled = await lab.worker.evaluate(async (id) => {
    const form = await globalThis.lab.form(id);
    const { forms } = await form.readForms();
    const field = forms[0]?.reading.fields[0];
    return field ? form.fillField(0, field, { key: 'start_date', value: '2027-02-01' }) : null;
  }, tab);
  expect(filled).toMatchObject({ outcome: 'not-held' });
  expect(await page.inputValue('#from')).toBe('');
});
