import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toPressContext } from '@/browser/input/wanted-press';
import type { ElementFacts } from '@/domain/page/page-act';
import { type LabBrowser, launchLab } from '../harness/lab';
import { type OnePage, startOnePage } from './one-page';

let lab: LabBrowser;
let tab: OnePage;

beforeAll(async () => {
  lab = await launchLab();
  tab = await startOnePage(lab, 'https://www.example.test/page');
});
afterAll(() => lab.close());

const open = (body: string): Promise<Page> => tab.show(body);

async function factsOf(body: string, selector: string): Promise<ElementFacts | null> {
  const page = await open(body);
  const facts = await lab.ask(page, 'read-element', { selector });
  return facts;
}

const filtering = toPressContext({ purpose: 'filter', siteUrl: 'https://www.example.test/' });

describe('read-element', () => {
  it('keeps an element by several marks, each of which finds it alone', async () => {
    const page =
      await open(`<main><form aria-label="Find work"><input id="box" name="q" placeholder="What?" data-test="query-box">
      <input name="l" placeholder="Where?"></form></main>`);
    const facts = await lab.ask(page, 'read-element', { selector: '#box' });
    expect(facts).toMatchObject({ role: 'textbox', name: 'What?', url: null, type: 'text', surroundings: 'Find work' });
    const selectors = [facts?.selector ?? '', ...(facts?.fallbacks ?? [])];
    expect(new Set(selectors).size).toBeGreaterThanOrEqual(3);
    const matches = await lab.ask(page, 'match-selectors', { selectors });
    for (const match of matches) expect(match).toMatchObject({ count: 1, first: { role: 'textbox', name: 'What?' } });
  });

  it('is found at the top of a shadow root whose parts nest alike', async () => {
    const page = await open(
      '<x-box><template shadowrootmode="closed"><div class="tAhgzGbrNaus">CV<div></div><div><div></div></div></div></template></x-box>',
    );
    const facts = await lab.ask(page, 'read-element', { selector: 'x-box >>> .tAhgzGbrNaus' });
    const selectors = [facts?.selector ?? ''];
    expect(selectors).toEqual(['x-box >>> div:not(* > *)']);
    expect(await lab.ask(page, 'match-selectors', { selectors })).toMatchObject([{ count: 1 }]);
  });

  it('steps into shadow roots, and leaves out what changes on every visit', async () => {
    const page =
      await open(`<x-list><template shadowrootmode="closed"><a id="ember31" href="/jobs/view/7?token=abc">Nurse</a>
      <a id="ember32" href="/jobs/view/8?token=abd">Cook</a></template></x-list>`);
    const facts = await lab.ask(page, 'read-element', { selector: 'x-list >>> #ember31' });
    const selectors = [facts?.selector ?? '', ...(facts?.fallbacks ?? [])];
    expect(selectors.join()).not.toMatch(/ember|token/);
    expect(selectors).toContain('x-list >>> a[href^="/jobs/view/7"]');
    const matches = await lab.ask(page, 'match-selectors', { selectors });
    expect(matches.every(({ count, first }) => count === 1 && first?.name === 'Nurse')).toBe(true);
  });

  it.each([
    [
      'a label before classes that a program made',
      '<nav><button id="ember1" class="tAhgzGbrNaus" aria-label="View next page">›</button></nav>',
      ['button[aria-label="View next page"]', 'nav > button'],
    ],
    [
      'what a label says of every posting before what it says of this one',
      `<section aria-label="Details"><h2>Data Engineer</h2><p><a id="ember1" role="link" href="/go?x=1"
      aria-label="Apply to Data Engineer on company website">Apply</a></p></section>`,
      [
        'a[aria-label^="Apply to"]',
        'a[aria-label$="on company website"]',
        'a[href^="/go"]',
        'section[aria-label="Details"] > p > a',
      ],
    ],
    [
      'the last of a pager as the last',
      '<main><div class="pages is-open"><a href="?p=2">2</a><a href="?p=3">3</a><a id="ember1" href="?p=2">Next</a></div></main>',
      ['div.pages > a:last-of-type'],
    ],
    [
      'a class of its own before its place, and never the class of a moment',
      '<form class="search"><button class="active" id="ember1">Go</button><button class="round">Stop</button></form>',
      ['form.search > button:nth-of-type(1)'],
    ],
  ])('prefers %s', async (_, body, selectors) => {
    const facts = await factsOf(body, '#ember1');
    expect([facts?.selector, ...(facts?.fallbacks ?? [])]).toEqual(selectors);
  });

  it.each([
    ['a field of a search', '<form role="search"><input id="x"></form>', 'search'],
    ['a search field without a form', '<input type="search" id="x">', 'search'],
    [
      'a form that asks by GET for a word',
      '<form action="/jobs"><input name="q"><button id="x">Go</button></form>',
      'search',
    ],
    [
      'a filter form',
      '<form><h2>Filters</h2><input type="checkbox"><button id="x">Show 7 results</button></form>',
      'search',
    ],
    ['a newsletter', '<form action="/news"><input type="email"><button id="x">Join</button></form>', 'form'],
    ['a form that posts', '<form method="post"><input name="q" id="x"></form>', 'form'],
    ['choices that report something', '<form><input type="radio"><button id="x">Send report</button></form>', 'form'],
    [
      'a button that only a script knows',
      '<form><input name="q"><button type="button" id="x">More</button></form>',
      'nothing',
    ],
    [
      'such a button beside an address to be reached at',
      '<form><input type="email"><button type="button" id="x">Next</button></form>',
      'form',
    ],
    [
      'such a button on a page that is one form',
      '<form><main><button type="button" id="x">Next</button></main><input type="email"></form>',
      'nothing',
    ],
    [
      'a button of a dialog with a file',
      '<div role="dialog"><input type="file"><div role="button" id="x">Next</div></div>',
      'form',
    ],
    [
      'the search of a newsletter',
      '<form role="search" action="/alerts"><input name="q"><input type="email"><button id="x">Search jobs for me</button></form>',
      'form',
    ],
    ['a search that posts', '<form method="post"><input name="q"><button id="x">Search</button></form>', 'form'],
    [
      'choices that lead to an address',
      '<form action="/prefs"><input type="radio"><button id="x">OK</button></form>',
      'form',
    ],
    [
      'a word sent to another site',
      '<form action="https://other.test/"><input name="q"><button id="x">Go</button></form>',
      'form',
    ],
    [
      'filters sent to an address that does something',
      '<form action="/unsubscribe"><h2>Filters</h2><input type="checkbox"><button id="x">Done</button></form>',
      'form',
    ],
    [
      'choices of what jobs are filtered by',
      '<form action="/jobs"><label>Contract <select><option>Any</select></label><button id="x">OK</button></form>',
      'search',
    ],
    [
      'a pager that is a form',
      '<form action="/jobs"><input type="hidden" name="page" value="2"><button id="x">Next page</button></form>',
      'search',
    ],
    ['a link', '<form method="post"><a href="/x" id="x">More</a></form>', 'nothing'],
  ])('says what %s would send', async (_, body, sends) => {
    expect(await factsOf(body, '#x')).toMatchObject({ sends });
  });

  it('says which dialog it stands in, and where a link leads', async () => {
    const body = '<div role="dialog"><h2>All filters</h2><form><a href="/a?b=1" id="x">More</a></form></div>';
    expect(await factsOf(body, '#x')).toMatchObject({
      surroundings: 'All filters',
      url: 'https://www.example.test/a?b=1',
      role: 'link',
    });
    expect(await factsOf('<p>', '#x')).toBeNull();
  });
});

describe('match-selectors', () => {
  it('counts what is no selector as nothing', async () => {
    const page = await open('<b>1</b><b>2</b>');
    expect(await lab.ask(page, 'match-selectors', { selectors: ['[[', 'b', 'i'] })).toEqual([
      { selector: '[[', count: 0, first: null },
      { selector: 'b', count: 2, first: { role: null, name: '1' } },
      { selector: 'i', count: 0, first: null },
    ]);
  });
});

describe('choose-option', () => {
  const select = '<select id="s" aria-label="Sort"><option value="">Any</option><option>Neueste</option></select>';

  it('chooses by label, however it is written, and tells the page', async () => {
    const site = await lab.context.newPage();
    await site.route('**/*', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `${select}<output></output><script>for (const type of ['input', 'change']) document.addEventListener(type, ({ target }) => { document.querySelector('output').textContent += type + target.value + ' '; });</script>`,
      }),
    );
    await site.goto('https://www.example.test/');
    const target = { selector: '#s' };
    expect(await lab.ask(site, 'choose-option', { target, option: 'NEUESTE', ...filtering })).toEqual({
      outcome: 'chosen',
      options: ['Neueste'],
    });
    expect(await site.textContent('output')).toBe('inputNeueste changeNeueste ');
    expect(await lab.ask(site, 'read-field', { target })).toMatchObject({
      value: 'Neueste',
      element: { name: 'Sort' },
    });
    expect(await lab.ask(site, 'choose-option', { target, option: 'Oldest', ...filtering })).toEqual({
      outcome: 'no-such-option',
      options: ['Any', 'Neueste'],
    });
    await site.close();
  });

  it('leaves a select alone that is called by an action, whatever is chosen in it', async () => {
    const page = await open('<select aria-label="Apply now"><option>No</option><option>Yes</option></select>');
    const answer = await lab.ask(page, 'choose-option', {
      target: { selector: 'select' },
      option: 'Yes',
      ...filtering,
    });
    expect(answer).toEqual({ outcome: 'refused', code: 'apply' });
    expect(await page.inputValue('select')).toBe('No');
  });

  it('says when there is nothing to choose from', async () => {
    const page = await open('<button>No</button>');
    const ask = (selector: string) =>
      lab.ask(page, 'choose-option', { target: { selector }, option: 'x', ...filtering });
    expect((await ask('button')).outcome).toBe('no-select');
    expect((await ask('select')).outcome).toBe('gone');
  });
});

describe('read-field and find-scroll-container', () => {
  it('reads the field with the focus, in a shadow root too', async () => {
    const page = await open('<x-box><template shadowrootmode="open"><input aria-label="What"></template></x-box>');
    await page.locator('input').pressSequentially('cook');
    expect(await lab.ask(page, 'read-field', { target: null })).toMatchObject({
      value: 'cook',
      element: { selector: 'x-box >>> input[aria-label="What"]' },
    });
  });

  it('finds what scrolls around an element', async () => {
    const page =
      await open(`<div id="pane" style="height:200px;width:300px;overflow-y:auto">${'<p>row</p>'.repeat(40)}</div>
      <div style="height:3000px"></div>`);
    const pane = await lab.ask(page, 'find-scroll-container', { target: { selector: '#pane > :first-child' } });
    expect(pane).toMatchObject({ point: { isHit: true }, scroll: { viewport: 200 } });
    const whole = await lab.ask(page, 'find-scroll-container', { target: null });
    expect(whole?.scroll.viewport).toBe(800);
    expect(await lab.ask(page, 'find-scroll-container', { target: { selector: '#none' } })).toBeNull();
  });
});
