import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { fieldAsking, fillOnPage, openFormPage } from './form-page';

let lab: LabBrowser;

/** A form that is drawn anew 80 ms after each tag, with options of a question beside it. */
const tagsRedrawn = `<form id="redrawn" onsubmit="return false"></form>
<script>
const tags = [];
const draw = () => {
  document.getElementById('redrawn').innerHTML = '<fieldset><legend>Do you have a car?</legend><span class="option"><input type="radio" name="car" id="y"><label for="y">Yes</label></span><span class="option"><input type="radio" name="car" id="n"><label for="n">No</label></span></fieldset>'
    + '<label for="languages">Which languages do you speak?</label><div class="tags"><div>' + tags.map((tag) => '<span class="chip">' + tag + '<button type="button">×</button></span>').join('') + '</div><input id="languages"></div>';
  const box = document.getElementById('languages');
  box.oninput = () => {
    if (!box.value.endsWith(',') || !box.isConnected) return;
    tags.push(box.value.replace(',', ''));
    box.value = '';
    setTimeout(draw, 80);
  };
};
draw();
</script>`;

/** A list that opens late; meanwhile the page gives the focus back to the box it has just checked. */
const focusTaken = `<form onsubmit="return false">
<label for="surname">Surname</label><input id="surname" value="Green">
<label id="l">Country</label><div id="country" role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="l">Choose</div></form>
<script>
const country = document.getElementById('country');
const list = document.createElement('div');
list.setAttribute('role', 'listbox');
country.onclick = () => {
  country.setAttribute('aria-expanded', 'true');
  document.getElementById('surname').focus();
  list.replaceChildren('Loading…');
  document.body.append(list);
  setTimeout(() => {
    list.replaceChildren(...['Austria', 'Canada'].map((text) => Object.assign(document.createElement('div'), { textContent: text, role: 'option', onclick: () => {
      country.textContent = text;
      country.setAttribute('aria-expanded', 'false');
      list.remove();
    } })));
  }, 500);
};
const seen = [];
document.getElementById('surname').oninput = ({ target }) => { seen.push(target.value); document.title = seen.join(); };
</script>`;

let page: Page;
let tab: number;
beforeAll(async () => {
  lab = await launchLab();
  page = await openFormPage(lab, focusTaken + tagsRedrawn);
  tab = await tabIdOf(lab, page);
}, 60_000);
afterAll(() => lab.close());

it('never types what it searches for in a list into another field that the page gives the focus to', async () => {
  const field = await fieldAsking(lab, tab, 'Country');
  const { outcome } = await fillOnPage(lab, tab, field, { key: 'country', value: 'CA' });
  expect(outcome).toBe('held');
  expect(await page.title()).toBe('');
  expect(await page.locator('#surname').inputValue()).toBe('Green');
});

it('makes each tag once in a form that is drawn anew after every one', async () => {
  const field = await fieldAsking(lab, tab, 'Which languages');
  const { outcome } = await fillOnPage(lab, tab, field, { key: 'languages', value: ['English', 'French', 'German'] });
  expect(outcome).toBe('held');
  await page.waitForTimeout(150);
  expect(await page.locator('.chip').allTextContents()).toEqual(['English×', 'French×', 'German×']);
});
