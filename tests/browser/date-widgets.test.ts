import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { expectFieldsHeld, fieldAsking, fillOnPage, openFormPage } from './form-page';

let lab: LabBrowser;
beforeAll(async () => {
  lab = await launchLab();
}, 60_000);
afterAll(() => lab.close());

/** A date whose parts are moved by arrow keys. `hides`: it shows nothing of them until one has the focus, as where its label lies over it. */
const sections = (id: string, label: string, hides: boolean, parts: readonly string[]) => `
<div><label for="${id}-box" id="${id}-label">${label}</label>
<div role="group" id="${id}" aria-labelledby="${id}-label" style="border:1px solid;padding:8px;width:200px">
<div${hides ? ' class="hides"' : ''}>${parts
  .map(
    (part) =>
      `<span role="spinbutton" contenteditable="true" tabindex="0" aria-label="${part}" aria-valuemin="1" aria-valuemax="${{ Month: 12, Day: 31 }[part] ?? 9999}" aria-valuetext="Empty">${part.slice(0, 2)}</span>`,
  )
  .join('<span>/</span>')}</div>
<input id="${id}-box" aria-hidden="true" tabindex="-1" style="opacity:0;position:absolute;width:1px" required></div></div>`;

const sectioned = `<style>.hides { opacity: 0 } .hides:focus-within { opacity: 1 }</style><form onsubmit="return false">
${sections('start', 'Earliest start date', true, ['Month', 'Day', 'Year'])}
${sections('since', 'Member since', false, ['Month', 'Year'])}
</form><script>
for (const part of document.querySelectorAll('[role=spinbutton]')) part.onkeydown = ({ key }) => {
  const now = part.getAttribute('aria-valuenow');
  const step = { ArrowUp: 1, ArrowDown: -1 }[key];
  if (key === 'Backspace') { part.removeAttribute('aria-valuenow'); part.textContent = 'xx'; }
  if (!step) return;
  const first = part.ariaLabel === 'Year' ? 2026 : 1;
  part.setAttribute('aria-valuenow', now === null ? first : Number(now) + step);
  part.textContent = part.getAttribute('aria-valuenow');
};
</script>`;

it('moves the parts of a date to their numbers, and takes them out again', async () => {
  const page = await openFormPage(lab, sectioned);
  const tab = await tabIdOf(lab, page);
  const start = await fieldAsking(lab, tab, 'Earliest');
  const since = await fieldAsking(lab, tab, 'Member');
  expect([start.kind, start.isRequired, start.isVisible, start.value]).toEqual(['date', true, true, '']);
  await expectFieldsHeld(
    lab,
    tab,
    [start, since],
    [
      ['start_date', '2027-02-01'],
      [null, '2019-11'],
    ],
  );
  const shown = () => page.locator('[role=group] > div').allTextContents();
  expect(await shown()).toEqual(['2/1/2027', '11/2019']);
  expect(await fillOnPage(lab, tab, start, { key: null, value: '' })).toMatchObject({ outcome: 'held', committed: '' });
  expect(await fillOnPage(lab, tab, since, { key: null, value: 'soon' })).toMatchObject({ outcome: 'no-option' });
  expect(await shown()).toEqual(['xx/xx/xx', '11/2019']);
  await page.close();
});

/** A calendar of months in a dialog, headed by a year that is turned; a box or a button opens it, whose arrows have no names. */
const months = `<style>label{display:block}</style><form onsubmit="return false">
<label>Start date<input id="typed"></label>
<label>End date<input id="named" role="combobox" aria-haspopup="dialog" placeholder="Choose month"></label>
<label for="pressed">Available from</label><button type="button" id="pressed" aria-haspopup="dialog">&nbsp;</button>
</form><script>
const names = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
for (const box of document.querySelectorAll('input,button')) box.onclick = () => {
  document.querySelector('.calendar')?.remove();
  const part = document.createElement('div');
  let year = 2026;
  const button = (text, press, label) => {
    const made = Object.assign(document.createElement('button'), { type: 'button', textContent: text, onclick: press });
    if (label) made.setAttribute('aria-label', label);
    return made;
  };
  const take = (at) => {
    const text = String(at + 1).padStart(2, '0') + '/' + year;
    if (box.matches('button')) box.textContent = text; else box.value = text;
    part.remove();
  };
  const draw = () => {
    const head = document.createElement('div');
    const isNamed = box.id !== 'pressed';
    head.append(button(isNamed ? '‹' : '', () => { year -= 1; draw(); }, isNamed ? 'Previous year' : ''), Object.assign(document.createElement('span'), { textContent: year }), button(isNamed ? '›' : '', () => { year += 1; draw(); }, isNamed ? 'Next year' : ''));
    const cells = document.createElement('div');
    names.forEach((name, at) => cells.append(button(name, () => take(at))));
    part.replaceChildren(head, cells);
  };
  draw();
  part.className = 'calendar';
  document.body.append(part);
};
for (const box of document.querySelectorAll('input')) box.onchange = () => { if (!/^\\d\\d.\\d{4}$/.test(box.value)) box.value = ''; };
</script>`;

it('chooses a month in the calendar that a box or a button opens, not in the year it happens to show', async () => {
  const page = await openFormPage(lab, months);
  const tab = await tabIdOf(lab, page);
  const start = await fieldAsking(lab, tab, 'Start');
  const end = await fieldAsking(lab, tab, 'End');
  const fields = [start, end, await fieldAsking(lab, tab, 'Available')];
  // "Choose month" may be read as asking for a part alone.
  const month = { ...end, parts: [{ part: 'month' as const, selector: end.selector, kind: end.kind }] };
  expect(await fillOnPage(lab, tab, month, { key: 'work.endDate', value: '2023-09' })).toMatchObject({
    outcome: 'held',
  });
  expect(await page.locator('#named').inputValue()).toBe('09/2023');
  await expectFieldsHeld(lab, tab, fields, [
    ['work.startDate', '2019-03'],
    ['work.endDate', '2024-09'],
    [null, '2027-02'],
  ]);
  expect(
    await page.locator('input').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value)),
  ).toEqual(['03/2019', '09/2024']);
  expect(await page.locator('#pressed').textContent()).toBe('02/2027');
  await page.close();
});
