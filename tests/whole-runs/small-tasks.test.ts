import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tab } from '@/browser/tab';
import type { Target } from '@/page-api/element-requests';
import { parseTarget } from '@/workflows/explore/target-from-address';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import {
  applyPage,
  boardPage,
  bookingPage,
  datePage,
  drawingPage,
  drawnPage,
  handMenuPage,
  heardPage,
  heldPage,
  keysPage,
  linkedPage,
  mailPage,
  menuPage,
  openedPage,
  ownMenuPage,
  redrawnPage,
  shapesPage,
  sliderPage,
  sortPage,
  stylePage,
  switchPage,
  termsPage,
  toDoPage,
  trackPage,
  turnedPage,
} from './task-pages';

const own = 'https://own.test';
const wanted = { purpose: 'goal', siteUrl: own, into: { origin: own, secret: null } } as const;

let lab: LabBrowser;
let shown: Page;
let tabId: number;
let body = '';

beforeAll(async () => {
  lab = await launchLab();
  await lab.context.route(/^https:\/\/own\.test\//, (route) => route.fulfill({ contentType: 'text/html', body }));
  shown = await lab.context.newPage();
});
afterAll(() => lab?.close());

async function open(page: string): Promise<void> {
  body = page;
  await shown.goto(`${own}/`);
  tabId = await tabIdOf(lab, shown);
}

function act<Name extends 'press' | 'hover' | 'drag' | 'type' | 'key' | 'snapshot' | 'awaitNews' | 'select' | 'scroll'>(
  name: Name,
  ...args: Parameters<Tab[Name]>
): Promise<Awaited<ReturnType<Tab[Name]>>> {
  return lab.worker.evaluate(([tab, act, given]) => Reflect.apply(globalThis.lab.drive(tab)[act], null, given), [
    tabId,
    name,
    args,
  ] as const);
}

/** What an agent would copy as target: the address before the words, as the page's text shows it. */
async function addressOf(words: string, isWork = false): Promise<string> {
  const { text } = await act('snapshot', null, isWork);
  const before = text.slice(0, text.indexOf(words));
  const address = [...before.matchAll(/\[(?:CLICK|TYPE|SELECT): "([^"]+)"\]/g)].at(-1)?.[1];
  if (!text.includes(words) || address === undefined) throw new Error(`${words} has no address in\n${text}`);
  return address;
}

const at = async (words: string): Promise<Target> => parseTarget(await addressOf(words));
const press = async (words: string) => act('press', await at(words), wanted);
const pressAtWork = async (words: string) => act('press', parseTarget(await addressOf(words, true)), wanted);
const said = (selector: string) => shown.textContent(selector);
const held = () => shown.evaluate(() => Reflect.get(window, 'held'));

it('chooses a day from a calendar without roles', async () => {
  await open(datePage);
  await press('textbox "Departure"');
  await press('class ui-next');
  await press('class ui-next');
  expect((await act('snapshot', null)).text).toContain('January 2027');
  await press('"17"');
  expect(await shown.inputValue('#when')).toBe('1/17/2027');
});

it('moves a slider of two boxes by keys and by the mouse', async () => {
  await open(sliderPage);
  await press('class ui-slider-handle');
  await act('key', 'ArrowRight', wanted, 37);
  expect(await said('#number')).toBe('37');
  await act('drag', await at('class ui-slider-handle'), { right: 28, down: 0 }, wanted);
  expect(await said('#number')).toBe('47');
});

it('puts the items of a list in order', async () => {
  await open(sortPage);
  await act('drag', await at('"Elm"'), await at('"Birch"'), wanted);
  await act('drag', await at('"Alder"'), await at('"Cedar"'), wanted);
  expect(await shown.locator('li').allTextContents()).toEqual(['Elm', 'Birch', 'Cedar', 'Alder', 'Douglas fir']);
});

it('finds its way through a menu in a menu', async () => {
  await open(menuPage);
  await act('hover', await at('"Shapes"'));
  await act('hover', await at('"Round"'));
  await press('"Ellipse"');
  expect(await said('#chosen')).toBe('Chosen: Ellipse');
});

it('marks, opens and answers letters by pictures without names', async () => {
  await open(mailPage);
  const { text } = await act('snapshot', null);
  expect(text).toMatch(/3 \[CLICK: "[^"]+"\] "Cleo" \| "Letter 3" · .*class trash.* · .*class star/);
  const row = text.split('\n').find((line) => line.includes('"Cleo"')) ?? '';
  const star = /\[CLICK: "([^"]+)"\] "?"? ?\(class star\)/.exec(row)?.[1] ?? '';
  await act('press', parseTarget(star), wanted);
  expect(await held()).toEqual({ star: 'Cleo' });
  await press('"Dan"');
  expect(await said('#subject')).toBe('From Dan');
  await press('class reply');
  await act('type', await at('textbox'), 'On Sunday.', wanted);
  expect(await held()).toMatchObject({ answer: 'On Sunday.' });
});

it('throws a letter away only where its user allows it', async () => {
  await open(mailPage);
  const row = (await act('snapshot', null)).text.split('\n').find((line) => line.includes('"Bo"')) ?? '';
  const trash = /\[CLICK: "([^"]+)"\] "?"? ?\(class trash\)/.exec(row)?.[1] ?? '';
  expect(await act('press', parseTarget(trash), wanted)).toMatchObject({ outcome: 'refused', code: 'delete' });
});

it('presses the parts of a drawing', async () => {
  await open(drawingPage);
  await press('class circle green');
  expect(await said('#pressed')).toBe('green');
  await press('"Harbour"');
  expect(await said('#pressed')).toBe('flag');
});

it('takes what comes up while typing, and goes on', async () => {
  await open(bookingPage);
  await act('type', await at('textbox "From"'), 'os', wanted);
  // It is away before the button comes up again.
  expect(await press('"Osaka')).toMatchObject({ outcome: 'pressed' });
  expect(await held()).toEqual({ from: 'Osaka, Japan (KIX)' });
  await press('button "Search"');
  expect((await act('snapshot', null)).text).toContain('$95');
});

it('gives the entries that an entry holds addresses of their own', async () => {
  await open(handMenuPage);
  await act('hover', await at('"Sea"'));
  await act('awaitNews', 600, null);
  await act('hover', await at('"Birds"'));
  await act('awaitNews', 600, null);
  expect((await act('snapshot', null)).text).toMatch(/"Sea"\n.*"Coral"\n.*"Birds"\n.*"Gull"\n.*"Tern"\n.*"Land"/);
  await press('"Tern"');
  expect(await said('#chosen')).toBe('Tern');
});

it('tells the handle of a slider from its track', async () => {
  await open(trackPage);
  await press('(takes keys)');
  await act('key', 'ArrowLeft', wanted, 3);
  expect(await said('#number')).toBe('37');
});

it('tells shapes apart by kind, colour, size and place', async () => {
  await open(shapesPage);
  const { text } = await act('snapshot', null);
  expect(text).toContain('(class circle magenta) 60×60 at 10,20');
  await press('(class circle magenta) 16×16 at 112,42');
  expect(await said('#pressed')).toBe('circle8');
  await press('(class navy');
  expect(await said('#pressed')).toBe('navy');
});

it('shows what fields hold where that is the work, and never what is about the user', async () => {
  await open(heldPage);
  const work = (await act('snapshot', null, true)).text;
  expect(work).toContain('= "One two"');
  expect(work).toContain('textbox = "three"');
  expect(work).toContain('textbox (read only)');
  expect(work).toContain('(takes several) of "Ada", "Bo"');
  expect(work).not.toMatch(/me@own|Wren/);
  expect((await act('snapshot', null)).text).not.toMatch(/One|three/);
});

it('ticks a box that only its label shows', async () => {
  await open(switchPage);
  await press('checkbox "Fan"');
  expect(await shown.isChecked('#fan')).toBe(true);
  expect((await act('snapshot', null)).text).toContain('checkbox "Fan" (checked)');
});

it('marks a word of a text, which then gets a style', async () => {
  await open(switchPage);
  const text = await at('textbox');
  expect(await act('select', text, 'kettle', wanted)).toMatchObject({ outcome: 'done' });
  await press('"I"');
  expect(await shown.innerHTML('#text')).toBe('The <i>kettle</i> is on.');
  expect(await act('select', text, 'teapot', wanted)).toMatchObject({ outcome: 'refused' });
});

it('sets a slider whose label says where it stands', async () => {
  await open(switchPage);
  expect(await act('type', await at('slider "3"'), '14', wanted)).toEqual({ outcome: 'done', readback: '14' });
  expect(await said('output')).toBe('14');
});

it('opens a text of a row by a double click, and never presses what the mouse brings up there', async () => {
  await open(toDoPage);
  const { text } = await act('snapshot', null, true);
  expect(text).toMatch(/3 "Post it" \(class done\)/);
  expect(await act('press', parseTarget('L1.1'), { ...wanted, times: 2 })).toMatchObject({ outcome: 'pressed' });
  expect(await held()).toEqual({ things: ['Mend mlk', 'Call home', 'Post it', 'Read on'], opened: 'Mend mlk' });
});

it('tells apart what one listener around hears', async () => {
  await open(heardPage);
  const { text } = await act('snapshot', null, true);
  for (const told of [
    '(class olive)',
    '(class teal)',
    '"M"\n',
    '"T" (class chosen)',
    '"W"\n',
    '(class star)',
    'cell\n',
    'cell "Tea"',
    '(class pin words)',
  ])
    expect(text).toContain(told);
  const pressed = async (words: string) => {
    const [, address = ''] = /"([^"]+)"\](?: listitem)?$/.exec(text.slice(0, text.indexOf(words))) ?? [];
    await act('press', parseTarget(address), wanted);
    return said('#pressed');
  };
  expect(await pressed(' (class teal)')).toContain('c ');
  expect(await pressed(' "Ghent"')).toContain('Ghent');
  expect(await pressed(' (class star)')).toContain('star');
  const [, pin = ''] = /"([^"]+)"\] \(class pin/.exec(text) ?? [];
  await act('hover', parseTarget(pin));
  expect((await act('snapshot', null, true)).text).toContain('"Rona"');
});

it('drags cards to a column that has none', async () => {
  await open(boardPage);
  await act('snapshot', null, true);
  await act('drag', await at('"Fix it"'), await at('"Done"'), wanted);
  expect(await shown.locator('.column').last().textContent()).toBe('DoneFix it');
});

it('scrolls the box that has more where the page has not, and shows long texts whole', async () => {
  await open(termsPage);
  expect((await act('snapshot', null, true)).text).not.toContain('bramble');
  for (let turns = 0; turns < 8; turns += 1) await act('scroll', null, 'down');
  expect(await shown.isDisabled('input')).toBe(false);
  expect((await act('snapshot', 'page', true)).text).toContain('bramble');
});

it('presses and fills what is drawn anew as the mouse goes down', async () => {
  await open(redrawnPage);
  const { text } = await act('snapshot', null, true);
  const [, cell = ''] = /"([^"]+)"\] cell\n/.exec(text) ?? [];
  await act('press', parseTarget(cell), wanted);
  expect(await act('key', 'Enter', wanted)).toMatchObject({ outcome: 'pressed' });
  await act('type', { selector: 'td input' }, '125', wanted);
  await act('key', 'Enter', wanted);
  expect(await act('type', { selector: '#chips input' }, 'nor', wanted)).toMatchObject({
    outcome: 'done',
    readback: 'nor',
  });
  await pressAtWork('"Norpost"');
  expect(await held()).toEqual({ cells: ['Rent', '700', '125'], chips: ['Norpost'] });
});

it('gives the entries of a menu within what opened it addresses of their own, and tells the chosen colour', async () => {
  await open(ownMenuPage);
  expect((await act('snapshot', null, true)).text).toContain('(class tomato chosen');
  await pressAtWork('(class teal');
  expect((await act('snapshot', null, true)).text).toContain('(class teal chosen');
  await pressAtWork('"Never"');
  await pressAtWork('"Every Tuesday"');
  expect(await said('#how')).toBe('Every Tuesday');
});

it('types and presses keys where no field is', async () => {
  await open(keysPage);
  expect(await act('type', null, 'ls -a', wanted)).toEqual({ outcome: 'sent-to-page' });
  expect(await act('key', 'Enter', wanted)).toMatchObject({ outcome: 'pressed', isToPage: true });
  expect(await act('type', await at('"Board"'), 'w d', wanted)).toEqual({ outcome: 'sent-to-page' });
  await act('key', 'ArrowUp', wanted, 2);
  expect(await act('key', 'Enter', wanted)).toMatchObject({ outcome: 'pressed' });
  expect(await held()).toEqual({ moves: 'w dArrowUpArrowUpEnter', lines: ['ls -a'] });
});

it('tells all that a long text says which hears keys as a whole', async () => {
  await open(`<div tabindex="0">${'Welcome to the terminal. '.repeat(4)}The last word is bramble.</div>`);
  expect((await act('snapshot', null, true)).text).toContain('bramble');
});

it('types at no control that keys would press', async () => {
  await open('<button>Delete all</button><input type="checkbox">');
  await shown.focus('button');
  expect(await act('type', null, ' ', wanted)).toMatchObject({ outcome: 'refused' });
  expect(await act('key', 'Enter', wanted)).toMatchObject({ outcome: 'refused', code: 'delete' });
  await shown.focus('input');
  expect(await act('type', null, ' ', wanted)).toMatchObject({ outcome: 'refused' });
  expect(await shown.isChecked('input')).toBe(false);
});

it('tells what a style sheet alone shows', async () => {
  await open(stylePage);
  const { text } = await act('snapshot', null, true);
  for (const told of [
    '"📌 Door code 5520"',
    '"Lunch"',
    '"Day" (shows "▼")',
    '"Medium" (looks background rgb(0, 90, 200))',
  ])
    expect(text).toContain(told);
  expect((await act('snapshot', null)).text).not.toMatch(/📌|▼|looks/);
});

it('writes by the same address into what a double click has opened', async () => {
  await open(openedPage);
  const { text } = await act('snapshot', null, true);
  const addressBefore = (words: string) =>
    parseTarget([...text.slice(0, text.indexOf(words)).matchAll(/"([^"]+)"\]/g)].at(-1)?.[1] ?? '');
  const [title, cell, sum] = ['"Sheet2"', '"Open"', '"7"'].map(addressBefore) as [Target, Target, Target];
  for (const one of [title, cell, sum]) {
    await act('press', one, { ...wanted, times: 2 });
    if (one === cell) expect(await act('select', one, 'Sent', wanted)).toMatchObject({ outcome: 'done' });
    else expect(await act('type', one, 'May', wanted)).toMatchObject({ outcome: 'done' });
  }
  expect(await said('#title')).toBe('May');
  expect(await held()).toEqual({ cell: 'Sent', sum: 'May' });
});

it('presses nothing that became another as the button went down, nor the like of what was allowed', async () => {
  await open(turnedPage);
  await act('press', await at('"Show"'), wanted);
  const allowed = { code: 'send', name: 'Send', origin: own } as const;
  await act('press', await at('"Send"'), { ...wanted, allowed });
  expect(await held()).toEqual({ pressed: [] });
});

it('tells what only its place or its drawing says, and acts at a place in it', async () => {
  await open(drawnPage);
  const { text } = await act('snapshot', null, true);
  for (const told of [
    '"Three" r2 c1',
    ' 100×60\n  circle blue 10×10 at 5,5\n  text red "K"',
    ' canvas 60×60\n  #f00 #f00 #f00 #00f #00f #00f\n',
    '(class cell; drawn path #b00)',
    'a = rgb(0, 0, 0), b = rgb(238, 238, 238): aba / bab / aba',
    'textbox 126×56',
    'textbox (date)',
  ])
    expect(text).toContain(told);
  const [, canvas = ''] = /"([^"]+)"\] canvas/.exec(text) ?? [];
  await act('press', parseTarget(`${canvas} at 75%, 50%`), wanted);
  await act('type', { selector: '[type=color]' }, '#ff8000', wanted);
  expect(await held()).toEqual({ at: [45, 30], colour: '#ff8000' });
});

it('presses a text that has something to press in it', async () => {
  await open(linkedPage);
  await pressAtWork('"Nam odio');
  expect(await said('#pressed')).toBe('p');
  await pressAtWork('"lacus"');
  expect(await said('#pressed')).toBe('b');
});

it('settles a choice by its Apply, and applies and orders nothing', async () => {
  await open(applyPage);
  expect(await act('press', { selector: '#job' }, wanted)).toMatchObject({ outcome: 'refused', code: 'apply' });
  expect(await act('press', { selector: '#buy' }, wanted)).toMatchObject({ outcome: 'refused', code: 'purchase' });
  expect(await held()).toEqual({});
  expect(await act('press', { selector: '#dates' }, wanted)).toMatchObject({ outcome: 'pressed' });
  expect(await held()).toEqual({ pressed: 'dates' });
});
