import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldOutcome, Tab } from '@/browser/tab';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { actsPage, framesPage, innerFrame, outerFrame } from './acts-pages';

const own = 'https://own.test';
const other = 'https://other.test';

let lab: LabBrowser;
let page: Page;
let tabId: number;

beforeAll(async () => {
  lab = await launchLab({ args: ['--site-per-process'] });
  await lab.context.route(/^https:\/\/(own|other)\.test\//, (route) => {
    const { pathname, search } = new URL(route.request().url());
    const bodies: Record<string, string> = {
      '/acts': actsPage(),
      '/frames': framesPage(other),
      '/outer': outerFrame(),
      '/inner': innerFrame(search.slice(1)),
    };
    return route.fulfill({ contentType: 'text/html', body: bodies[pathname] ?? `<title>${pathname}${search}</title>` });
  });
  page = await lab.context.newPage();
});
afterAll(() => lab.close());

async function open(path: string): Promise<void> {
  await page.goto(own + path);
  tabId = await tabIdOf(lab, page);
}

const wanted = { purpose: 'explore', siteUrl: own } as const;

type Acts = 'press' | 'type' | 'select' | 'key' | 'scroll';

/** Does an act as a run would. */
function act<Name extends Acts>(name: Name, ...args: Parameters<Tab[Name]>): Promise<Awaited<ReturnType<Tab[Name]>>> {
  return lab.worker.evaluate(([tab, act, given]) => Reflect.apply(globalThis.lab.drive(tab)[act], null, given), [
    tabId,
    name,
    args,
  ] as const);
}

const type = (selector: string, text: string): Promise<FieldOutcome> => act('type', { selector }, text, wanted);
const heard = () => page.evaluate(() => Reflect.get(window, 'heard'));

describe('typing', () => {
  it('replaces what stands in a field', async () => {
    await open('/acts');
    expect(await type('#search', 'nurse, Köln 🏥')).toEqual({ outcome: 'done', readback: 'nurse, Köln 🏥' });
    expect(await type('#editor', 'new')).toEqual({ outcome: 'done', readback: 'new' });
    expect(await type('#search', '')).toEqual({ outcome: 'done', readback: '' });
    const long = 'word '.repeat(100);
    expect(await type('#search', long)).toEqual({ outcome: 'done', readback: long });
  });

  it('is heard by fields that listen to keys, and by those that belong to the state of a page', async () => {
    expect(await type('#keys', 'a 1-')).toMatchObject({ readback: 'a 1-' });
    expect(await page.textContent('#found')).toBe('a 1- found');
    expect(
      (await heard()).filter((line: string) => !line.includes('65:true') || line.startsWith('keydown:a:')),
    ).toEqual(['keydown:a:65:true', 'keydown:a:65:true', 'keydown: :32:true', 'keydown:1:49:true', 'keydown:-:0:true']);
    expect(await type('#controlled', 'xyz')).toEqual({ outcome: 'done', readback: 'XYZ' });
  });

  it('goes where the focus is handed on to', async () => {
    expect(await type('#opener', 'Bonn')).toEqual({ outcome: 'done', readback: 'Bonn' });
    expect(await page.inputValue('#opened')).toBe('Bonn');
  });

  it('is refused where there is nothing to type into, and for secrets and files', async () => {
    for (const selector of ['#password', '#files', '#button', '#text']) {
      expect(await type(selector, 'x'), selector).toMatchObject({ outcome: 'refused' });
    }
    expect(await type('#nowhere', 'x')).toEqual({ outcome: 'gone' });
    expect(await page.inputValue('#password')).toBe('');
  });
});

describe('other acts', () => {
  it('chooses an option, and says which there are', async () => {
    await open('/acts');
    expect(await act('select', { selector: '#sort' }, 'Closest', { purpose: 'filter' })).toEqual({
      outcome: 'done',
      readback: 'Closest',
    });
    expect(await heard()).toEqual(['change:Closest']);
    const refused = await act('select', { selector: '#sort' }, 'Oldest', { purpose: 'filter' });
    expect(refused).toEqual({ outcome: 'refused', reason: 'It has no such option. It has "Newest", "Closest".' });
    expect(await act('select', { selector: '#text' }, 'Oldest', { purpose: 'filter' })).toMatchObject({
      outcome: 'refused',
    });
  });

  it('scrolls what is around an element, and the page, down and up', async () => {
    const tops = () => page.evaluate(() => [document.querySelector('#box')?.scrollTop, scrollY]);
    expect(await act('scroll', { selector: '#row' }, 'down')).toBe(true);
    expect(await tops()).toEqual([160, 0]);
    expect(await act('scroll', null, 'down')).toBe(true);
    expect(await tops()).toEqual([160, Math.round((await page.evaluate(() => innerHeight)) * 0.8)]);
    expect(await act('scroll', null, 'up')).toBe(true);
    expect(await act('scroll', { selector: '#row' }, 'up')).toBe(true);
    expect(await tops()).toEqual([0, 0]);
    expect(await act('scroll', { selector: '#nowhere' }, 'down')).toBe(false);
  });

  it('presses keys: Escape is heard, Enter sends a search', async () => {
    await act('key', 'Escape', wanted);
    expect((await heard()).at(-1)).toBe('keydown:Escape:27:true');
    await type('#search', 'cook');
    expect(await act('key', 'Enter', wanted)).toEqual({ outcome: 'pressed', opened: [] });
    expect(page.url()).toBe(`${own}/results?q=cook`);
    await open('/acts');
    await page.evaluate(() => document.querySelector('form')?.setAttribute('target', '_blank'));
    await type('#search', 'cook');
    expect(await act('key', 'Enter', wanted)).toEqual({ outcome: 'pressed', opened: [`${own}/results?q=cook`] });
    expect(page.url()).toBe(`${own}/acts`);
  });
});

describe('acts in frames', () => {
  it('reach frames of the same site, in shadow roots, of another site, and those inside of them', async () => {
    await open('/frames');
    const snapshot = await lab.worker.evaluate((tab) => globalThis.lab.drive(tab).snapshot(null), tabId);
    expect(snapshot).toMatchObject({ url: `${own}/frames`, title: 'Frames' });
    const refOf = (name: string) => ({ ref: snapshot.elements.find((element) => element.name === name)?.ref ?? '' });
    for (const name of ['same', 'nested']) {
      const frame = page.frames().find((one) => one.url().endsWith(name));
      expect(await act('press', refOf(`${name} button`), wanted), name).toMatchObject({ outcome: 'pressed' });
      expect(await frame?.getAttribute('button', 'data-times'), name).toBe('1');
      expect(await act('type', refOf(`${name} field`), 'new', wanted), name).toEqual({
        outcome: 'done',
        readback: 'new',
      });
      expect(await frame?.inputValue('input'), name).toBe('new');
      await page.evaluate(() => scrollTo(0, 0));
      expect(await act('scroll', refOf(`${name} row`), 'down'), name).toBe(true);
      // The wheel's way into a frame of another process may take longer than the page was quiet for.
      await expect
        .poll(() => frame?.evaluate(() => document.querySelector('#box')?.scrollTop), { message: name })
        .toBe(48);
    }
    expect(await act('press', refOf('shadow button'), wanted)).toMatchObject({ outcome: 'pressed' });
    const inShadow = page.frames().find((one) => one.url().endsWith('shadow'));
    expect(await inShadow?.getAttribute('button', 'data-times')).toBe('1');
    await page.evaluate(() => document.querySelector('iframe')?.remove());
    expect(await act('press', refOf('same button'), wanted)).toEqual({ outcome: 'gone' });
    expect(await act('type', refOf('same field'), 'x', wanted)).toEqual({ outcome: 'gone' });
    expect(await act('scroll', refOf('same row'), 'down')).toBe(false);
  });
});
