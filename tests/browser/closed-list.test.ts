import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { fieldAsking, fillOnPage, openFormPage } from './form-page';

/** A list that closes once one is chosen, beside a text called a result that shows only then. */
const body = `<form onsubmit="return false"><span id=label>Country of residence</span>
<button type=button id=opener role=combobox aria-haspopup=listbox aria-expanded=false aria-labelledby=label>Select</button><p id=shown></p></form>
<script>
const button = document.getElementById('opener');
const list = document.createElement('ul');
list.setAttribute('role', 'listbox');
for (const text of ['Norway', 'Poland']) {
  const option = Object.assign(document.createElement('li'), { textContent: text });
  option.setAttribute('role', 'option');
  option.onclick = () => {
    list.remove();
    button.setAttribute('aria-expanded', 'false');
    button.textContent = text;
    document.getElementById('shown').innerHTML = '<span class="result">Applicants from ' + text + ' need a visa</span>';
  };
  list.append(option);
}
button.onclick = () => { button.setAttribute('aria-expanded', 'true'); button.after(list); };
document.addEventListener('mousedown', ({ target }) => {
  if (!list.contains(target) && target !== button) document.title += ' pressed beside it';
});
</script>`;

let lab: LabBrowser;
beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab.close());

it('presses nothing more to close a list that its choice has closed', async () => {
  const page = await openFormPage(lab, body);
  const tab = await tabIdOf(lab, page);
  const field = await fieldAsking(lab, tab, 'Country of residence');
  expect(await fillOnPage(lab, tab, field, { key: 'country', value: 'NO' })).toMatchObject({ outcome: 'held' });
  expect(await page.title()).not.toContain('pressed');
});
