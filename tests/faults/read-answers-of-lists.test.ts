import { afterEach, expect, it } from 'vitest';
import { openFormPage } from '../browser/form-page';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';

let lab: LabBrowser;
afterEach(() => lab.close());

async function read(body: string) {
  lab = await launchLab();
  const tab = await tabIdOf(lab, await openFormPage(lab, `<form onsubmit="return false">${body}</form>`));
  const { forms } = await lab.worker.evaluate(async (id) => (await globalThis.lab.form(id)).readForms(), tab);
  const [form] = forms;
  if (!form) throw new Error('no form was read');
  return form.reading;
}

const pills = (asked: string, id: string, answers: readonly string[]) =>
  `<div><label id="${id}">${asked}</label><ul aria-labelledby="${id}">${answers
    .map((answer) => `<li><button type="button" aria-pressed="false">${answer}</button></li>`)
    .join('')}</ul></div>`;

it('reads answers that are pressed, each in an entry of a list, as one question', async () => {
  const { fields } = await read(`<fieldset><legend>Questions</legend>${pills('Will you travel?', 'one', ['Yes', 'No'])}
    ${pills('Which cloud do you know best?', 'two', ['AWS', 'Azure', 'Other'])}</fieldset>`);
  expect(fields).toMatchObject([
    { kind: 'choice', question: 'Will you travel?', options: [{ label: 'Yes' }, { label: 'No' }] },
    { kind: 'choice', question: 'Which cloud do you know best?', options: { length: 3 } },
  ]);
});

it('takes neither the heading over a list nor the form of a date for what they hold', async () => {
  const part = (name: string, shown: string) =>
    `<span contenteditable="true" role="spinbutton" aria-label="${name}" aria-valuetext="Empty" tabindex="0">${shown}</span>`;
  const { fields } = await read(`<section><h2>Address</h2><div><label for="land">Country</label>
    <div><input id="land" role="combobox" aria-expanded="false"><button type="button" tabindex="-1">▾</button></div></div></section>
    <section><h2>You</h2><p id="born">Date of birth</p><div role="group" aria-labelledby="born">
    ${part('Day', 'DD')}/${part('Month', 'MM')}/${part('Year', 'YYYY')}</div></section>`);
  expect(fields.map(({ value }) => value).join('')).toBe('');
});

const card = (number: number) =>
  `<div><span>Employment ${number}</span><label>Name of employer<input></label><label>Job title<input></label>
   <label>Date from<input></label><label>Reason for leaving<input></label></div>`;

it('knows entries under no heading by the button that adds another', async () => {
  const { fields } = await read(`<label>First name<input></label><label>Email<input></label>
    <div><div>${card(1)}${card(2)}</div><button type="button">Add another employment</button></div>`);
  expect(fields.map(({ key, repeat }) => [key, repeat?.index ?? null])).toEqual([
    ...[
      ['given-name', null],
      ['email', null],
      ['work.name', 0],
      ['work.position', 0],
      ['work.startDate', 0],
      [null, null],
    ],
    ...[
      ['work.name', 1],
      ['work.position', 1],
      ['work.startDate', 1],
      [null, null],
    ],
  ]);
});

it('knows what keeps an entry by what leaves it alone beside it', async () => {
  const { editors } = await read(`<label>First name<input></label><section><h2>Experience</h2><div>
    <label>Employer<input></label><label>Job title<input></label>
    <div><button type="button">Cancel</button><button type="button" id="put">Add experience</button></div></div></section>
    <button type="button">Cancel</button><button type="button">Submit</button>`);
  expect(editors).toMatchObject([{ part: 'work', keep: '[id="put"]' }]);
});

it('reads the year and the month of either end of a period, with what their boxes are called behind them', async () => {
  const list = (texts: readonly string[]) =>
    `<select><option value="">-</option>${texts.map((text) => `<option>${text}</option>`).join('')}</select>`;
  const end = `${list(['2027', '2026', '2025'])}<span>년</span> ${list(Array.from({ length: 12 }, (_, at) => String(at + 1)))}<span>월</span>`;
  const { fields } = await read(`<h2>경력사항</h2><table><tr><th>회사명</th><td><input></td></tr>
    <tr><th>근무기간</th><td>${end} ~ ${end} <label><input type="checkbox"> 재직중</label></td></tr></table>`);
  expect(fields.map(({ key }) => key)).toEqual(['work.name', 'work.startDate', 'work.endDate', 'work.isCurrent']);
});
