import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

async function read(body: string): Promise<FormReading> {
  return lab.ask(await tab.show(body), 'read-form', null);
}

async function fieldsOf(body: string): Promise<FormField[]> {
  return (await read(body)).fields;
}

describe('the names of all steps', () => {
  const next = async (list: string, head = 'Personal Information', more = '') => {
    const { place, unsureNext, next } = await read(
      `<div>${list}</div><h2>${head}</h2>${more}<label>First name <input></label><label>City <input></label><button type=button>Save and Continue</button>`,
    );
    return [place, next?.name ?? null, unsureNext];
  };
  const names = ['Resume', 'Personal Information', 'Education', 'Review'];
  const train = (classOf: (at: number) => string, tag = 'span', within: readonly string[] = names) =>
    `<div class=train>${within.map((name, at) => `<${tag} class="${classOf(at)}">${name}</${tag}>`).join('')}</div>`;
  const at =
    (step: number, said = 'cur') =>
    (index: number) =>
      index === step ? said : '';

  const place = async (...shown: Parameters<typeof next>) => (await next(...shown))[0];

  it('say where the page is, if one of them heads its questions or is marked as none after it', async () => {
    expect(await next(train(at(1)))).toEqual(['further', 'Save and Continue', null]);
    expect(
      await place(`<ul>${names.map((name, step) => `<li class="${at(1, 'x1')(step)}">${name}</li>`).join('')}</ul>`),
    ).toBe('further');
    expect(await place(train(at(0), 'span', ['STEP 1기본정보', 'STEP 2학력', 'STEP 3제출']), '기본정보')).toBe(
      'further',
    );
    expect(await place(train(at(2, 'on'), 'li'), 'You')).toBe('further');
    expect(await place(train(at(3, 'on'), 'li'), 'You')).toBe('last');
  });

  it('say nothing where they can be pressed, head parts of the same page, or look alike', async () => {
    expect(await place(train(at(1)).replace('>Education', '><a href="/b">Education</a>'))).toBeNull();
    expect(await place(train(at(1)), 'Personal Information', '<h3>Education</h3>')).toBeNull();
    expect(await place(train(() => ''))).toBeNull();
    expect(await place(`<ul><li class=on>Berlin</li><li>Paris</li><li>Rome</li></ul>`, 'You')).toBeNull();
  });
});

describe('several ticks below one line', () => {
  const asked = async (body: string) =>
    (await fieldsOf(`<form><fieldset><legend>Experience</legend><label>City <input></label>${body}</fieldset></form>`))
      .slice(1)
      .map(({ kind, question, options }) => [kind, question, options?.map(({ label }) => label) ?? null]);
  const some = ['Python', 'Docker', 'Go'];
  const question = [['choices', 'Skills', some]];
  const line = '<p>Skills</p><hr>';
  const native = (name: string, at: number) => `<input type=checkbox id=s${at}><label for=s${at}>${name}</label>`;

  it('are one question without a group, whatever they are made of', async () => {
    const built = (name: string) => `<div role=checkbox aria-checked=false tabindex=0>${name}</div>`;
    const toggle = (name: string) => `<button type=button role=switch aria-checked=false>${name}</button>`;
    expect(await asked(`<div>${line}<div>${some.map(built).join('')}</div></div>`)).toEqual(question);
    expect(await asked(`<div>${line}<div>${some.map((name) => `<p>${built(name)}</p>`).join('')}</div></div>`)).toEqual(
      question,
    );
    expect(
      await asked(`<div><div>${line}<div><div>${some.map(built).join('')}</div></div><p hidden></p></div></div>`),
    ).toEqual(question);
    expect(
      await asked(`<div>${line}<div>${some.map((name) => `<div>${toggle(name)}</div>`).join('')}</div></div>`),
    ).toEqual(question);
    expect(
      await asked(`<div>${line}<div>${some.map((name, at) => `<div>${native(name, at)}</div>`).join('')}</div></div>`),
    ).toEqual(question);
    expect(
      await asked(
        `<div>${line}<div><p>${native('Python', 0)} ${native('Docker', 1)}</p><p>${native('Go', 2)}</p></div></div>`,
      ),
    ).toEqual(question);
    expect(
      await asked(`<div>Skills ${some.map((name) => `<label><input type=checkbox>${name}</label>`).join('')}</div>`),
    ).toEqual(question);
  });

  it('are as many where words stand between them, or they agree or ask themselves', async () => {
    const two = `<div><p>Skills</p><div>${native('Python', 0)}${native('Go', 1)}</div><p>Shifts</p><div>${native('Days', 2)}${native('Nights', 3)}</div></div>`;
    expect(await asked(two)).toEqual([
      ['choices', 'Skills', ['Python', 'Go']],
      ['choices', 'Shifts', ['Days', 'Nights']],
    ]);
    const kinds = async (...names: string[]) =>
      (await asked(`<div><p>Before you go</p><div>${names.map(native).join('')}</div></div>`)).map(([kind]) => kind);
    expect(await kinds('I accept the terms', 'I have read the privacy policy')).toEqual(['tick', 'tick']);
    expect(await kinds('Are you over 18?', 'May you work here?')).toEqual(['tick', 'tick']);
  });
});

describe('what a page shows without saying it in its markup', () => {
  it('is a star of the style sheet beside what has to be answered', async () => {
    const [first, second] = await fieldsOf(`<style>.must>label::before{content:"*"}</style><form>
      <div class=must><label>City</label><div><input></div></div><div><label>Street</label><div><input></div></div></form>`);
    expect([first?.isRequired, second?.isRequired]).toEqual([true, false]);
  });

  it('is a box that adds to the list before it, and none that merely has suggestions', async () => {
    const kinds = async (body: string) =>
      (await fieldsOf(`<form><label>Name <input></label>${body}</form>`)).map(({ kind }) => kind)[1];
    const list = '<ul role=listbox aria-label="items selected"></ul>';
    const box = '<input id=s placeholder=Search autocomplete=off>';
    expect(await kinds(`<label for=s>Source</label><div>${list}<div>${box}</div></div>`)).toBe('combobox');
    expect(await kinds(`<label for=s>Source</label><div><div>${box}</div>${list}</div>`)).toBe('text');
  });

  it('are the heads of columns over radios, as their labels', async () => {
    const row = (name: string) =>
      `<tr><th>${name}</th><td><input type=radio name=${name} value=a1></td><td><input type=radio name=${name} value=a2></td></tr>`;
    const fields = await fieldsOf(
      `<form><table><thead><tr><td></td><th>Basic</th><th>Good</th></tr></thead><tbody>${row('Excel')}${row('SAP')}</tbody></table></form>`,
    );
    expect(fields.map(({ question, options }) => [question, options?.map(({ label }) => label)])).toEqual([
      ['Excel', ['Basic', 'Good']],
      ['SAP', ['Basic', 'Good']],
    ]);
  });

  it('is which of several forms its page is on', async () => {
    const page = (inputs: number, style = '') =>
      `<div style="${style}"><form>${'<label>Name <input></label>'.repeat(inputs)}<button type=button>Next</button></form></div>`;
    const { next, unsureNext } = await read(
      `<p>Step 2 of 3</p>${page(5, 'visibility:hidden;height:0;overflow:hidden')}${page(2)}`,
    );
    expect(next?.name ?? unsureNext).toBe('Next');
  });
});

describe('words that stand elsewhere than before a control', () => {
  const asked = async (body: string) => (await fieldsOf(body)).map(({ question, key }) => [question, key]);

  it('reads what stands below it in its own place', async () => {
    expect(
      await asked(`<form><p>Who are you?</p><div><span><input name=a1></span><small>First name</small></div><div><span><input name=a2></span><small>Last name</small></div>
      <b>City</b><div><input name=a3><small>as in your address</small></div></form>`),
    ).toEqual([
      ['First name', 'given-name'],
      ['Last name', 'family-name'],
      ['City', 'address-level2'],
    ]);
  });

  it('reads the head of a column, and the row below', async () => {
    expect(
      await asked(`<form><table><thead><tr><th>Name</th><th>E-mail</th></tr></thead><tbody><tr><td><input name=b1></td><td><input name=b2></td></tr></tbody></table>
      <table><tr><td><input name=b3></td><td><input name=b4></td></tr><tr><td>Postcode</td><td>City</td></tr></table>
      <table><tr><td>Field</td><td>Value</td></tr><tr><td>Phone</td><td><input name=b5></td></tr></table></form>`),
    ).toEqual([
      ['Name', 'name'],
      ['E-mail', 'email'],
      ['Postcode', 'postal-code'],
      ['City', 'address-level2'],
      ['Phone', 'tel'],
    ]);
  });

  it('reads a box by the head of its column and of its row, whatever number and mark stand beside them', async () => {
    expect(
      await asked(`<form><table><thead><tr><th>Employer</th><th>City</th></tr></thead><tbody><tr>
      <td><input name=c1 aria-label="Employer, row 1"></td><td><input name=c2 aria-label="City, row 1"></td></tr></tbody></table>
      <table><tr><th><span>住所</span><span>任意</span></th><td><input name=c3 placeholder="市区町村・番地"></td></tr></table></form>`),
    ).toEqual([
      ['Employer', 'organization'],
      ['City', 'address-level2'],
      ['住所', 'street-address'],
    ]);
  });

  it('reads whose part a single question belongs to in the line above it', async () => {
    const alone = (above: string, more = '') =>
      asked(`<form>${above}<div><label for=d1>Company</label><input id=d1></div>${more}<button>OK</button></form>`);
    expect(await alone('<p>Address · Referee</p>')).not.toContainEqual(['Company', 'organization']);
    expect(await alone('<div><small>Emergency contact</small></div>')).not.toContainEqual(['Company', 'organization']);
    for (const above of ['', '<p>Address · Question 5 of 20</p>', '<p>Your referees will not hear of this form.</p>'])
      expect(await alone(above)).toEqual([['Company', 'organization']]);
    // Where several are asked, a line may be about any of them.
    expect(await alone('<p>Referee</p>', '<label>City <input></label>')).toContainEqual(['Company', 'organization']);
  });

  it('reads the label that a list shows itself where nothing else asks, and no choice of it', async () => {
    const list = (shown: string, name: string) =>
      `<div><div><div>${shown}</div><div><input role=combobox aria-expanded=false id=${name}></div></div><input type=hidden value=x></div>`;
    expect(
      await asked(`<form><div><input placeholder="City"></div>${list('Street', 'c1')}${list('Blue', 'c2')}</form>`),
    ).toEqual([
      ['City', 'address-level2'],
      ['Street', 'street-address'],
      ['', null],
    ]);
  });

  it('takes no list that is chosen from for a label', async () => {
    expect(
      await asked(
        `<form><div><div role=listbox><div role=option>France +33</div><div role=option>Spain +34</div></div><div><input name=mobile></div></div></form>`,
      ),
    ).toEqual([['', 'tel']]);
  });
});

it('tells another form beside the application from it', async () => {
  const fields =
    await fieldsOf(`<form><label>E-mail <input name=user></label><input type=password><button>Sign in</button></form>
    <form><h1>Technical Recruiter</h1><label>Name <input name=n></label><label>E-mail <input name=e></label><label>CV <input type=file></label></form>
    <form><label>E-mail <input name=alert></label><button>Subscribe</button></form>`);
  const keys = ['ignore.login', 'never.secret', 'name', 'email', 'file.resume', 'ignore.other'];
  expect(fields.map(({ key }) => key)).toEqual(keys);
});

describe('one field for what answers one question', () => {
  it('groups radios under their legend, with what is chosen', async () => {
    const [field, ...others] = await fieldsOf(`<form><fieldset><legend>Do you smoke? *</legend>
      <label><input type=radio name=smoke value=1>Yes</label><label><input type=radio name=smoke value=0 checked>No</label></fieldset></form>`);
    expect(others).toEqual([]);
    expect(field).toMatchObject({ kind: 'choice', question: 'Do you smoke? *', isRequired: true, value: 'No' });
    expect(field?.options?.map(({ label, isChosen }) => [label, isChosen])).toEqual([
      ['Yes', false],
      ['No', true],
    ]);
  });

  it('asks a group without a legend by the heading before it', async () => {
    const [field] = await fieldsOf(`<div><h3>Shift</h3><ul><li><label><input type=radio name=s>Day</label></li>
      <li><label><input type=radio name=s>Night</label></li></ul></div>`);
    expect(field).toMatchObject({ kind: 'choice', question: 'Shift', questionFrom: 'near' });
  });

  it('groups ticks that are sent under one name, and leaves consents apart', async () => {
    const fields = await fieldsOf(`<form><fieldset><legend>Languages</legend>
      <label><input type=checkbox name="lang[]" value=en checked>English</label><label><input type=checkbox name="lang[]" value=de>German</label></fieldset>
      <label><input type=checkbox name=terms>I accept the terms</label><label><input type=checkbox name=news>Newsletter</label></form>`);
    expect(fields.map(({ kind, question, value }) => [kind, question, value])).toEqual([
      ['choices', 'Languages', 'English'],
      ['tick', 'I accept the terms', ''],
      ['tick', 'Newsletter', ''],
    ]);
  });

  it('reads the whole sentence after a tick, links in it included, and not the next line', async () => {
    const [consent, code] =
      await fieldsOf(`<table><tr><td><input type=checkbox name=x1> Ich habe die <a href="#">Datenschutzerklärung</a>
      gelesen und bin <b>einverstanden</b>.<br>Danke!</td></tr><tr><td>Code</td><td><input name=x2></td></tr></table>`);
    expect(consent).toMatchObject({
      question: 'Ich habe die Datenschutzerklärung gelesen und bin einverstanden .',
      key: 'never.consent',
    });
    expect(code?.question).toBe('Code');
  });

  it('groups ticks in a list with a name, and asks for all that apply where the question says so', async () => {
    const fields =
      await fieldsOf(`<p id=q>Which days?</p><div role=list aria-labelledby=q><div role=listitem><label><div role=checkbox aria-checked=false tabindex=0 aria-label=Mon>○</div>Mon</label></div>
      <div role=listitem><label><div role=checkbox aria-checked=true tabindex=0 aria-label=Tue>○</div>Tue</label></div></div>`);
    expect(fields.map(({ kind, question, value }) => [kind, question, value])).toEqual([
      ['choices', 'Which days?', 'Tue'],
    ]);
  });

  it('takes no label for another box that it stands below, and no button in a label for its words', async () => {
    const below = (asked: string) => `<div><input placeholder="${asked}"></div><div>${asked}</div>`;
    const fields = await fieldsOf(`<form>${below('First name')}${below('Last name')}${below('Mobile')}</form>`);
    expect(fields.map(({ question }) => question)).toEqual(['First name', 'Last name', 'Mobile']);
    const [phone] = await fieldsOf(
      `<form><label for=p>Phone <button type=button aria-label="Additional information"></button></label><input id=p></form>`,
    );
    expect(phone).toMatchObject({ question: 'Phone', key: 'tel' });
  });

  it('takes the label above a choice for its question, and what stands between them for none', async () => {
    const fields =
      await fieldsOf(`<div><label for=a>May you work here?</label><div><p>Without restrictions</p></div><div><button type=button>Yes</button><button type=button>No</button>
      <input type=checkbox tabindex=-1 id=a style="opacity:0"></div></div>
      <div><label class=error>Required</label><p>Shift</p><label><input type=radio name=s>Day</label><label><input type=radio name=s>Night</label></div>`);
    expect(fields.map(({ question }) => question)).toEqual(['May you work here?', 'Shift']);
  });

  it('takes yes and no buttons for a choice, be they marked by a role, a state or a class', async () => {
    const fields =
      await fieldsOf(`<label>Can you drive?</label><div><button type=button class="_a1 _active_x9">Yes</button><button type=button class="_a1">No</button><input type=checkbox tabindex=-1 name=drive></div>
      <p>Do you fly?</p><div><button type=button aria-pressed=false>Yes</button><button type=button aria-pressed=true>No</button></div>
      <div role=radiogroup aria-label="Do you swim?"><div role=radio aria-checked=true>Ja</div><div role=radio aria-checked=false>Nein</div></div>
      <button type=button aria-pressed=false>Bold</button>`);
    expect(fields.map(({ question, value }) => [question, value])).toEqual([
      ['Can you drive?', 'Yes'],
      ['Do you fly?', 'No'],
      ['Do you swim?', 'Ja'],
    ]);
  });

  it('knows a combobox by what it shows as chosen, without its second input', async () => {
    const [field, ...others] = await fieldsOf(`<label id=l for=c>Country</label><div><div><div id=p>Select...</div>
      <div>Norway</div><div><input id=c role=combobox aria-labelledby=l aria-describedby=p aria-expanded=false></div></div>
      <input aria-hidden=true tabindex=-1 required></div>`);
    expect(others).toEqual([]);
    expect(field).toMatchObject({
      kind: 'combobox',
      question: 'Country',
      value: 'Norway',
      options: null,
      key: 'country',
    });
  });

  it('tells what a list merely begins with from what somebody has chosen', async () => {
    const list = (label: string, options: string) => `<label>${label} <select>${options}</select></label>`;
    const fields = await fieldsOf(
      list('Country', '<option>Afghanistan<option>Canada') +
        list('City', '<option selected>Oslo<option>Bergen') +
        list('Region', '<option>North<option selected>South') +
        list('State', '<option value="">Choose<option>Ohio'),
    );
    expect(fields.map(({ value, isUnchosen }) => [value, isUnchosen])).toEqual([
      ['Afghanistan', true],
      ['Oslo', false],
      ['South', false],
      ['', true],
    ]);
  });

  it('joins the code of a country with the number, the parts of a date, and an e-mail typed twice', async () => {
    const fields =
      await fieldsOf(`<form><div><label for=n>Phone</label><select name=code><option value=49>Germany (+49)<option value=33>France (+33)</select><input id=n type=tel></div>
      <fieldset><legend>Date of birth</legend><select name=d aria-label=Day><option>1<option>31</select><select name=m aria-label=Month><option>1<option>12</select><input name=y aria-label=Year></fieldset>
      <label>E-mail <input type=email name=mail></label><label>Confirm e-mail <input type=email name=mail2></label></form>`);
    expect(fields.map(({ question, key, parts }) => [question, key, parts.map(({ part }) => part)])).toEqual([
      ['Phone', 'tel', ['country-code', 'number']],
      ['Date of birth', 'bday', ['day', 'month', 'year']],
      ['E-mail', 'email', ['confirmation']],
    ]);
  });

  it('joins the two boxes of an address with its sign between them, and nothing else that stands around such a sign', async () => {
    const domains = '<select title="도메인 선택"><option value="">직접입력<option>naver.com<option>gmail.com</select>';
    const fields =
      await fieldsOf(`<form><div><div>이메일</div><div><input title="이메일 아이디"> @ <input title="이메일 도메인">${domains}</div></div>
      <div><span>E-mail</span><div><input aria-label="E-mail name">@<select><option>web.de<option>gmx.de</select></div></div>
      <div><span>Handle</span><div><input aria-label="User">@<input aria-label="Server"></div></div>
      <div><span>E-mail</span><div><input name=e1> or <input name=e2></div></div></form>`);
    expect(
      fields.slice(0, 2).map(({ question, key, parts }) => [question, key, parts.map(({ part }) => part)]),
    ).toEqual([
      ['이메일', 'email', ['email-domain']],
      ['E-mail', 'email', ['email-domain']],
    ]);
    expect(fields.slice(2).flatMap(({ parts }) => parts)).toEqual([]);
    expect(fields).toHaveLength(6);
  });

  it('joins lists of a date whose parts are named behind them, or tell months by name', async () => {
    const options = (count: number, from = 1) =>
      Array.from({ length: count }, (_, at) => `<option>${at + from}`).join('');
    const months = Array.from({ length: 12 }, (_, at) =>
      new Intl.DateTimeFormat('fr', { month: 'long' }).format(new Date(2026, at, 1)),
    );
    const fields =
      await fieldsOf(`<dl><dt>入社可能日</dt><dd><select><option value="">--${options(4, 2026)}</select>年<select><option value="">--${options(12)}</select>月<select><option value="">--${options(31)}</select>日</dd></dl>
      <table><tr><td>Date de début</td><td><select><option value="">Mois${months.map((name) => `<option>${name}`).join('')}</select><select><option value="">Année${options(30, 1990)}</select></td></tr></table>
      <form><label>メールアドレス <input type=email name=m></label><label>メールアドレス（確認用） <input type=email name=m2></label></form>`);
    expect(fields.map(({ question, parts }) => [question, parts.map(({ part }) => part)])).toEqual([
      ['入社可能日', ['year', 'month', 'day']],
      ['Date de début', ['month', 'year']],
      ['メールアドレス', ['confirmation']],
    ]);
  });

  it('takes the box that a label stands over for the part of a date that it says it is', async () => {
    const fields =
      await fieldsOf(`<form><div><label for=m>From*</label><div><span><input id=m role=spinbutton aria-label=Month></span>/
      <span><input role=spinbutton aria-label=Year></span></div></div></form>`);
    expect(fields.map(({ parts }) => parts.map(({ part }) => part))).toEqual([['month', 'year']]);
  });

  it('asks a date in parts by the cell before them', async () => {
    const fields =
      await fieldsOf(`<table><tr><td>Date of birth *</td><td><div><input aria-label=Day><input aria-label=Month><input aria-label=Year></div></td></tr></table>
      <table><tr><td>Available from</td><td><div><input aria-label=Day><input aria-label=Month><input aria-label=Year></div></td></tr></table>`);
    expect(fields.map(({ question, parts }) => [question, parts.length])).toEqual([
      ['Date of birth *', 3],
      ['Available from', 3],
    ]);
  });

  it('counts the repeated parts whose heading stands outside the shadow root of each field', async () => {
    const card = (employer: string, number: number) =>
      `<div><h3>${employer} ${number}</h3>${['Company', 'Job title'].map((label) => `<x-box><template shadowrootmode=open><input aria-label="${label}"></template></x-box>`).join('')}</div>`;
    const fields = await fieldsOf(`<form><h2>Experience</h2>${card('Employer', 1)}${card('Employer', 2)}</form>`);
    expect(fields.map(({ sections, repeat }) => [sections.join(' > '), repeat?.index])).toEqual([
      ['Experience > Employer 1', 0],
      ['Experience > Employer 1', 0],
      ['Experience > Employer 2', 1],
      ['Experience > Employer 2', 1],
    ]);
  });

  it('reads the heading of a component above what is slotted into it', async () => {
    const fields = await fieldsOf(
      `<form><h2>Application</h2><x-card><template shadowrootmode=open><h3>Emergency contact</h3><slot></slot></template><label>Phone <input></label></x-card></form>`,
    );
    expect(fields[0]?.sections).toEqual(['Application', 'Emergency contact']);
  });

  it('counts the repeated parts that a field stands in', async () => {
    const fields =
      await fieldsOf(`<input name="work[0].company" aria-label=Company><input name="work[0].title" aria-label=Title>
      <input name="work[1].company" aria-label=Company><input name="work[1].title" aria-label=Title><input name="cards[7].x" aria-label=Other>`);
    expect(fields.map(({ repeat }) => repeat?.index ?? null)).toEqual([0, 0, 1, 1, null]);
  });
});

describe('the question', () => {
  it('is what the data of the form itself says, by a template or by the id of the field', async () => {
    const template = JSON.stringify({ fields: [{ text: 'Why us?' }, { text: 'Why you?' }] }).replaceAll('"', '&quot;');
    const fields = await fieldsOf(`<input type=hidden name="cards[a1][baseTemplate]" value="${template}">
      <input name="cards[a1][field0]" placeholder="Type here"><input name="cards[a1][field1]">
      <input id="question_4711" aria-label="Answer"><script type="application/json">${JSON.stringify({
        job: {
          questions: [{ label: 'Where did you hear of us?', fields: [{ name: 'question_4711', type: 'input_text' }] }],
        },
        padding: 'x'.repeat(120),
      })}</script>`);
    expect(fields.map(({ question, questionFrom }) => [question, questionFrom])).toEqual([
      ['Why us?', 'system'],
      ['Why you?', 'system'],
      ['Where did you hear of us?', 'system'],
    ]);
  });

  it('is never the placeholder, and never that a file is to be attached', async () => {
    const fields =
      await fieldsOf(`<section><div>Your motto</div><div><input placeholder="Type your response"></div></section>
      <div role=group aria-label="Resume/CV"><label>Attach<input type=file accept=".pdf"></label></div><input placeholder="Search">`);
    expect(fields.map(({ question, hint, accept }) => [question, hint, accept])).toEqual([
      ['Your motto', 'Type your response', null],
      ['Resume/CV', '', '.pdf'],
      ['', 'Search', null],
    ]);
  });

  it('is the placeholder where nothing else asks, unless that is an example, a format or fits any question', async () => {
    const placeholders = [
      'Postal code',
      'Notice period *',
      'jane@example.org',
      'DD/MM/YYYY',
      'e.g. Berlin',
      'Your answer',
    ];
    const boxes = [
      ...placeholders.map((text) => `<p><input placeholder="${text}"></p>`),
      '<p><div contenteditable role=textbox data-placeholder="Why us?"></div></p>',
    ];
    const fields = await fieldsOf(`<form>${boxes.join('')}</form>`);
    expect(fields.map(({ question, key }) => [question, key])).toEqual([
      ['Postal code', 'postal-code'],
      ['Notice period *', 'notice_period'],
      ['', null],
      ['', null],
      ['', null],
      ['', null],
      ['Why us?', 'question.text'],
    ]);
  });

  it('is what a box asks itself where a mere heading stands above, which is kept as one', async () => {
    const fields = await fieldsOf(`<p>About you</p><div><div><input placeholder="Full name *"></div></div>
      <hr><p>Address</p><div><div><input placeholder="City"></div></div>
      <hr><p>Company</p><div><div><input placeholder="Name"></div></div>
      <hr><p>Emergency contact</p><div><div><input placeholder="E-mail address"></div></div>`);
    expect(fields.map(({ question, sections, key }) => [question, sections, key])).toEqual([
      ['Full name *', ['About you'], 'name'],
      ['City', ['Address'], 'address-level2'],
      ['Company', [], 'organization'],
      ['Emergency contact', [], null],
    ]);
  });

  it('is of a required field where the page calls it invalid', async () => {
    const fields = await fieldsOf(
      '<label>City <input aria-invalid=true></label><label>Name <input aria-invalid=false></label>',
    );
    expect(fields.map(({ isRequired }) => isRequired)).toEqual([true, false]);
  });

  it('is the placeholder under a heading of several', async () => {
    const boxes = '<p><input placeholder="Employer"></p><p><input placeholder="Job title"></p>';
    const fields =
      await fieldsOf(`<fieldset><legend>Acil durumda</legend><p><input placeholder="First name"></p><p><input placeholder="Phone"></p></fieldset>
      <div><h3>İşveren 1</h3>${boxes}</div><div><h3>İşveren 2</h3>${boxes}</div><div><h3>Your favourite project</h3><input placeholder="Project name"></div>
      <section><h3>Göndermeden önce</h3><input placeholder="Neden bizimle? *"></section>`);
    expect(fields.map(({ question }) => question)).toEqual([
      ...['First name', 'Phone', 'Employer', 'Job title', 'Employer', 'Job title'],
      'Your favourite project',
      'Neden bizimle? *',
    ]);
    expect(fields.map(({ repeat }) => repeat?.index)).toEqual([undefined, undefined, 0, 0, 1, 1, undefined, undefined]);
  });

  it('of an amount stands above it and the list of its currency, which says what it is itself', async () => {
    const parts = (lists: string) =>
      `<form><p>Expected yearly salary</p><hr><div><div><input name=amount>${lists}</div></div></form>`;
    const asked = async (body: string) => (await fieldsOf(body)).map(({ question, key }) => [question, key]);
    const currency = '<select aria-label="Currency"><option>EUR<option>USD</select>';
    expect(await asked(parts(currency))).toEqual([
      ['Expected yearly salary', 'salary.expected'],
      ['Currency', 'salary.currency'],
    ]);
    expect((await asked(parts('<input name=b>')))[0]).toEqual(['', null]);
  });

  it('of a telephone number in parts stands above both', async () => {
    const [field, ...others] = await fieldsOf(`<p>About you</p><div><div>Phone number *</div><div>
      <button type=button aria-haspopup=listbox aria-label="Country code">+44</button><input type=tel></div></div>`);
    expect(others).toEqual([]);
    expect(field).toMatchObject({ question: 'Phone number *', key: 'tel' });
  });

  it('stands in a root of its own below the headings of its host', async () => {
    const rooted = (label: string, id: string) =>
      `<div><template shadowrootmode=closed><label for=${id}>${label}</label><input id=${id}></template></div>`;
    const fields = await fieldsOf(`<h2>Work experience</h2>
      <div><h3>Employer 1</h3>${rooted('Employer', 'a')}${rooted('Job title', 'b')}</div>
      <div><h3>Employer 2</h3>${rooted('Employer', 'a')}${rooted('Job title', 'b')}</div>
      <h2>Emergency contact</h2>${rooted('Email', 'c')}`);
    expect(fields.map(({ sections, repeat, key }) => [sections.at(-1), repeat?.index ?? null, key])).toEqual([
      ['Employer 1', 0, 'work.name'],
      ['Employer 1', 0, 'work.position'],
      ['Employer 2', 1, 'work.name'],
      ['Employer 2', 1, 'work.position'],
      ['Emergency contact', null, null],
    ]);
  });

  it('comes out of the closed root of a plain element that has nothing else', async () => {
    const [field] = await fieldsOf(
      '<div><template shadowrootmode=closed><label for=a>City</label><input id=a></template></div>',
    );
    expect(field).toMatchObject({ question: 'City', key: 'address-level2' });
  });

  it('comes out of shadow roots, with a selector that leads back in', async () => {
    const page = await tab.show(
      `<x-field><template shadowrootmode=open><label for=a>City</label><input id=a></template></x-field>`,
    );
    const { fields } = await lab.ask(page, 'read-form', null);
    expect(fields[0]).toMatchObject({ question: 'City', key: 'address-level2' });
    const [match] = await lab.ask(page, 'match-selectors', { selectors: [fields[0]?.selector ?? ''] });
    expect(match).toMatchObject({ count: 1, first: { role: 'textbox', name: 'City' } });
  });
});

describe('plain buttons that say yes and no', () => {
  it('answer the question over their list, each in an entry of its own, in a part that asks more', async () => {
    const pills = (question: string, names: string[]) =>
      `<div><span>${question}</span><ul>${names.map((name) => `<li><button type=button><span>${name}</span></button></li>`).join('')}</ul></div>`;
    const fields = await fieldsOf(
      `<div role=group aria-label="Questions">${pills('Can you travel?', ['Yes', 'No'])}${pills('Can you drive?', ['Yes', 'No'])}${pills('Files', ['Rename', 'Delete'])}<label>Why? <input></label></div>`,
    );
    expect(fields.map(({ kind, question, options }) => [kind, question, options?.map(({ label }) => label)])).toEqual([
      ['choice', 'Can you travel?', ['Yes', 'No']],
      ['choice', 'Can you drive?', ['Yes', 'No']],
      ['text', 'Why?', undefined],
    ]);
  });
});

describe('a file field whose label says only how a file is chosen', () => {
  it('is asked for by the words before it, where lines of the label are parted by a break', async () => {
    const [field] = await fieldsOf(
      '<div><div>Resume *</div><label for=f><span>Choose a file or drop it here</span><br><small>10 MB max. PDF, DOCX</small></label><input type=file id=f></div>',
    );
    expect(field).toMatchObject({ question: 'Resume *', key: 'file.resume' });
  });
});

describe('parts of a form that are closed', () => {
  const name = '<label>First name <input></label>';
  const closedIn = async (body: string) => (await read(`<form>${body}</form>`)).closed.map((part) => part.name);

  it('are those whose name a form’s part has', async () => {
    const folded = (summary: string) => `${name}<details><summary>${summary}</summary><input></details>`;
    expect(await closedIn(folded('Work experience'))).toEqual(['Work experience']);
    expect(await closedIn(folded('Personal information'))).toEqual(['Personal information']);
    for (const other of ['Imprint', 'Legal notice', 'About us']) expect(await closedIn(folded(other))).toEqual([]);
  });

  it('are those beside an open one with fields, whatever they are called', async () => {
    const part = (heading: string, isOpen: boolean, inside: string) =>
      `<section><h2><button type=button aria-expanded=${isOpen} aria-controls="p-${heading}">${heading}</button></h2><div id="p-${heading}" ${isOpen ? '' : 'hidden'}>${inside}</div></section>`;
    expect(await closedIn(`${part('Kişi', true, name)}${part('Sorular', false, '')}`)).toEqual(['Sorular']);
    expect(await closedIn(`${part('Kişi', true, '')}${name}${part('Sorular', false, '')}`)).toEqual([]);
  });

  it('are opened by what stands beside their heading as well', async () => {
    const part = (heading: string, isOpen: boolean, inside: string, named: string) =>
      `<section><div><span role=button tabindex=0 aria-expanded=${isOpen} ${named}>▸</span><h2 id="${heading}">${heading}</h2></div><div ${isOpen ? '' : 'hidden'}>${inside}</div></section>`;
    const labelled = (heading: string, isOpen: boolean, inside = '') =>
      part(heading, isOpen, inside, `aria-labelledby="${heading}"`);
    const beside = (heading: string) => part(heading, false, '', 'aria-label="Expand"');
    expect(await closedIn(`${labelled('Kişi', true, name)}${labelled('Sorular', false)}`)).toEqual(['Sorular']);
    expect(await closedIn(`${labelled('Kişi', true, name)}${beside('Sorular')}${beside('Okul')}`)).toEqual([
      'Sorular',
      'Okul',
    ]);
    for (const more of ['Add', 'Remove section', 'Edit']) {
      const doing = part('Work experience', false, '', `aria-label="${more}"`);
      expect([more, await closedIn(`${labelled('Kişi', true, name)}${doing}`)]).toEqual([more, []]);
    }
    expect(await closedIn(`${labelled('Kişi', true, name)}${beside('Submit application')}`)).toEqual([]);
    expect(await closedIn(`${labelled('Kişi', true)}${name}${labelled('Sorular', false)}`)).toEqual([]);
  });
});

describe('what is seen, and what goes on', () => {
  it('sees no field that is put out of sight, and a file field behind its button', async () => {
    const fields =
      await fieldsOf(`<div style="position:absolute;left:-9999px"><input name=a></div><div style="height:0;overflow:hidden"><input name=b></div>
      <input name=c style="opacity:0"><label>CV<input type=file name=d style="opacity:0;width:0"></label><input name=e>`);
    expect(fields.map(({ clues, isVisible }) => [clues.name, isVisible])).toEqual([
      ['a', false],
      ['b', false],
      ['c', false],
      ['d', true],
      ['e', true],
    ]);
    const traps = await fieldsOf(`<form><div aria-hidden=true><input name=a></div><div inert><input name=b></div>
      <div style="opacity:.01"><input name=c></div><div style="clip-path:inset(100%)"><input name=d></div><input name=e></form>`);
    expect(traps.filter(({ isVisible }) => isVisible).map(({ clues }) => clues.name)).toEqual(['e']);
  });

  it('is the same question while something is wrong with its answer', async () => {
    const asked = (wrong: string) =>
      fieldsOf(`<label><span>Phone *</span><input type=tel name=phone><div class="field-error">${wrong}</div></label>`);
    const [[before], [after]] = [await asked(''), await asked('Check the format.')];
    expect([after?.question, after?.id]).toEqual([before?.question, before?.id]);
  });

  it('goes on by Next, and never by what may send', async () => {
    const steps = await read(`<p>Step 1 of 2</p><input><button>Back</button><button id=go>Next</button>`);
    expect(steps).toMatchObject({
      next: { selector: '[id="go"]', name: 'Next' },
      unsureNext: null,
      steps: { at: 1, of: 2 },
      place: 'further',
      closed: [],
      sends: [],
    });
    const alone = await read(`<input><input><button>Back</button><button id=go>Next</button>`);
    expect(alone).toMatchObject({ next: null, unsureNext: 'Next' });
    const single = await read(`<input><button>Back</button><button id=go>Next</button>`);
    expect(single).toMatchObject({ next: { name: 'Next', isOfQuestion: true }, unsureNext: null });
    const ok = await read(`<label>Nombre <input></label><button>Aceptar</button>`);
    expect(ok).toMatchObject({
      next: { name: 'Aceptar', isOfQuestion: true },
      unsureNext: null,
      sends: [],
      place: null,
    });
    const agreeing = [
      `<p>Al continuar aceptas las condiciones.</p><label>Nombre <input></label>`,
      `<label><input type=checkbox> Acepto las condiciones</label>`,
      `<fieldset><legend>¿Consientes el tratamiento de tus datos?</legend><label><input type=radio name=c> Sí</label>
        <label><input type=radio name=c> No</label></fieldset>`,
    ];
    for (const question of agreeing) {
      const accepted = await read(`${question}<button>Aceptar</button>`);
      expect(accepted.next, question).toBeNull();
    }
    const sent = await read(`<label>Nombre <input></label><button>Enviar</button>`);
    expect(sent).toMatchObject({ next: null, unsureNext: null, sends: ['Enviar'], place: 'last' });
    const amount = `<label>Expected salary <input></label><label>Currency <select><option>EUR<option>CAD</select></label>`;
    const inParts = await read(`${amount}<button>Back</button><button>Next</button>`);
    expect(inParts).toMatchObject({ next: { name: 'Next', isOfQuestion: true } });
    const twoThings = await read(
      `<label>Expected salary <input></label><label>City <input></label><button>Next</button>`,
    );
    expect(twoThings).toMatchObject({ next: null, unsureNext: 'Next' });
    const submitted = await read(`<form action="/apply" method="post"><input><button>Next</button></form>`);
    expect(submitted).toMatchObject({ next: null, unsureNext: 'Next' });
    const last = await read(
      `<input><button>Back</button><button>Submit application</button><a href="/jobs?page=2">Next</a>`,
    );
    expect(last).toMatchObject({ next: null, sends: ['Submit application'] });
    const unsure = await read(`<input><input><button>Continue</button>`);
    expect(unsure.next).toBeNull();
    const second = await read(
      `<ol><li>1. You</li><li aria-current=step>2. Details</li><li>3. CV</li></ol><input><button>Continue</button>`,
    );
    expect(second.next).toMatchObject({ name: 'Continue' });
    const ofThree = await read(`<h2>Step 2 of 3</h2><input><button>Next</button>`);
    expect(ofThree.next).toMatchObject({ name: 'Next' });
    // What comes after the last page is that the form is sent, whatever the button is called.
    const ends = [
      `<h2>Step 3 of 3</h2><input><button>Next</button>`,
      `<ol><li>Details</li><li aria-current=step>Documents</li></ol><input><button>Continue</button>`,
      `<input><button title="Submit application">Next</button>`,
    ];
    for (const end of ends) expect((await read(end)).next, end).toBeNull();
  });

  it('reads a request to go on, with what stands around it', async () => {
    const page = (note: string, beside = '') =>
      `<p>Step 1 of 3</p><div>${note}</div><form><label>City <input></label><label>Zip <input></label>
        <div><button type=button>Next</button>${beside}</div></form>`;
    const asks = '<p>Complete all required fields, then click Next.</p>';
    for (const note of [
      page(asks),
      page('<p>Please complete the form before going to the next step.</p>'),
      page('', '<p>You can review everything before you submit.</p>'),
      page('', '<p>Nothing is sent until the last step.</p>'),
    ])
      expect((await read(note)).next, note).toMatchObject({ name: 'Next' });
    for (const note of [
      page(`${asks}<p>Your application is then sent to Acme.</p>`),
      page(`<p>By this you accept our terms.</p>${asks}`),
      page('<p>Complete the form by clicking Next.</p>'),
      page('', '<p>Check everything before you submit.</p>'),
    ])
      expect((await read(note)).next, note).toBeNull();
    // Not even then is a form without a word about its steps said to be at its end.
    const unsure = await read(
      '<form><label>City <input></label><label>Zip <input></label><button type=button>Next</button></form><p>Nothing is sent until the last step.</p>',
    );
    expect(unsure).toMatchObject({ next: null, unsureNext: 'Next', place: null });
  });

  it('takes nothing for the end of a form that ends something else', async () => {
    const two = '<label>City <input></label><label>Zip <input></label>';
    const one = '<label>City <input></label>';
    const linkedIn = '<button>Apply with LinkedIn</button><a href="/how-to-apply">How to apply</a>';
    const later = '<button type=button>Save and finish later</button>';
    const unsure = await read(`${linkedIn}<form>${two}${later}<button>Next</button></form>`);
    expect(unsure).toMatchObject({ next: null, unsureNext: 'Next', place: null });
    const share = await read(
      `<button>Share</button><button>Contact us</button>${linkedIn}<form>${two}<button>Los</button></form>`,
    );
    expect(share).toMatchObject({ next: null, sends: [], place: null });
    const banner = (name: string) =>
      `<div style="position:fixed;bottom:0"><p>We use cookies. Do you accept all cookies?</p><button>${name}</button></div>`;
    for (const beside of [
      banner('Accept all cookies'),
      banner('Confirm my choices'),
      '<aside><button>Share</button></aside>',
    ]) {
      const question = await read(`${beside}<form>${one}<button type=button>Next</button></form>`);
      expect(question, beside).toMatchObject({ next: { name: 'Next', isOfQuestion: true }, unsureNext: null });
    }
    // What sends or agrees is no such thing, wherever it stands.
    for (const beside of [
      '<aside><button>Submit application</button></aside>',
      '<section>Our terms <button>I agree</button></section>',
      '<button>I agree</button>',
      banner('Submit application'),
    ]) {
      const question = await read(`${beside}<form>${one}<button type=button>Next</button></form>`);
      expect(question.next, beside).toBeNull();
    }
    const ends = await read(`<form>${two}<button type=button>Next</button><button>Submit application</button></form>`);
    expect(ends).toMatchObject({ next: null, place: 'last' });
    const byLink = await read(`<form>${two}<a href="#">Submit application</a></form>`);
    expect(byLink).toMatchObject({ next: null, place: 'last' });
  });

  it('leaves what sends and goes on to its user, and does not say that the form ends there', async () => {
    const asked = '<label>City <input></label><label>Zip <input></label>';
    for (const name of ['Confirm and continue', 'Agree and continue', 'Continue application', 'Complete this step']) {
      const shown = await read(`<form>${asked}<button type=button>${name}</button></form>`);
      expect(shown, name).toMatchObject({ next: null, unsureNext: name, sends: [], place: null });
    }
    const both = `<button type=button>Confirm and continue</button><button type=button>Submit application</button>`;
    expect(await read(`<form>${asked}${both}</form>`)).toMatchObject({ next: null, place: 'last' });
    const last = `<p>Step 3 of 3</p><form>${asked}<button type=button>Confirm and continue</button></form>`;
    expect(await read(last)).toMatchObject({ next: null, place: 'last' });
  });

  it('tells the count of something else from that of its pages', async () => {
    const page = (beside: string, fields = '<label>City <input></label><label>Zip <input></label>') =>
      `<p>Step 1 of 5</p><form>${fields}${beside}<button type=button>Next</button></form>`;
    const uploader = (said: string) => `<div class="dropzone"><input type=file aria-label="CV">${said}</div>`;
    for (const beside of [
      uploader('<span>2 of 2 files uploaded</span>'),
      uploader('<div>Upload complete (100%)</div>'),
      '<progress value=50 max=100 class="dropzone-progress"></progress>',
    ])
      expect(await read(page(beside)), beside).toMatchObject({ next: { name: 'Next' }, place: 'further' });
    // What may be the form's own count is in doubt: nothing is pressed, and nothing is said to be ready.
    for (const beside of [
      '<span>3 of 3 questions answered</span>',
      '<div>Profile 100% complete</div>',
      '<progress value=100 max=100 class="resume-progress"></progress>',
      '<div class="upload"><h3>Documents 3 of 3</h3><input type=file aria-label="CV"></div>',
    ])
      expect(await read(page(beside)), beside).toMatchObject({ next: null, unsureNext: 'Next', place: 'further' });
    const bare = await read(
      '<form><label>City <input></label><label>Zip <input></label><p>Documents 3 of 3</p></form>',
    );
    expect(bare).toMatchObject({ next: null, unsureNext: null, place: 'last' });
    for (const last of ['<p>Step 5 of 5</p>', uploader('<span>Step 5 of 5</span>'), '<p>100 % complete</p>'])
      expect(await read(page(last).replace('<p>Step 1 of 5</p>', '')), last).toMatchObject({
        next: null,
        place: 'last',
      });
  });

  it('leaves a page before "Submit" to its user, and does not say that it is the last', async () => {
    const steps = (after: string) => `<ol><li>Profile</li><li aria-current=step>Questions</li><li>${after}</li></ol>`;
    const asked = '<label>City <input></label><label>Zip <input></label>';
    const before = await read(`${steps('Submit')}<form>${asked}<button type=button>Continue</button></form>`);
    expect(before).toMatchObject({ next: null, unsureNext: 'Continue', place: null });
    const last = await read(`${steps('Submit')}<form>${asked}<button type=button>Submit application</button></form>`);
    expect(last).toMatchObject({ next: null, place: 'last' });
    const done = await read(`${steps('Confirmation')}<form>${asked}<button type=button>Continue</button></form>`);
    expect(done).toMatchObject({ next: null, place: 'last' });
  });
});

describe('the mark of a step', () => {
  const at = (is: boolean) => (is ? ' Mui-active' : '');
  /** As MUI draws its steppers: the icon and the label of the step are marked, and the line before it. */
  const stepper = (names: readonly string[], current: number, content = '') =>
    `<div class="MuiStepper-root">${names
      .map((name, step) => {
        const [mark, inside] = [at(step === current), step === current ? content : ''];
        const line = `<div class="MuiStepConnector-root${mark}"><span class="MuiStepConnector-line"></span></div>`;
        const icon = `<span class="MuiStepLabel-iconContainer${mark}"><svg class="MuiStepIcon-root${mark}" width="24"
          height="24"><circle r="12"/><text>${step + 1}</text></svg></span>`;
        const label = `<span class="MuiStepLabel-labelContainer"><span class="MuiStepLabel-label${mark}">${name}</span></span>`;
        return `${step > 0 ? line : ''}<div class="MuiStep-root"><span class="MuiStepLabel-root">${icon}${label}</span>${inside}</div>`;
      })
      .join('')}</div>`;
  const asked =
    '<form><label>City <input></label><label>Zip <input></label><button type=button>Continue</button></form>';
  const names = ['Details', 'Documents', 'Review'];

  it('stands for its whole step, whose own name is no step after it, and no line between steps is one', async () => {
    for (const [current, place] of [
      [0, 'further'],
      [1, 'further'],
      [2, 'last'],
    ] as const) {
      const beside = await read(`${stepper(names, current)}${asked}`);
      expect([beside.place, beside.next?.name ?? null], `${current}`).toEqual([
        place,
        place === 'further' ? 'Continue' : null,
      ]);
      const within = await read(stepper(names, current, asked));
      expect([within.place, within.next?.name ?? null], `within ${current}`).toEqual([
        place,
        place === 'further' ? 'Continue' : null,
      ]);
    }
  });

  it('stands for it where its number alone is marked, before or behind the name', async () => {
    const step = (number: string, name: string) => [
      `<div class="step">${number}<span class="name">${name}</span></div>`,
      `<div class="step"><span class="name">${name}</span>${number}</div>`,
    ];
    const marked = step('<span class="number active">2</span>', 'Documents');
    const [done, later] = [
      step('<span class="number">1</span>', 'You'),
      step('<span class="number">3</span>', 'Skills'),
    ];
    for (const side of [0, 1]) {
      const last = await read(`<div class="steps">${done[side]}${marked[side]}</div>${asked}`);
      expect(last, `last ${side}`).toMatchObject({ next: null, place: 'last' });
      const further = await read(`<div class="steps">${done[side]}${marked[side]}${later[side]}</div>${asked}`);
      expect(further, `further ${side}`).toMatchObject({ next: { name: 'Continue' }, place: 'further' });
    }
  });

  it('is none in an answer that is chosen, or among parts of the page that hold its questions', async () => {
    const chosen = `<div class="wizard-page"><div class="row"><div class="col"><button type=button class="active">Yes</button></div>
      <div class="col"><button type=button>No</button></div></div></div>`;
    expect((await read(`${chosen}${asked}`)).next).toBeNull();
    const parts = `<div class="wizard"><div class="part"><b class="active">You</b></div><div class="part">${asked}</div></div>`;
    expect((await read(parts)).next).toBeNull();
  });
});

describe('what is no part of the form that is shown', () => {
  it('leaves the search of the page to the page', async () => {
    const fields = await fieldsOf(
      `<div role=search><input aria-label="Title or company"></div><form role=search><input aria-label="City or post code"></form>
      <form><label>City <input></label></form>`,
    );
    expect(fields.map(({ question }) => question)).toEqual(['City']);
  });

  it('finds the file field that a button opens, where nothing else is asked', async () => {
    const fields = await fieldsOf(
      `<label for=b>CV</label><div><button type=button id=b>Upload a file</button><input type=file id=f hidden tabindex=-1></div>`,
    );
    expect(fields.map(({ kind, question, isVisible }) => [kind, question, isVisible])).toEqual([['file', 'CV', true]]);
  });

  it('leaves the files of a hidden page to that page, not those behind a button', async () => {
    const fields = await fieldsOf(
      `<form><label>Name <input></label><button type=button>Attach</button><div hidden><input type=file aria-label="CV"></div>
      <fieldset hidden><label>Letter <input type=file></label><label>Why? <input></label></fieldset></form>`,
    );
    const shown = fields.filter(({ isVisible }) => isVisible).map(({ question }) => question);
    expect(shown).toEqual(['Name', 'CV']);
  });
});

it('reads the heading of a small card where a larger one looks the same', async () => {
  const card = (title: string, questions: string[], look = 'title-9') =>
    `<div class=card-7><div><div class=${look} style="font-weight:600">${title}</div></div>${questions.map((one) => `<p><label>${one} <input></label></p>`).join('')}</div>`;
  const sections = async (look?: string) =>
    (
      await fieldsOf(
        `<form>${card('Contact', ['Name', 'E-mail', 'Phone', 'City'])}${card('Jamac', ['Name', 'Phone'], look)}</form>`,
      )
    )
      .slice(4)
      .map((field) => field.sections);
  expect(await sections()).toEqual([['Jamac'], ['Jamac']]);
  expect(await sections('title-other')).toEqual([[], []]);
});

it('reads the line in bold over fields in shadow roots', async () => {
  const box = (label: string) =>
    `<x-field><template shadowrootmode=closed><label>${label} <input></label></template></x-field>`;
  const fields = await fieldsOf(`<form><div><h3>Adresa</h3>${box('Land')}
    <div class=card><p><b>Jamac</b></p>${['Name', 'E-mail', 'Phone', 'City'].map(box).join('')}</div></div></form>`);
  expect(fields.map(({ sections }) => sections.join(' > '))).toEqual(['Adresa', ...Array(4).fill('Adresa > Jamac')]);
});

describe('questions whose label is a heading', () => {
  const asked = (id: string, label: string, inside: string) =>
    `<div role=listitem><div id=${id} role=heading aria-level=3><span>${label}</span> <span aria-label="Required question">*</span></div>${inside}</div>`;

  it('stand under none of their own, and are called what they ask', async () => {
    const fields = await fieldsOf(`<form><div role=heading aria-level=1>Application</div>
      ${asked('a', 'Full name', '<input aria-labelledby=a>')}
      ${asked('b', 'Phone number (with the code of the country)', '<input aria-labelledby=b>')}</form>`);
    expect(fields.map(({ question, sections, key }) => [question, sections, key])).toEqual([
      ['Full name', ['Application'], 'name'],
      ['Phone number (with the code of the country)', ['Application'], 'tel'],
    ]);
  });

  it('are asked with their options, beside which another answer is none', async () => {
    const radio = (label: string) =>
      `<div role=radio aria-checked=false aria-label="${label}" tabindex=0>${label}</div>`;
    const fields = await fieldsOf(
      `<form>${asked('c', 'Your pronouns', `<div role=radiogroup aria-labelledby=c>${radio('she')}${radio('he')}${radio('Other:')}<input aria-label="Other answer"></div>`)}</form>`,
    );
    expect(fields.map(({ question, kind }) => [question, kind])).toEqual([['Your pronouns', 'choice']]);
  });
});
