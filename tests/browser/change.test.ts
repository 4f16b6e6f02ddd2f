import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WatchReading } from '@/page-api/change-requests';
import { type LabBrowser, launchLab } from '../harness/lab';
import { type OnePage, startOnePage } from './one-page';

let lab: LabBrowser;
let tab: OnePage;
let page: Page;

beforeAll(async () => {
  lab = await launchLab();
  tab = await startOnePage(lab, 'https://www.example.test/');
});
afterAll(() => lab.close());

/** What a watch tells of what `act` did to a page. */
async function changeOf(body: string, act: (page: Page) => Promise<unknown>): Promise<WatchReading> {
  page = await tab.show(body);
  await lab.ask(page, 'watch-change', { id: 'one' });
  return readAfter(act);
}

/** The same of what is done next to that page. */
async function readAfter(act: (page: Page) => Promise<unknown>): Promise<WatchReading> {
  await act(page);
  const reading = await lab.ask(page, 'read-change', { id: 'one' });
  if (!reading) throw new Error('the watch is gone');
  return reading;
}

const nothing = {
  opened: [],
  closed: [],
  lists: [],
  values: [],
  added: [],
  addedCount: 0,
  removed: [],
  removedCount: 0,
};

const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => `<li><a href="/j/${n + from}">Cook ${n + from}</a><p>Acme</p></li>`).join('');

const setHtml = (selector: string, html: string) => (on: Page) =>
  on.evaluate(([at, inner]) => Object.assign(document.querySelector(at) ?? {}, { innerHTML: inner }), [
    selector,
    html,
  ] as const);

describe('a watch', () => {
  it('says that nothing happened where nothing did, clocks aside', async () => {
    const reading = await changeOf(
      `<main><button>Save</button><p id="clock">It is 10:41:07</p><ul>${rows(1, 6)}</ul></main>`,
      setHtml('#clock', 'It is 10:41:08'),
    );
    expect(reading).toEqual({ wasActedOn: false, change: nothing });
  });

  it('hears whether it was acted on, and ends with the next one', async () => {
    const reading = await changeOf('<p>Press here</p>', (on) => on.mouse.click(20, 20));
    expect(reading).toEqual({ wasActedOn: true, change: nothing });
    await lab.ask(page, 'watch-change', { id: 'two' });
    expect(await lab.ask(page, 'read-change', { id: 'one' })).toBeNull();
    expect((await lab.ask(page, 'read-change', { id: 'two' }))?.wasActedOn).toBe(false);
    await page.reload();
    expect(await lab.ask(page, 'read-change', { id: 'two' })).toBeNull();
  });

  it('sees what a row unfolds far behind the beginning of its text, and no row that is only marked as chosen', async () => {
    const long = (n: number) =>
      `<li><a href="/j/${n}">Cook ${n}</a><p>${'Kitchens of every kind in town. '.repeat(8)}</p><div></div></li>`;
    const unfold = setHtml('li:nth-child(2) div', '<p>We look for a cook.</p><p>You cook.</p>');
    const { change } = await changeOf(`<main><ul>${[1, 2, 3, 4, 5, 6].map(long).join('')}</ul></main>`, unfold);
    expect(change).toMatchObject({ addedCount: 1, added: [expect.stringMatching(/^row Cook 2 /)] });
    await lab.ask(page, 'watch-change', { id: 'one' });
    const mark = (on: Page) => on.evaluate(() => document.querySelector('li')?.setAttribute('style', 'padding: 40px'));
    expect((await readAfter(mark)).change).toEqual(nothing);
  });

  it('tells of a row once, whatever of it is new', async () => {
    const short = (n: number) => `<li><a href="/j/${n}">Cook ${n}</a><p>Acme</p><div></div></li>`;
    const unfold = setHtml('li:nth-child(2) div', '<p>We look for a cook.</p><p>You cook.</p>');
    const { change } = await changeOf(`<main><ul>${[1, 2, 3, 4, 5, 6].map(short).join('')}</ul></main>`, unfold);
    expect(change).toMatchObject({ addedCount: 1, removedCount: 1 });
  });

  it('takes a press that was only begun for none, unless the page answered to it', async () => {
    const begin = async (on: Page) => {
      await on.mouse.move(20, 20);
      await on.mouse.down();
    };
    const deaf = await changeOf('<p>Press here</p>', begin);
    expect(deaf).toEqual({ wasActedOn: false, change: nothing });
    await page.mouse.up();
    const answering = await changeOf('<p>Press here</p>', async (on) => {
      await on.evaluate(() => document.body.addEventListener('mousedown', () => document.body.append('It is open')));
      await begin(on);
    });
    expect(answering.wasActedOn).toBe(true);
    await page.mouse.up();
  });
});

describe('parts that open and close', () => {
  const options = '<label><input type="checkbox"> Remote</label><label><input type="checkbox"> Hybrid</label>';

  it('knows dialogs, and tells what is in them', async () => {
    const dialog = `<div role="dialog" aria-label="All filters" style="position:fixed;inset:50px;background:#fff">${options}<button>Show results</button></div>`;
    const { change } = await changeOf('<main><p>Page</p></main><div id="top"></div>', setHtml('#top', dialog));
    expect(change.opened).toEqual([
      { role: 'dialog', name: 'All filters', controls: 3, fields: 2, text: 'Remote | Hybrid | Show results' },
    ]);
    expect(change.added).toContain('button "Show results"');
    await lab.ask(page, 'watch-change', { id: 'one' });
    const after = await readAfter(setHtml('#top', ''));
    expect(after.change.closed).toMatchObject([{ role: 'dialog', name: 'All filters', controls: 3 }]);
    expect(after.change.opened).toEqual([]);
  });

  it.each([
    [
      'a drawer that a class brings in',
      `<div class="x" style="position:fixed;left:0;top:0;width:300px;transform:translateX(-400px)"><h2>Filters</h2>${options}</div>`,
      'transform:none',
      'Filters',
    ],
    ['a part that was hidden', `<section class="x" hidden aria-label="Filters">${options}</section>`, '', 'Filters'],
    [
      'a pop-up that nothing calls so',
      `<div class="x" style="display:none;position:absolute;top:60px"><h3>Date</h3><button>Past day</button><button>Past week</button></div>`,
      'display:block',
      'Date',
    ],
  ])('knows %s', async (_, body, style, name) => {
    const toggle = (on: Page) =>
      on.evaluate((own) => {
        const part = document.querySelector('.x');
        if (!(part instanceof HTMLElement)) return;
        const before = part.getAttribute('style') ?? '';
        part.toggleAttribute('hidden', own === '' && !part.hidden);
        if (own)
          part.setAttribute('style', before.includes(`;${own}`) ? before.replace(`;${own}`, '') : `${before};${own}`);
      }, style);
    const { change } = await changeOf(`<main><button>Open</button><p>Text</p>${body}</main>`, toggle);
    expect(change.opened).toMatchObject([{ name, controls: 2 }]);
    await lab.ask(page, 'watch-change', { id: 'one' });
    expect((await readAfter(toggle)).change.closed).toMatchObject([{ name, controls: 2 }]);
  });

  it('knows what a control expands', async () => {
    const body = `<main><button aria-expanded="false" aria-controls="panel">Date posted</button><div id="panel" hidden>${options}</div>
      <details><summary>More</summary><label><input type="radio"> Today</label></details></main>`;
    const { change } = await changeOf(body, (on) =>
      on.evaluate(() => {
        document.querySelector('button')?.setAttribute('aria-expanded', 'true');
        document.querySelector('#panel')?.removeAttribute('hidden');
        document.querySelector('details')?.setAttribute('open', '');
      }),
    );
    expect(change.opened).toMatchObject([
      { name: 'Date posted', fields: 2 },
      { name: 'More', fields: 1 },
    ]);
    expect(change.values).toContainEqual({ name: 'Date posted', before: 'collapsed', after: 'expanded' });
  });

  it('does not take the details of another job for a part that opened', async () => {
    const { change } = await changeOf(
      '<main style="display:flex"><ul></ul><section id="pane"><h2>Cook</h2><button>Apply</button></section></main>',
      setHtml('#pane', '<h2>Nurse</h2><p>Night shifts</p><button>Apply now</button><button>Save</button>'),
    );
    expect(change.opened).toEqual([]);
    expect(change.added).toEqual(['heading 2 "Nurse"', '"Night shifts"', 'button "Apply now"', 'button "Save"']);
    expect(change.removedCount).toBe(2);
  });
});

describe('lists', () => {
  const body = `<main><ul aria-label="Results">${rows(1, 6)}</ul></main>`;

  it.each([
    ['rows that were added', rows(1, 10), { rowsBefore: 6, rowsAfter: 10, newRows: 4, goneRows: 0 }],
    ['rows that others took the place of', rows(7, 6), { rowsBefore: 6, rowsAfter: 6, newRows: 6, goneRows: 6 }],
    ['a list that a filter left one row of', rows(3, 1), { rowsBefore: 6, rowsAfter: 1, newRows: 0, goneRows: 5 }],
  ])('tells %s', async (_, now, expected) => {
    const { change } = await changeOf(body, setHtml('ul', now));
    expect(change.lists).toEqual([{ name: 'Results', ...expected }]);
  });

  it('knows a list that is drawn anew, in a shadow root', async () => {
    const list = (from: number) => `<div><ul class="jobs">${rows(from, 6)}</ul></div>`;
    const { change } = await changeOf(`<x-app><template shadowrootmode="open">${list(1)}</template></x-app>`, (on) =>
      on.evaluate((html) => {
        const root = document.querySelector('x-app')?.shadowRoot;
        if (root) root.innerHTML = html;
      }, list(4)),
    );
    expect(change.lists).toEqual([{ name: '', rowsBefore: 6, rowsAfter: 6, newRows: 3, goneRows: 3 }]);
    expect(change.added).toContain('row Cook 9 | Acme');
  });
});

describe('values and states', () => {
  it('tells what was typed, ticked, chosen and pressed; never what the user said of themself', async () => {
    const { change } = await changeOf(
      `<form role="search"><input aria-label="What"></form><label><input type="checkbox"> Remote</label>
       <button aria-pressed="false">Easy</button><select aria-label="Sort"><option>New</option><option>Near</option></select>
       <form><input type="email" aria-label="Email"></form>`,
      async (on) => {
        await on.getByLabel('What').pressSequentially('cook');
        await on.getByLabel('Email').pressSequentially('a@b.c');
        await on.getByLabel('Remote').check();
        await on.getByLabel('Sort').selectOption('Near');
        await on.evaluate(() => document.querySelector('button')?.setAttribute('aria-pressed', 'true'));
      },
    );
    expect(change).toEqual({
      ...nothing,
      values: [
        { name: 'What', before: '', after: 'cook' },
        { name: 'Remote', before: 'not checked', after: 'checked' },
        { name: 'Easy', before: 'not pressed', after: 'pressed' },
        { name: 'Sort', before: 'New', after: 'Near' },
        { name: 'Email', before: '', after: '(filled)' },
      ],
    });
  });
});
