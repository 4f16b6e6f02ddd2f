import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PressIntent, PressOutcome } from '@/browser/tab';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';

const address = 'https://board.test/jobs';

let lab: LabBrowser;
let page: Page;

beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab.close());

/** A page whose scripts run. */
async function open(body: string): Promise<Page> {
  const opened = await lab.context.newPage();
  await opened.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: `<!doctype html>${body}` }));
  await opened.goto(address);
  return opened;
}

/** Writes down every click that the page hears, and on what. */
const listening = `<script>window.clicks = [];
addEventListener('click', (event) => clicks.push(event.target.id || event.target.localName), true);
addEventListener('submit', (event) => { clicks.push('submit'); event.preventDefault(); }, true);</script>`;

const rows = (inner: (title: string, place: number) => string) =>
  `<ul>${['Nurse', 'Cook', 'Welder', 'Driver'].map((title, place) => `<li class="row">${inner(title, place)}</li>`).join('')}</ul>`;

async function pressed(
  body: string,
  selector: string,
  purpose: PressIntent['purpose'],
): Promise<{ outcome: PressOutcome; clicks: string[] }> {
  page = await open(`<body style="margin: 0">${listening}${body}`);
  const tabId = await tabIdOf(lab, page);
  const outcome = await lab.worker.evaluate(
    ([tab, name, wanted]) => globalThis.lab.drive(tab).press({ selector: name }, wanted),
    [tabId, selector, { purpose, siteUrl: address }] as const,
  );
  const clicks = await page.evaluate(() => Reflect.get(window, 'clicks'));
  await lab.worker.evaluate((tab) => globalThis.lab.drive(tab).release(), tabId);
  await page.close();
  return { outcome, clicks };
}

const refused = (code: string) => expect.objectContaining({ outcome: 'refused', code });

describe('what changes under the mouse', () => {
  const relabel = (event: string) =>
    `<button id="b" on${event}="this.textContent = 'Submit application'">Show more jobs</button>`;

  it.each(['mouseover', 'mousemove', 'pointerenter'])('is judged after %s', async (event) => {
    expect(await pressed(relabel(event), '#b', 'explore')).toEqual({ outcome: refused('send'), clicks: [] });
  });

  it.each(['mousedown', 'pointerdown', 'focus'])('is let go of without a click after %s', async (event) => {
    expect(await pressed(relabel(event), '#b', 'explore')).toEqual({ outcome: refused('send'), clicks: [] });
  });

  it('is not clicked where another control has taken its place', async () => {
    const body = `<div><button id="b" onmousedown="this.outerHTML = '<button id=c>Show more jobs</button>'">Show more jobs</button></div>`;
    const { outcome, clicks } = await pressed(body, '#b', 'explore');
    expect(outcome.outcome).not.toBe('pressed');
    expect(clicks).toEqual([]);
  });

  it('is not clicked where the form it belongs to, or its address, becomes another', async () => {
    const form = `<form action="/search" role="search"><input type="search" name="q"><button id="b" onmousedown="this.form.action = 'https://elsewhere.test/'">Search</button></form>`;
    expect((await pressed(form, '#b', 'search')).clicks).toEqual([]);
    const link = `<a id="b" href="#a" onmousedown="this.href = '/apply'">Show more</a>`;
    expect((await pressed(link, '#b', 'explore')).clicks).toEqual([]);
  });

  it('is not hit where something comes over it', async () => {
    const over = `<div id="over" style="position: fixed; inset: 0; display: none"><button style="width: 100%; height: 100%">Apply now</button></div>`;
    const body = `<button id="b" onmousemove="over.style.display = 'block'">Show more jobs</button>${over}`;
    const { outcome, clicks } = await pressed(body, '#b', 'explore');
    expect(outcome.outcome).toBe('covered');
    expect(clicks).toEqual([]);
  });

  it('is not clicked where another takes the mouse for itself', async () => {
    const body = `<button id="apply">Apply now</button>
      <button id="b" onpointerdown="apply.setPointerCapture(event.pointerId)">Show more jobs</button>`;
    expect((await pressed(body, '#b', 'explore')).clicks).toEqual([]);
  });

  it('hears nothing of a press where it came after the last look', async () => {
    page =
      await open(`<body style="margin: 0"><script>window.heard = []; const hear = ({ type, currentTarget }) => heard.push(type + ' ' + currentTarget.id);</script>
      <div id="row"><button id="b" style="width: 99px">Show more jobs</button></div>
      <button id="late" hidden style="position: fixed; inset: 0">Show more jobs</button>
      <script>for (const part of [b, late]) for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) part.addEventListener(type, hear);</script>`);
    const at = { x: 20, y: 8 };
    const context = { siteUrl: address, mayPressApply: false, isChoice: false, allowed: null };
    const look = () => lab.ask(page, 'judge-press', { target: { selector: '#b' }, at, purpose: 'explore', context });
    const hide = (isHidden: boolean) =>
      page.evaluate((to) => document.getElementById('late')?.toggleAttribute('hidden', to), isHidden);
    await page.mouse.move(at.x, at.y);
    for (const comes of ['down', 'up'] as const) {
      await hide(true);
      expect(await look()).toMatchObject({ outcome: 'pass' });
      if (comes === 'down') await hide(false);
      await page.mouse.down();
      if (comes === 'up') await hide(false);
      await page.mouse.up();
    }
    expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['pointerdown b', 'mousedown b']);
    await hide(true);
    // The guards of the looks before are over with the next one.
    await look();
    await page.mouse.click(at.x, at.y);
    expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([
      ...['pointerdown b', 'mousedown b'],
      ...['pointerdown b', 'mousedown b', 'pointerup b', 'mouseup b', 'click b'],
    ]);
    await page.close();
  });

  it('is pressed where it only looks different, and where its words change harmlessly', async () => {
    const body = `<button id="b" onmousedown="this.classList.add('down'); this.textContent = 'Show all jobs'">Show more jobs</button>`;
    expect(await pressed(body, '#b', 'explore')).toEqual({
      outcome: { outcome: 'pressed', opened: [] },
      clicks: ['b'],
    });
  });
});

describe('every name counts', () => {
  const inForm = (button: string) =>
    `<form action="/jobs" method="post"><input name="a" type="hidden">${button}</form>`;
  it.each([
    ['a label over other words', inForm('<button id="b" aria-label="Next page">Apply to all 8 jobs</button>')],
    ['a title', '<button id="b" title="Submit application">Next page</button>'],
    ['a value', '<form><input id="b" type="submit" value="Submit application" aria-label="Next page"></form>'],
    [
      'generated content',
      '<style>#b::before { content: "Apply now" }</style><button id="b" aria-label="Next page"></button>',
    ],
    [
      'what is hidden from screen readers',
      '<button id="b" aria-label="Next page"><span aria-hidden="true">Apply now</span></button>',
    ],
    ['a picture', '<button id="b" aria-label="Next page"><img alt="Apply now" width="30" height="30"></button>'],
    [
      'the control of a label',
      '<form method="post"><input name="mail" type="email"><label id="b" for="s">Next page</label><input id="s" type="submit" value="Go"></form>',
    ],
    ['an address', '<a id="b" href="/jobs/1/apply">Next page</a>'],
    ['an address of its form', inForm('<button id="b" formaction="/apply">Next page</button>')],
    [
      'a form that asks for an address',
      '<form method="post"><input type="email" name="mail"><button id="b">Load more</button></form>',
    ],
  ])('%s', async (_, body) => {
    const { outcome, clicks } = await pressed(body, '#b', 'turn-page');
    expect(outcome).toMatchObject({ outcome: 'refused' });
    expect(clicks).toEqual([]);
  });

  it('and a pager passes, by a form too', async () => {
    for (const body of ['<button id="b">Next page</button>', inForm('<button id="b">Next</button>')]) {
      expect((await pressed(body, '#b', 'turn-page')).outcome).toMatchObject({ outcome: 'pressed' });
    }
  });
});

describe('a row', () => {
  it('is pressed beside the controls in it', async () => {
    const style =
      '<style>.row { position: relative; height: 80px; cursor: pointer } .mid { position: absolute; left: 30%; width: 40%; top: 20px; height: 40px }</style>';
    const body =
      style +
      rows(
        (title, place) => `<b>${title}</b> <i>Acme, Bonn</i><button class="mid" id="apply${place}">Easy Apply</button>`,
      );
    const { outcome, clicks } = await pressed(body, 'li:nth-child(2)', 'open-row');
    expect(outcome).toMatchObject({ outcome: 'pressed' });
    expect(clicks).toHaveLength(1);
    expect(clicks[0]).not.toMatch(/apply/);
  });

  it('is refused where such a control fills it', async () => {
    const style =
      '<style>.row { position: relative; height: 80px; cursor: pointer } .all { position: absolute; inset: 0; width: 100% }</style>';
    const body = style + rows((title) => `<b>${title}</b> <i>Acme, Bonn</i><button class="all">Easy Apply</button>`);
    expect(await pressed(body, 'li:nth-child(2)', 'open-row')).toEqual({ outcome: refused('apply'), clicks: [] });
  });

  it('is pressed though it is a button by its role and has buttons of its own', async () => {
    const inner = '<button type="button">Save job</button><button type="button">Follow company</button>';
    const card = (title: string) =>
      `<div role="button" tabindex="0" style="padding-bottom:60px"><b>${title}</b> <i>Acme, Bonn</i> <p>${inner}</p></div>`;
    const body = rows(card);
    const { outcome, clicks } = await pressed(body, 'li:nth-child(2) [role=button]', 'open-row');
    expect(outcome).toMatchObject({ outcome: 'pressed' });
    expect(clicks).toHaveLength(1);
    expect((await pressed(body, 'li:nth-child(2) button:first-child', 'open-row')).outcome).toMatchObject({
      outcome: 'refused',
    });
  });

  it('opens in this tab what its form would open in another, and no other form does', async () => {
    const form = (fields: string) => (title: string, place: number) =>
      `<form method="post" action="/open" target="_blank"><input type="hidden" name="id" value="${place}1234">${fields}<button>${title}</button></form> <i>Acme, Bonn</i>`;
    const button = 'li:nth-child(2) button';
    const told = `<script>addEventListener('submit', (event) => clicks.push(event.submitter.formTarget || 'another tab'), true)</script>`;
    const { outcome, clicks } = await pressed(rows(form('')) + told, button, 'open-row');
    expect(outcome).toMatchObject({ outcome: 'pressed' });
    expect(clicks).toEqual(['button', 'submit', '_self']);
    const asking = await pressed(rows(form('<input name="name">')) + told, button, 'open-row');
    expect(asking).toEqual({ outcome: refused('send'), clicks: [] });
  });

  it.each(['Withdraw', 'Valitse', 'Delete my account'])('is no “%s” that all rows repeat', async (word) => {
    const body = rows((title) => `<b>${title}</b> <button>${word}</button>`);
    const { outcome, clicks } = await pressed(body, 'li:nth-child(2) button', 'open-row');
    expect(outcome).toMatchObject({ outcome: 'refused' });
    expect(clicks).toEqual([]);
  });

  it('is pressed by its title where the only one beside it has the same, and the list others', async () => {
    const group = (title: string) =>
      `<section><h2>${title} work</h2><ul>${['Bonn', 'Ulm']
        .map((town) => `<li><b><button type="button">${title}</button></b><div>Acme</div><div>${town}</div></li>`)
        .join('')}</ul></section>`;
    const titles = ['Welder', 'Nurse', 'Driver'];
    page = await open(`<body>${listening}<main>${titles.map(group).join('')}</main>`);
    const tabId = await tabIdOf(lab, page);
    const press = () =>
      lab.worker.evaluate(
        ([tab, url]) =>
          globalThis.lab
            .drive(tab)
            .press({ selector: 'section:first-child li:first-child button' }, { purpose: 'open-row', siteUrl: url }),
        [tabId, address] as const,
      );
    expect(await press()).toEqual(refused('unclear'));
    await lab.ask(page, 'learn-recipe', null);
    expect(await press()).toMatchObject({ outcome: 'pressed' });
    await lab.worker.evaluate((tab) => globalThis.lab.drive(tab).release(), tabId);
    await page.close();
  });

  it('is pressed by a link that covers it and is named by its title, and by none that all call the same', async () => {
    const covering = (name: (place: number) => string) =>
      `<style>.row { position: relative; height: 60px } .row a { position: absolute; inset: 0 }</style><b id="same">Valitse</b>${rows(
        (title, place) =>
          `<a href="/preview/${place}" aria-labelledby="${name(place)}"></a><b id="t${place}">${title}</b> <i>Acme, Bonn</i>`,
      )}`;
    const link = 'li:nth-child(2) a';
    const own = await pressed(
      covering((place) => `t${place}`),
      link,
      'open-row',
    );
    expect(own.outcome).toMatchObject({ outcome: 'pressed' });
    expect(
      (
        await pressed(
          covering(() => 'same'),
          link,
          'open-row',
        )
      ).outcome,
    ).toEqual(refused('unclear'));
  });

  it('is told from what stands alone', async () => {
    expect((await pressed('<button id="b">Valitse</button>', '#b', 'open-row')).outcome).toEqual(refused('unclear'));
    const links = rows((title, place) => `<a href="#${place}">${title}</a> <i>Acme</i>`);
    expect((await pressed(links, 'li:nth-child(3) a', 'open-row')).outcome).toMatchObject({ outcome: 'pressed' });
  });
});

describe('keys', () => {
  async function entered(body: string, focus: string) {
    page = await open(`<body>${listening}${body}`);
    const tabId = await tabIdOf(lab, page);
    await page.focus(focus);
    const outcome = await lab.worker.evaluate(
      ([tab, siteUrl]) => globalThis.lab.drive(tab).key('Enter', { purpose: 'search', siteUrl }),
      [tabId, address] as const,
    );
    const clicks = await page.evaluate(() => Reflect.get(window, 'clicks'));
    await page.close();
    return { outcome, clicks };
  }

  it('send a search, and no other form', async () => {
    const search = '<form role="search" action="/jobs"><input id="f" type="search" name="q"></form>';
    expect((await entered(search, '#f')).clicks).toEqual(['submit']);
    const form =
      '<form method="post"><input type="email" name="mail"><input id="f" name="q" aria-label="Search"></form>';
    expect(await entered(form, '#f')).toEqual({ outcome: refused('not-a-search-field'), clicks: [] });
  });

  it('press the default button of the search, which has to be one of it', async () => {
    const withButton = (button: string) =>
      `<form role="search" action="/jobs"><input id="f" type="search" name="q">${button}</form>`;
    for (const button of ['<button>Search</button>', '<button><svg></svg></button>', '<button>Go</button>']) {
      expect((await entered(withButton(button), '#f')).clicks, button).toContain('submit');
    }
    for (const button of ['<button>Apply to all 8 jobs</button>', '<button formaction="/apply">Search</button>']) {
      expect((await entered(withButton(button), '#f')).clicks, button).toEqual([]);
    }
    const outside = `${withButton('').replace('<form', '<form id="s"')}<button form="s">Delete my account</button>`;
    expect((await entered(outside, '#f')).clicks).toEqual([]);
  });

  it('press no button that takes the focus when the key is heard', async () => {
    const body = `<button id="apply">Apply now</button><input id="f" type="search" aria-label="Search jobs" onkeydown="apply.focus()">`;
    const { clicks } = await entered(body, '#f');
    expect(clicks).toEqual([]);
  });
});

describe('an Apply beside choices alone, towards a goal', () => {
  const beside = (field: string) => `<div>${field}<button type="button" id="b">Apply</button></div>`;

  it('settles them', async () => {
    expect(await pressed(beside('<input type="date">'), '#b', 'goal')).toMatchObject({ clicks: ['b'] });
  });

  it('is refused where what is only shown says who would apply', async () => {
    const whose = '<input readonly value="ada@example.org"><select><option>CV</option></select>';
    expect(await pressed(beside(whose), '#b', 'goal')).toEqual({ outcome: refused('apply'), clicks: [] });
  });
});
