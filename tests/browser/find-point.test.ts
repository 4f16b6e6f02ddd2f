import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Target } from '@/page-api/element-requests';
import { type LabBrowser, launchLab } from '../harness/lab';
import { openHtml } from '../score/saved-pages';

let lab: LabBrowser;

beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab.close());

async function pointOf(body: string, target: Target) {
  const page = await openHtml(lab, `<!doctype html><body style="margin:0">${body}`, 'https://www.example.test/');
  const point = await lab.ask(page, 'find-point', target);
  await page.close();
  return point;
}

const tall = '<div style="height:3000px"></div>';

describe('find-point', () => {
  it('scrolls to what is out of sight', async () => {
    const point = await pointOf(`${tall}<button>Far</button>${tall}`, { selector: 'button' });
    expect(point).toMatchObject({ isHit: true, coveredBy: null });
    expect(point?.y).toBeGreaterThan(0);
    expect(point?.y).toBeLessThan(800);
  });

  it('finds the part that is left free', async () => {
    const cover = '<div style="position:fixed;left:0;top:0;width:150px;height:50px"></div>';
    const point = await pointOf(`<button style="width:200px;height:50px">Half</button>${cover}`, {
      selector: 'button',
    });
    expect(point?.isHit).toBe(true);
    expect(point?.x).toBeGreaterThanOrEqual(150);
  });

  it('says what covers it', async () => {
    const cover = '<div role="dialog" aria-label="Cookies" style="position:fixed;inset:0"></div>';
    expect(await pointOf(`<button>Under</button>${cover}`, { selector: 'button' })).toMatchObject({
      isHit: false,
      coveredBy: 'dialog "Cookies"',
    });
  });

  it.each([
    ['that touch in the markup', '<p>Nous utilisons des cookies.</p><b>Paramétrer</b><button>Accepter</button>'],
    ['in a shadow root', '<x-ask><template shadowrootmode="open"><p>Cookies</p><b>Accept</b></template></x-ask>'],
  ])('tells a question for consent by words %s', async (_, question) => {
    const cover = `<div role="dialog" style="position:fixed;inset:0">${question}</div>`;
    const point = await pointOf(`<button id="under">Under</button>${cover}`, { selector: '#under' });
    expect(point).toMatchObject({ isHit: false, asksConsent: true });
  });

  it('steps into shadow roots, closed ones too', async () => {
    const body = '<div id="host"><template shadowrootmode="closed"><button>In</button></template></div>';
    expect((await pointOf(body, { selector: '#host >>> button' }))?.isHit).toBe(true);
  });

  it('knows the control around the text that a shadow root shows of its host', async () => {
    const template = '<template shadowrootmode="open"><a role="link" tabindex="0"><slot></slot></a></template>';
    const point = await pointOf(`<x-link>${template}Certified Nursing Assistant</x-link>`, {
      selector: 'x-link >>> a',
    });
    expect(point).toMatchObject({ isHit: true, coveredBy: null });
  });

  it('presses the label of a field that is hidden behind it', async () => {
    const body = '<input type="checkbox" id="c" hidden><label for="c" style="display:block;width:100px">Yes</label>';
    expect(await pointOf(body, { selector: '#c' })).toMatchObject({ isHit: true });
  });

  it('answers null for what is gone, ambiguous or no selector', async () => {
    expect(await pointOf('<p>', { selector: 'button' })).toBeNull();
    expect(await pointOf('<b>1</b><b>2</b>', { selector: 'b' })).toBeNull();
    expect(await pointOf('<p>', { selector: '[[' })).toBeNull();
    expect(await pointOf('<p>', { ref: 'e99' })).toBeNull();
  });
});

describe('wait-until-quiet', () => {
  it('waits while the page changes, and gives up in time', async () => {
    const page = await lab.context.newPage();
    await page.route('**/*', (route) => route.fulfill({ body: '<p>', contentType: 'text/html' }));
    await page.goto('https://www.example.test/');
    const timer = await page.evaluate(() => Number(setInterval(() => document.body.append('x'), 50)));
    expect(await lab.ask(page, 'wait-until-quiet', { quietMs: 300, timeoutMs: 500 })).toBe(false);
    await page.evaluate((id) => clearInterval(id), timer);
    expect(await lab.ask(page, 'wait-until-quiet', { quietMs: 300, timeoutMs: 5_000 })).toBe(true);
    await page.close();
  });
});

describe('find-scroller', () => {
  it('keeps clear of what scrolls by itself where the document is meant', async () => {
    const rows = '<li style="height:60px">row</li>'.repeat(40);
    const page = await openHtml(
      lab,
      `<!doctype html><body>${tall}<div id="pane" style="position:fixed;top:100px;left:0;width:400px;height:500px;overflow-y:auto"><ul id="rows">${rows}</ul></div>`,
      'https://www.example.test/',
    );
    const { point, scroll } = await lab.ask(page, 'find-scroller', { recipe: null });
    expect(scroll.viewport).toBe(800);
    expect(point.isHit).toBe(true);
    const inPane = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('#pane') !== null, point);
    expect(inPane).toBe(false);
    await page.close();
  });

  it('brings the box of a list into view whole, as far as it hangs over the edge', async () => {
    const job = (n: number) =>
      `<li class=job><a href="/jobs/${n}">Nurse ${n}</a><span>Malmö</span><p>Care for patients</p></li>`;
    const rows = Array.from({ length: 20 }, (_, n) => job(n)).join('');
    const page = await openHtml(
      lab,
      `<!doctype html><body><div style="height:500px"></div><div id="pane" style="height:560px;overflow-y:auto"><ul>${rows}</ul></div>${tall}`,
      'https://www.example.test/jobs',
    );
    const learned = await lab.ask(page, 'learn-recipe', null);
    await lab.ask(page, 'find-scroller', { recipe: learned?.recipe ?? null });
    const hidden = await page.evaluate(
      () => (document.querySelector('#pane')?.getBoundingClientRect().bottom ?? 0) - innerHeight,
    );
    expect(learned?.reading.rows.length).toBe(20);
    expect(hidden).toBeLessThanOrEqual(0);
    await page.close();
  });
});
