import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { expectFieldsHeld, openFormPage } from './form-page';

/**
 * Boxes that take a date from a calendar alone. `years`: its heading leads to a list of years, from there to months; `turned`: by two pairs
 * of arrows, a year or a month at a time; `asked`: it takes the date only at its OK, and goes back with Escape; `months`: it has no days; `focused`: is typed
 * into, and opens a calendar all the same.
 */
const body = `<style>label{display:block}</style><form onsubmit="return false">
<label>Date of birth<input id="years" readonly placeholder="DD/MM/YYYY"></label>
<label>Earliest start<input id="turned" readonly placeholder="DD/MM/YYYY"></label>
<label>Available from<input id="asked" readonly placeholder="DD/MM/YYYY"></label>
<label>Next leave<input id="switched" readonly placeholder="DD/MM/YYYY"></label>
<label>Member since<input id="months" readonly placeholder="MM/YYYY"></label>
<label>Last visit<input id="focused" placeholder="DD/MM/YYYY"></label>
</form>
<script>
const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (number) => String(number).padStart(2, '0');
for (const box of document.querySelectorAll('input')) box[box.id === 'focused' ? 'onfocus' : 'onclick'] = () => {
  const [kind, part] = [box.id, document.createElement('div')];
  let [year, month, view, chosen] = [2026, 10, kind === 'months' ? 'year' : 'day', ''];
  const button = (text, press, label = '') => {
    const made = Object.assign(document.createElement('button'), { type: 'button', textContent: text, onclick: press });
    if (label) made.setAttribute('aria-label', label);
    return made;
  };
  const close = () => { part.remove(); document.removeEventListener('mousedown', outside); };
  const outside = ({ target }) => { if (!part.contains(target) && kind !== 'asked') close(); };
  const take = (text) => { chosen = text; box.value = kind === 'asked' ? '' : text; if (kind !== 'asked') close(); };
  const turn = (by) => () => { const at = year * 12 + month + by; [year, month] = [Math.floor(at / 12), at % 12]; draw(); };
  const draw = () => {
    const cells = document.createElement('div');
    const head = document.createElement('div');
    const years = () => { view = 'year'; draw(); };
    if (view === 'day') {
      if (kind === 'switched') head.append(names[month] + ' ' + year, button('▾', years, 'Switch to years'));
      if (kind === 'turned') head.append(button('«', turn(-12), 'Previous year'));
      if (kind !== 'years') head.append(button('‹', turn(-1), 'Previous month'));
      if (kind === 'turned') head.append(button(names[month], () => undefined), button(String(year), () => undefined));
      else if (kind !== 'switched') head.append(button(names[month] + ' ' + year, kind === 'years' ? years : () => undefined));
      if (kind !== 'years') head.append(button('›', turn(1), 'Next month'));
      if (kind === 'turned') head.append(button('»', turn(12), 'Next year'));
      for (let day = 1; day <= new Date(year, month + 1, 0).getDate(); day += 1)
        cells.append(button(String(day), () => take(two(day) + '/' + two(month + 1) + '/' + year)));
    } else if (view === 'year') {
      const first = year - (year % 12);
      head.append(button('‹', () => { year -= 12; draw(); }, 'Earlier'), button('›', () => { year += 12; draw(); }, 'Later'));
      for (let at = first; at < first + 12; at += 1) cells.append(button(String(at), () => { year = at; view = kind === 'switched' ? 'day' : 'month'; draw(); }));
    } else {
      head.append(button(String(year), years));
      names.forEach((name, at) => cells.append(button(name, () => {
        month = at;
        if (kind === 'months') return take(two(at + 1) + '/' + year);
        view = 'day';
        draw();
      })));
    }
    part.replaceChildren(head, cells);
    if (kind === 'asked') part.append(button('Cancel', close), button('OK', () => { box.value = chosen; close(); }));
  };
  draw();
  part.className = 'calendar';
  document.body.append(part);
  setTimeout(() => document.addEventListener('mousedown', outside));
};
</script>`;

let lab: LabBrowser;
beforeAll(async () => {
  lab = await launchLab();
}, 60_000);
afterAll(() => lab.close());

it('finds a date in a calendar however its year is reached, and leaves none open', async () => {
  const page = await openFormPage(lab, body);
  const tab = await tabIdOf(lab, page);
  const { forms } = await lab.worker.evaluate(async (id) => (await globalThis.lab.form(id)).readForms(), tab);
  await expectFieldsHeld(lab, tab, forms[0]?.reading.fields ?? [], [
    [null, '1980-05-01'],
    [null, '2027-02-01'],
    [null, '2026-12-24'],
    [null, '2027-01-09'],
    [null, '2019-03'],
    [null, '2025-07-06'],
  ]);
  const values = await page
    .locator('input')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  expect(values).toEqual(['01/05/1980', '01/02/2027', '24/12/2026', '09/01/2027', '03/2019', '06/07/2025']);
  expect(await page.locator('.calendar').count()).toBe(0);
});
