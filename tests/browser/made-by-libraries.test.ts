import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormField, FormReading } from '@/domain/form/form-field';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { expectFieldsHeld, fieldAsking, fillOnPage, openFormPage } from './form-page';
import { type OnePage, startOnePage } from './one-page';

let lab: LabBrowser;
let tab: OnePage;

beforeAll(async () => {
  lab = await launchLab();
  tab = await startOnePage(lab, 'https://www.example.test/apply');
}, 60_000);
afterAll(() => lab.close());

const read = async (body: string): Promise<FormReading> => lab.ask(await tab.show(body), 'read-form', null);
const fieldsOf = async (body: string): Promise<FormField[]> => (await read(body)).fields;
const asking = (question: string) => expect.objectContaining({ question });

describe('what a form says of its pages', () => {
  const dots = (more: string) =>
    `<ul class=progress>${more}</ul><p>Page 1 of 3</p><label>Name <input></label><button type=button>Next</button>`;

  it('is not that it ends at dots without names', async () => {
    const { place, next } = await read(dots('<li class="dot--current"></li><li></li><li></li>'));
    expect([place, next?.name]).toEqual(['further', 'Next']);
    const { place: ended } = await read(dots('<li class="dot--current">Name</li><li></li>'));
    expect(ended).toBe('last');
  });
});

describe('the question of a field', () => {
  it('stands before the label that only says to choose a file', async () => {
    const [cv] = await fieldsOf(
      `<form><label>Name <input></label><div><b>Curriculum vitae *</b><label for=f>Attach file</label><input type=file id=f style="position:absolute;width:1px;height:1px;clip:rect(0 0 0 0)"></div></form>`,
    ).then((fields) => fields.filter(({ kind }) => kind === 'file'));
    expect(cv).toMatchObject({ question: 'Curriculum vitae *', key: 'file.resume' });
    const [named] = await fieldsOf(
      `<form><label>Name <input></label><div><p>Resume</p><div><input type=file id=f><label for=f><svg width=9 height=9><title>Choose file</title></svg><span>Choose file</span></label></div></div></form>`,
    ).then((fields) => fields.filter(({ kind }) => kind === 'file'));
    expect(named).toMatchObject({ question: 'Resume', key: 'file.resume' });
  });

  it('is told without the mark for readers that stands amid its words', async () => {
    const [born] = await fieldsOf(
      '<div id=a>Date of birth<span id=b aria-label="Required question"> *</span></div><div id=c>Date</div><input type=date aria-labelledby="a b c">',
    );
    expect(born).toMatchObject({ question: 'Date of birth Date', key: 'bday', isRequired: true });
  });

  it('is that of the list behind, where the box of its widget only asks to choose', async () => {
    const [spoken] = await fieldsOf(
      `<label for=s>Which languages do you speak?</label><div><div><select id=s multiple hidden tabindex=-1><option value=fr>French</option><option value=de>German</option></select>
       <input type=search aria-autocomplete=list aria-label="Select languages" placeholder="Select languages"></div></div>`,
    );
    expect(spoken).toMatchObject({ question: 'Which languages do you speak?', key: 'languages', takesSeveral: true });
  });

  it('is told without the row that its name counts for readers', async () => {
    const row = (at: number) =>
      `<div>${['Employer', 'Job title', 'From'].map((name) => `<span><input aria-label="${name}, row ${at}"></span>`).join('')}</div>`;
    const fields = await fieldsOf(`<fieldset><legend>Work experience</legend>${row(1)}${row(2)}</fieldset>`);
    expect(fields.map(({ key, repeat }) => [key, repeat?.index])).toEqual([
      ['work.name', 0],
      ['work.position', 0],
      ['work.startDate', 0],
      ['work.name', 1],
      ['work.position', 1],
      ['work.startDate', 1],
    ]);
  });
});

describe('groups', () => {
  const radios = (question: string) =>
    `<div><p>${question}</p>${['Yes', 'No'].map((name) => `<div role=radio tabindex=0 aria-checked=false aria-label=${name}>${name}</div>`).join('')}</div>`;

  it('that are parts of the form hold several questions', async () => {
    const fields = await fieldsOf(
      `<div role=group aria-label=Questions>${radios('Do you need a visa?')}${radios('Can you travel?')}<label>Why us? <textarea></textarea></label>
       <div role=checkbox tabindex=0 aria-checked=false>I agree to the terms</div><div role=checkbox tabindex=0 aria-checked=false>Send me news</div></div>`,
    );
    expect(fields.map(({ kind }) => kind)).toEqual(['choice', 'choice', 'multiline', 'tick', 'tick']);
    expect(fields[1]).toEqual(asking('Can you travel?'));
  });

  it('that are dates of several lists head nothing else', async () => {
    const list = (label: string, values: readonly number[]) =>
      `<select aria-label=${label}><option value="">${label}</option>${values.map((value) => `<option>${value}</option>`).join('')}</select>`;
    const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
    const [born] = await fieldsOf(
      `<fieldset><legend>Date of birth(Required)</legend>${list('Day', numbers(1, 31))}${list('Month', numbers(1, 12))}${list('Year', numbers(1950, 2010))}</fieldset>`,
    );
    expect(born).toMatchObject({ kind: 'date', key: 'bday', sections: [], isRequired: true });
  });
});

it('asks for what the group of its choices says is required', async () => {
  const [shift] = await fieldsOf(
    `<p>Which shift?</p><div role=radiogroup aria-label="Which shift?" aria-required=true>${['Day', 'Night'].map((name) => `<div role=radio tabindex=0 aria-checked=false>${name}</div>`).join('')}</div>`,
  );
  expect(shift).toMatchObject({ kind: 'choice', isRequired: true });
});

it('does not take an entry that is asked for as one that is kept, for a closed menu beside its button', async () => {
  const entry =
    '<section><h3>Position #1</h3><label>Employer <input></label><label>Job title <input></label><div><button type=button>Remove</button><div style="display:none">More to choose from here</div></div></section>';
  const { kept, adds } = await read(
    `<h2>Work experience</h2>${entry}${entry.replace('#1', '#2')}<button type=button>Add another position</button>`,
  );
  expect([adds.map(({ part }) => part), kept.work]).toEqual([['work'], 0]);
});

it('adds no entry with a button that waits for the answers before it', async () => {
  const adder = '<button type=button>Add work experience</button>';
  const part = (attributes: string) => `<fieldset ${attributes}><h2>Work experience</h2>${adder}</fieldset>`;
  const first = '<label>First name <input></label><label>Email <input type=email></label>';
  expect((await read(`${first}${part('disabled')}`)).adds).toEqual([]);
  expect((await read(`${first}${part('disabled').replaceAll('button', 'a')}`)).adds).toEqual([]);
  expect((await read(`${first}${part('')}`)).adds).toMatchObject([{ part: 'work' }]);
});

it('reads in which form a box takes a date from the words below it', async () => {
  const [from] = await fieldsOf(
    '<div><label for=d>Date of birth</label><div><input id=d></div><div><span>dd/mm/yyyy</span></div></div><label>Name <input></label>',
  );
  expect(from).toMatchObject({ format: 'dd/mm/yyyy' });
});

const calendar = `<script>
for (const opener of document.querySelectorAll('[data-opens]')) opener.onclick = () => {
  const all = document.createElement('div');
  all.style = 'position:absolute;background:#fff';
  all.innerHTML = '<div>February 2027</div><div>' + Array.from({ length: 28 }, (_, at) => '<button type=button>' + (at + 1) + '</button>').join('') + '</div>';
  all.onclick = ({ target }) => {
    if (target.localName !== 'button') return;
    const said = 'February ' + target.textContent + ', 2027';
    if (opener.localName === 'input') opener.value = said; else opener.textContent = said;
    all.remove();
  };
  document.body.append(all);
};
</script>`;

it('chooses dates in calendars that a box without typing opens, and a button that says to pick one', async () => {
  const page = await openFormPage(
    lab,
    `<form><label>Available from <input type=text readonly data-opens></label><br>
     <label for=b>Earliest start date</label><button id=b type=button aria-haspopup=dialog data-opens>Pick a date</button></form>${calendar}`,
  );
  const id = await tabIdOf(lab, page);
  const fields = [await fieldAsking(lab, id, 'Available'), await fieldAsking(lab, id, 'Earliest')];
  expect(fields).toMatchObject([
    { isEnabled: true, value: '' },
    { kind: 'combobox', value: '' },
  ]);
  await expectFieldsHeld(lab, id, fields, [
    ['start_date', '2027-02-01'],
    ['start_date', '2027-02-01'],
  ]);
  await page.close();
});

it('takes what a list makes of a text that it does not have, if it quotes the text', async () => {
  const page = await openFormPage(
    lab,
    `<form><label for=u>University</label><div><input id=u role=combobox aria-expanded=false aria-controls=l aria-autocomplete=list></div><ul id=l role=listbox hidden></ul></form><script>
    const list = document.querySelector('#l'), box = document.querySelector('#u');
    const shows = () => {
      const known = ['Oxford', 'Cambridge'].filter((name) => name.includes(box.value));
      list.innerHTML = [...known, ...(box.value ? ['Create "' + box.value + '"'] : [])].map((name) => '<li role=option>' + name + '</li>').join('');
      list.hidden = false;
      box.ariaExpanded = 'true';
    };
    box.onclick = box.oninput = shows;
    box.onblur = () => { list.hidden = true; box.ariaExpanded = 'false'; box.value = box.dataset.chosen ?? ''; };
    list.onclick = ({ target }) => { box.dataset.chosen = box.value = target.textContent.replace(/^Create "|"$/g, ''); list.hidden = true; box.ariaExpanded = 'false'; };
    </script>`,
  );
  const id = await tabIdOf(lab, page);
  const field = await fieldAsking(lab, id, 'University');
  expect(
    await fillOnPage(lab, id, field, { key: 'education.institution', value: 'University of Toronto' }),
  ).toMatchObject({
    outcome: 'held',
    committed: 'University of Toronto',
  });
  await page.close();
});

it('types what every proposal goes on from, where the page keeps it; not what a list has no entry for', async () => {
  const campuses = (
    isStrict: boolean,
    names: string,
  ) => `<form><label for=u>University</label><div><input id=u role=combobox aria-expanded=false aria-controls=l aria-autocomplete=list></div><ul id=l role=listbox hidden></ul></form><script>
    const list = document.querySelector('#l'), box = document.querySelector('#u');
    box.oninput = () => {
      const known = [${names}].filter((name) => box.value !== '' && name.includes(box.value.slice(0, 8)));
      list.innerHTML = known.map((name) => '<li role=option>' + name + '</li>').join('');
      list.hidden = known.length === 0;
      box.ariaExpanded = String(!list.hidden);
    };
    box.onblur = () => { list.hidden = true; box.ariaExpanded = 'false'; if (${isStrict}) box.value = ''; };
    </script>`;
  const going = "'University of Toronto Mississauga', 'University of Toronto Scarborough'";
  for (const [isStrict, names, outcome] of [
    [false, going, 'held'],
    [true, going, 'no-option'],
    [false, `${going}, 'University of Tokyo'`, 'no-option'],
  ] as const) {
    const page = await openFormPage(lab, campuses(isStrict, names));
    const id = await tabIdOf(lab, page);
    const field = await fieldAsking(lab, id, 'University');
    const filled = await fillOnPage(lab, id, field, { key: 'education.institution', value: 'University of Toronto' });
    expect(filled, `${isStrict} ${names}`).toMatchObject({ outcome });
    expect(await page.locator('#u').inputValue()).toBe(outcome === 'held' ? 'University of Toronto' : '');
    await page.close();
  }
});

it('answers choices in a part of the form that has consents as well, and never the consents', async () => {
  const option = (name: string) =>
    `<div role=radio tabindex=0 aria-checked=false aria-label="${name}" onclick="for (const one of this.parentElement.querySelectorAll('[role=radio]')) one.ariaChecked = String(one === this)">${name}</div>`;
  const page = await openFormPage(
    lab,
    `<form><div role=group aria-label=Questions><div><p>Can you travel?</p>${option('Yes')}${option('No')}</div>
     <div><p>By choosing an answer you agree to our terms.</p><div>${option('Often')}${option('Never')}</div></div>
     <label>Why us? <textarea></textarea></label><label><input type=checkbox> I have read and accept the privacy policy</label></div></form>`,
  );
  const id = await tabIdOf(lab, page);
  const travel = await fieldAsking(lab, id, 'Can you travel?');
  expect(await fillOnPage(lab, id, travel, { key: null, value: 'No' })).toMatchObject({
    outcome: 'held',
    committed: 'No',
  });
  const other = await fieldAsking(lab, id, 'By choosing');
  expect(await fillOnPage(lab, id, other, { key: null, value: 'Often' })).toMatchObject({ outcome: 'refused' });
  await page.close();
});

it('answers no choices beside the words of a consent that stand with a box nobody sees', async () => {
  const option = (name: string) =>
    `<div role=radio tabindex=0 aria-checked=false aria-label="${name}" onclick="this.ariaChecked = 'true'">${name}</div>`;
  const page = await openFormPage(
    lab,
    `<form><div role=group aria-label=Questions><div><p>Can you travel?</p>${option('Yes')}${option('No')}
     <p>By choosing an answer you agree to our terms.<input style="display:none"></p></div><label>Why us? <textarea></textarea></label></div></form>`,
  );
  const id = await tabIdOf(lab, page);
  const travel = await fieldAsking(lab, id, 'Can you travel?');
  expect(await fillOnPage(lab, id, travel, { key: null, value: 'No' })).toMatchObject({ outcome: 'refused' });
  await page.close();
});

it('goes on by “OK” from the one question that is in sight, once a covered box was found to be none', async () => {
  const page = await openFormPage(
    lab,
    `<main><h1>Apply: Data Engineer</h1><div><label for=n>Full name</label><input id=n></div><div style="position:relative"><label for=w>Website</label><input id=w>
     <div style="position:absolute;inset:0;background:white"></div></div><div><button type=button>OK</button></div></main>`,
  );
  const id = await tabIdOf(lab, page);
  const goesOn = async () => {
    const { forms } = await lab.worker.evaluate(async (tab) => (await globalThis.lab.form(tab)).readForms(), id);
    return forms.flatMap(({ reading }) => reading.next ?? []).length;
  };
  expect(await goesOn()).toBe(0);
  const website = await fieldAsking(lab, id, 'Website');
  expect((await fillOnPage(lab, id, website, { key: 'url.website', value: 'https://a.example' })).outcome).toBe(
    'hidden',
  );
  expect(await goesOn()).toBe(1);
  // Drawn anew, it is the same page.
  const redraw = (otherWords: string) =>
    page.evaluate((words) => {
      const main = document.querySelector('main');
      if (main) main.innerHTML = main.innerHTML.replaceAll(/id=".|for="./g, '$&x').replace('Full name', words);
    }, otherWords);
  await redraw('Full name');
  expect(await goesOn()).toBe(1);
  // The next page asks the same beside another question, where it may be in sight.
  await redraw('E-mail');
  expect(await goesOn()).toBe(0);
  await page.close();
});
