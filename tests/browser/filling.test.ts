import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TabForms } from '@/browser/tab';
import type { AnswerValue } from '@/domain/form/answer';
import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FieldFilling } from '@/domain/form/form-filling';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { type RunningSites, startSites } from '../sites/server';
import { madeForm, plainForm } from './filling-pages';

const origin = 'https://form.test';
let sites: RunningSites;

let lab: LabBrowser;
let page: Page;
let tabId: number;
let forms: TabForms;
/** What \`/turning\` shows. */
let served = '';

beforeAll(async () => {
  [lab, sites] = await Promise.all([launchLab(), startSites()]);
  const bodies: Record<string, string> = { '/plain': plainForm(), '/made': madeForm() };
  await lab.context.route(/^https:\/\/(?:form|other)\.test\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: bodies[new URL(route.request().url()).pathname] ?? served }),
  );
  page = await lab.context.newPage();
});
afterAll(() => Promise.all([lab.close(), sites.close()]));

async function open(path: string, at = origin): Promise<void> {
  await page.goto(at + path);
  await page.waitForSelector('form');
  tabId = await tabIdOf(lab, page);
  forms = await lab.worker.evaluate(async (tab) => (await globalThis.lab.form(tab)).readForms(), tabId);
}

/** Fills the field that asks this, as it was read when the page was opened. */
async function fill(question: string, value: AnswerValue, key: FieldKey | null = null): Promise<FieldFilling> {
  const fields = forms.forms.flatMap(({ frameId, reading }) => reading.fields.map((field) => ({ frameId, field })));
  const found = fields.find(({ field }) => field.question.startsWith(question));
  if (!found) throw new Error(`no field asks ${question}: ${fields.map(({ field }) => field.question).join(', ')}`);
  return lab.worker.evaluate(
    async ([tab, { frameId, field }, given]) => (await globalThis.lab.form(tab)).fillField(frameId, field, given),
    [tabId, found, { key, value }] as const,
  );
}

async function attach(field: string, name: string, type: string) {
  const all = forms.forms.flatMap(({ reading }) => reading.fields);
  const found = all.find(({ clues }) => clues.name === field || clues.id === field);
  if (!found) throw new Error(`no field ${field}`);
  return lab.worker.evaluate(
    async ([tab, controls, file]) =>
      (await globalThis.lab.form(tab)).attachFiles(0, controls, [
        { ...file, bytes: new TextEncoder().encode('bytes') },
      ]),
    [tabId, found, { name, type }] as const,
  );
}

/** Whether a field is said to hold nobody's choice, as it is read now. */
async function isUnchosen(name: string): Promise<boolean | undefined> {
  const { forms: read } = await lab.worker.evaluate(async (tab) => (await globalThis.lab.form(tab)).readForms(), tabId);
  return read.flatMap(({ reading }) => reading.fields).find(({ clues }) => clues.name === name)?.isUnchosen;
}

/** What the form would send, by the browser's own reckoning. */
function sent(): Promise<string> {
  return page.evaluate(() => {
    const data = [...new FormData(document.querySelector('form') ?? undefined)];
    return data.map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`).join('&');
  });
}

describe('plain fields', () => {
  it('take text, choices and ticks, each once', async () => {
    await open('/plain');
    const values: [string, AnswerValue][] = [
      ['First name', 'Zoë'],
      ['About you', 'Line one\nLine two'],
      ['Country', 'Norway'],
      ['Work permit', true],
      ['Skills', ['Go', 'Rust']],
      ['Newcomer', true],
      ['Start date', '2027-01-15'],
      ['Available from', '2027-01-15'],
      ['Date of birth', '1990-05-07'],
    ];
    for (const [question, value] of values)
      expect(await fill(question, value), question).toMatchObject({ outcome: 'held' });
    for (const [question, value] of values)
      expect(await fill(question, value), question).toMatchObject({ outcome: 'already' });
    expect(await sent()).toEqual(
      'first=Zoë&about=Line one\nLine two&country=Norway&permit=y&skill=go&skill=rust&start=15/01/2027&from=2027-01-15&day=07&month=5&year=1990&new=on&cv=',
    );
    expect(await attach('cv', 'cv.pdf', 'application/pdf')).toEqual({ outcome: 'attached', shown: 'cv.pdf' });
    expect(await attach('cv', 'cv.exe', 'application/x-msdownload')).toMatchObject({ outcome: 'refused' });
    expect(await sent()).toContain('cv=cv.pdf');
    // A page that sends a file at once empties its field; one that was loaded anew has been given none.
    await page.locator('[name=cv]').evaluate((input: HTMLInputElement) => {
      input.value = '';
    });
    expect(await isUnchosen('cv')).toBe(false);
    await page.reload();
    expect(await isUnchosen('cv')).toBe(true);
  });
});

describe('a control that stands for a property of its form', () => {
  const formWith = (name: string) =>
    `<form method="post"><label>First name <input name="first"></label><input type="hidden" name="${name}"></form>`;

  it('hides nothing where sites name fields like that', async () => {
    for (const name of ['id', 'name', 'title', 'action', 'method', 'role', 'prefix', 'submit']) {
      served = formWith(name);
      await open('/turning');
      expect(await fill('First name', 'Zoë'), name).toMatchObject({ outcome: 'held' });
    }
  });

  it('leaves its form unfilled where the form is judged by it', async () => {
    for (const name of ['getAttribute', 'assignedSlot', 'parentNode', 'checkVisibility']) {
      served = formWith('nothing');
      await open('/turning');
      await page.evaluate((to) => document.querySelector('[name=nothing]')?.setAttribute('name', to), name);
      expect((await fill('First name', 'Zoë')).outcome, name).not.toBe('held');
      expect(await page.locator('[name=first]').inputValue(), name).toBe('');
    }
  });
});

describe('the lists, telephone and file widgets of libraries', () => {
  it('are opened, searched and chosen from, and right ones are left alone', async () => {
    await open('/forms/selects/', sites.origin);
    const values: [string, AnswerValue, FieldKey | null, string][] = [
      ['First Name', 'Zoë', 'given-name', 'Zoë'],
      ['Phone', '+1 416 555 0142', 'tel', '416 555 0142'],
      ['Country', 'CA', 'country', 'Canada'],
      ['Location', 'Toronto, ON, Canada', 'location', 'Toronto, Ontario, Canada'],
      ['Are you legally authorized to work in the United', false, 'auth.work', 'No'],
      ['Gender', 'decline', 'eeo.gender', 'Decline To Self Identify'],
    ];
    for (const outcome of ['held', 'already'] as const) {
      for (const [question, value, key, committed] of values) {
        expect(await fill(question, value, key), question).toEqual({ outcome, committed, options: [] });
      }
    }
    const none = await fill('How did you hear', 'Linked', 'source');
    expect(none).toMatchObject({ outcome: 'no-option', committed: '' });
    expect(none.options).toContain('LinkedIn');
    expect(await page.locator('[role=option]:visible').count()).toBe(0);
    expect(await attach('resume', 'cv.pdf', 'application/pdf')).toEqual({
      outcome: 'attached',
      shown: expect.stringContaining('cv.pdf'),
    });
  });
});

describe('widgets that scripts make', () => {
  const sentByScript = () => page.evaluate(() => JSON.parse(document.body.dataset.sent ?? '{}'));

  it('hold what their own state holds', async () => {
    await open('/made');
    const values: [string, AnswerValue][] = [
      ['Legal name', 'Zoë Green'],
      ['Do you need a visa', false],
      ['Cover letter', 'Dear all,\nhello'],
      ['Level', 'No'],
      ['Nickname', 'Zed'],
    ];
    for (const outcome of ['held', 'already']) {
      for (const [question, value] of values) expect(await fill(question, value), question).toMatchObject({ outcome });
    }
    expect(await sentByScript()).toEqual({
      legal: 'Zoë Green',
      'Do you need a visa?': 'No',
      editor: expect.stringContaining('hello'),
      level: 'No',
      nick: 'heard',
    });
    expect(await fill('Level', 'Nor')).toEqual({
      outcome: 'no-option',
      committed: 'No',
      options: ['Norway', 'None', 'No', 'Nothing'],
    });
    expect(await page.locator('[role=option]').count()).toBe(0);
  });

  it('that believe trusted keys alone are typed into, and left by Tab', async () => {
    expect(await fill('Typed name', 'Zoe Green')).toMatchObject({ outcome: 'held', committed: 'Zoe Green' });
    expect(await sentByScript()).toMatchObject({ typed: 'Zoe Green' });
  });

  it('that make something else of a value do not hold it; a number of one country is typed without its code', async () => {
    expect(await fill('Born on', '1990-05-07')).toMatchObject({ outcome: 'not-held' });
    expect(await fill('Phone', '+1 416 555 0142', 'tel')).toMatchObject({ outcome: 'held', committed: '4165550142' });
    expect(await fill('Race', 'decline', 'eeo.race')).toMatchObject({ outcome: 'refused' });
  });

  it('are refused where they send the form, or are not to be filled', async () => {
    expect(await fill('Will you move', true)).toMatchObject({ outcome: 'refused' });
    expect(await fill('Password', 'secret')).toMatchObject({ outcome: 'refused' });
    expect(await fill('Leave this empty', 'x')).toMatchObject({ outcome: 'hidden' });
    expect(await fill('Legal name', 'x', 'never.signature')).toMatchObject({ outcome: 'refused' });
    expect(
      await page.evaluate(() => [
        document.body.dataset.submits,
        document.querySelector<HTMLInputElement>('#trap')?.value,
      ]),
    ).toEqual([undefined, '']);
  });
});

describe('a field that becomes another while it is filled', () => {
  /** Fills the field, then whatever the page asks by now that stands in its place, and answers with what any of its controls holds. */
  async function turned(script: string, body = '') {
    served = `<!doctype html><title>Apply</title><form method="post" action="/apply"><label>Name <input name="who"></label>
      <label id="l">E-mail <input name="email"></label>${body}<button>Send</button></form><script>const field = document.querySelector('[name=email]');${script}</script>`;
    await open('/turning');
    const first = await fill('E-mail', 'zoe@quill.example', 'email');
    forms = await lab.worker.evaluate(async (tab) => (await globalThis.lab.form(tab)).readForms(), tabId);
    const again = forms.forms.flatMap(({ reading }) => reading.fields).filter(({ question }) => question !== 'Name');
    const ends = [first.outcome];
    for (const { question } of again) ends.push((await fill(question, 'zoe@quill.example', 'email')).outcome);
    const stands = await page.evaluate(() =>
      [...document.querySelectorAll('input')].map(({ value }) => value).join(''),
    );
    return { ends, stands };
  }

  const renaming = `document.querySelector('#l').firstChild.data = "Friend's e-mail"; field.name = 'q0';`;
  const moving = `document.body.insertAdjacentHTML('beforeend', '<form id="f2" method="post" action="https://other.test/"></form>'); field.setAttribute('form', 'f2');`;
  const replacing = `document.body.insertAdjacentHTML('beforeend', '<form id="f2" method="post" action="https://other.test/"></form>'); field.outerHTML = '<input name="email" form="f2">';`;
  const whens = {
    'as it gets the focus': (what: string) => `field.addEventListener('focus', () => { ${what} }, { once: true })`,
    'in the next turn': (what: string) =>
      `field.addEventListener('focusin', () => setTimeout(() => { ${what} }), { once: true })`,
    'as it hears of the value': (what: string) => `field.addEventListener('input', () => { ${what} }, { once: true })`,
    'a moment after': (what: string) =>
      `field.addEventListener('blur', () => setTimeout(() => { ${what} }, 15), { once: true })`,
  };
  const cases = Object.entries(whens).flatMap(([when, doing]) => [
    ['is called otherwise', when, doing(renaming)],
    ['sends its value elsewhere', when, doing(moving)],
    ['is sent under another name', when, doing("field.name = 'q0'")],
  ]);

  it.each(cases)('is emptied and left where it %s %s', async (_how, _when, script) => {
    const { ends, stands } = await turned(script);
    expect(stands).toBe('');
    expect(ends.filter((end) => end !== 'refused')).toEqual([]);
  });

  const kinds: [string, string, AnswerValue][] = [
    ['a text of several lines', '<label>Say <textarea name="x"></textarea></label>', 'Hello'],
    [
      'a list',
      '<label>Say <select name="x"><option value="">-</option><option>Hello</option></select></label>',
      'Hello',
    ],
    ['a tick', '<label>Say <input type="checkbox" name="x"></label>', true],
    [
      'a choice',
      '<fieldset><legend>Say</legend><label><input type="radio" name="x" value="Hello"> Hello</label><label><input type="radio" name="x" value="Bye"> Bye</label></fieldset>',
      'Hello',
    ],
    [
      'a date in parts',
      '<fieldset><legend>Say</legend><label>Day <input name="d"></label><label>Month <input name="x"></label><label>Year <input name="y"></label></fieldset>',
      '1990-05-07',
    ],
  ];

  it.each(kinds)('is emptied where it is %s', async (_kind, body, value) => {
    const move = `document.body.insertAdjacentHTML('beforeend', '<form id="f2" action="https://other.test/"></form>'); for (const one of document.querySelectorAll('[name=x]')) one.setAttribute('form', 'f2');`;
    const script = `addEventListener('change', () => setTimeout(() => { ${move} }), { once: true })`;
    for (const isMoved of [false, true]) {
      served = `<!doctype html><form method="post" action="/apply">${body}<button>Send</button></form><script>${isMoved ? script : ''}</script>`;
      await open('/turning');
      const { outcome } = await fill('Say', value);
      const stands = await page.evaluate(() =>
        [...document.forms].map((form) => [...new FormData(form)].filter(([name]) => name === 'x').join()).join(''),
      );
      if (isMoved) expect([outcome, stands.replace('x,', '')]).toEqual(['refused', '']);
      else expect([outcome, stands]).toEqual(['held', expect.stringContaining('x,')]);
    }
  });

  it('gets no file where it is sent elsewhere once it has one', async () => {
    served = `<!doctype html><form method="post" action="/apply"><label>CV <input type="file" name="cv"></label><button>Send</button></form>
      <script>addEventListener('change', () => { document.forms[0].action = 'https://other.test/'; })</script>`;
    await open('/turning');
    expect(await attach('cv', 'cv.pdf', 'application/pdf')).toMatchObject({ outcome: 'refused' });
    expect(await sent()).toBe('cv=');
  });

  it('is left where another takes its place that is sent elsewhere', async () => {
    const { ends, stands } = await turned(whens['as it gets the focus'](replacing));
    expect(stands).toBe('');
    expect(ends).not.toContain('held');
  });

  it('is emptied where it turns under a trusted hand', async () => {
    const keyed = `field.addEventListener('input', (event) => { if (!event.isTrusted || event.inputType !== 'insertText' || event.data.length > 1) field.value = ''; });`;
    expect(await turned(keyed)).toEqual({ ends: ['held', 'already'], stands: 'zoe@quill.example' });
    const { ends, stands } = await turned(
      `${keyed} field.addEventListener('keydown', ({ key }) => { if (key === 'q') { ${renaming} } })`,
    );
    expect(stands).toBe('');
    expect(ends).not.toContain('held');
  });

  it.each([
    [
      'counts what is typed',
      `field.addEventListener('input', () => { document.querySelector('#l').firstChild.data = 'E-mail (' + field.value.length + '/80) '; })`,
    ],
    [
      'says that all is well',
      `field.addEventListener('change', () => document.querySelector('#l').append(' Looks good'))`,
    ],
    [
      'is drawn anew with its form',
      `field.addEventListener('change', () => setTimeout(() => { document.forms[0].outerHTML = document.forms[0].outerHTML; document.querySelector('[name=email]').value = 'zoe@quill.example'; }))`,
    ],
    [
      'is sent to another page of the same site',
      `field.addEventListener('focus', () => { document.forms[0].action = '/apply/17'; })`,
    ],
  ])('keeps its value where it only %s', async (_how, script) => {
    expect(await turned(script)).toEqual({ ends: ['held', 'already'], stands: 'zoe@quill.example' });
  });
});

describe('what takes a value in a way of its own', () => {
  const openWith = async (body: string, script: string) => {
    served = `<!doctype html><title>Apply</title><form method="post" action="/apply">${body}<button>Send</button></form><script>${script}</script>`;
    await open('/turning');
  };

  it('is written into once by script, and then by keys', async () => {
    await openWith(
      `<label>City <input name="city"></label><label>Phone <input name="phone" type="tel"></label>`,
      `let set = 0;
      for (const box of document.querySelectorAll('input')) box.addEventListener('input', (event) => {
        if (event.isTrusted && event.data?.length === 1) return;
        if (event.inputType === 'insertText') { set += 1; box.value = ''; }
        document.body.dataset.set = set;
      });`,
    );
    expect(await fill('City', 'Oslo')).toMatchObject({ outcome: 'held', committed: 'Oslo' });
    expect(await page.evaluate(() => document.body.dataset.set)).toBe('1');
    expect(await fill('Phone', '+1 416 555 0142', 'tel')).toMatchObject({ committed: '+1 416 555 0142' });
    expect(await page.evaluate(() => document.body.dataset.set)).toBe('2');
  });

  it('is left empty where a date is made another one, since nothing says how it is written', async () => {
    await openWith(
      `<label>Start date <input name="start"></label>`,
      `const box = document.querySelector('input');
      box.addEventListener('input', () => { box.value = box.value.replace(/\\D/g, '').replace(/^(..)(..)(....)$/, '$1/$2/$3'); });`,
    );
    expect(await fill('Start date', '2027-02-01', 'start_date')).toMatchObject({ outcome: 'not-held', committed: '' });
    expect(await sent()).toBe('start=');
  });

  it('is a day of a month that opens, however far it has to be turned', async () => {
    await openWith(
      `<label>Start date <input name="start" readonly placeholder="DD.MM.YYYY"></label>`,
      `const box = document.querySelector('input');
      const shown = new Date(2026, 10, 1);
      const draw = (part) => {
        const last = new Date(shown.getFullYear(), shown.getMonth() + 1, 0).getDate();
        part.innerHTML = '<b>' + shown.toLocaleDateString('en', { month: 'long', year: 'numeric' }) + '</b><button type="button">‹</button><button type="button">›</button><p>'
          + Array.from({ length: last }, (_, day) => '<span>' + (day + 1) + '</span>').join(' ') + '</p>';
        const [back, on] = part.querySelectorAll('button');
        back.onclick = () => { shown.setMonth(shown.getMonth() - 1); draw(part); };
        on.onclick = () => { shown.setMonth(shown.getMonth() + 1); draw(part); };
        part.querySelector('p').onclick = ({ target }) => {
          if (target.localName !== 'span') return;
          box.value = [target.textContent, shown.getMonth() + 1, shown.getFullYear()].join('. ');
          part.remove();
        };
      };
      box.addEventListener('click', () => { const part = document.createElement('div'); document.body.append(part); draw(part); });`,
    );
    expect(await fill('Start date', '2027-02-15')).toMatchObject({ outcome: 'held', committed: '15. 2. 2027' });
    expect(await fill('Start date', '2027-02-15')).toMatchObject({ outcome: 'already' });
  });

  it('is a whole day of a month that is known: the first of a beginning, the last of an end', async () => {
    await openWith(
      `<label>Von <input name="von" placeholder="TT.MM.JJJJ"></label><label>Bis <input name="bis" type="date"></label><label>Geburtsdatum <input name="geb" placeholder="TT.MM.JJJJ"></label>`,
      '',
    );
    expect(await fill('Von', '2019-03', 'work.startDate')).toMatchObject({ outcome: 'held', committed: '01.03.2019' });
    expect(await fill('Bis', '2020-02', 'work.endDate')).toMatchObject({ outcome: 'held', committed: '2020-02-29' });
    expect(await fill('Geburtsdatum', '1980-05', 'bday')).toMatchObject({ outcome: 'no-option', committed: '' });
  });

  it('is a place to drop files on that has no field of its own', async () => {
    await openWith(
      `<p>Your CV</p><div id="zone" role="button" tabindex="0">Drop your file here or click to browse</div>`,
      `const zone = document.querySelector('#zone');
      zone.addEventListener('dragover', (event) => event.preventDefault());
      zone.addEventListener('drop', (event) => { event.preventDefault(); zone.textContent = event.dataTransfer.files[0].name; });`,
    );
    const [field] = forms.forms.flatMap(({ reading }) => reading.fields);
    expect(field).toMatchObject({ kind: 'file', key: 'file.resume', question: 'Your CV', value: '' });
    expect(await attach('zone', 'cv.pdf', 'application/pdf')).toMatchObject({ outcome: 'attached' });
    expect(await page.textContent('#zone')).toBe('cv.pdf');
  });
});

describe('a field that is another by the time it is filled', () => {
  const textIn = (selector: string) => page.locator(selector).inputValue();

  it('gets nothing where the page asks something else there now', async () => {
    await open('/plain');
    await page.evaluate(() => {
      const label = document.querySelector('[name=first]')?.parentElement?.firstChild;
      if (label) label.textContent = "Mother's maiden name";
    });
    expect(await fill('First name', 'Zoë')).toMatchObject({ outcome: 'gone' });
    expect(await textIn('[name=first]')).toBe('');
    // Drawn anew, it is the same as long as it asks the same.
    await page.evaluate(() => {
      const about = document.querySelector('[name=about]');
      about?.replaceWith(about.cloneNode(true));
    });
    expect(await fill('About you', 'Me')).toMatchObject({ outcome: 'held' });
  });

  it('gets nothing in a page that was not read, be it of another site', async () => {
    await open('/plain');
    await page.goto('https://other.test/plain');
    expect(await fill('First name', 'Zoë')).toMatchObject({ outcome: 'gone' });
    expect(await textIn('[name=first]')).toBe('');
  });
});
