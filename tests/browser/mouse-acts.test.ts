import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Tab } from '@/browser/tab';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';

const own = 'https://own.test';

/** Things that scripts move, sliders, HTML drag and drop, a menu that opens under the mouse, and what listens to two clicks. */
const page = `<title>Mouse</title><style>div,button,li{font:16px sans-serif}.box{width:120px;height:60px;margin:20px;background:#ddd}
#more{display:none}#menu:hover #more{display:block}</style>
<div id="menu" class="box">Departments<button id="more">Lamps</button></div>
<button id="twice" style="margin:20px">Rename</button>
<label>Day <input id="day" type="date"></label><label>Time <input id="time" type="time"></label>
<input id="range" type="range" min="0" max="500" step="5" value="250" aria-label="Price">
<div id="volume" role="slider" tabindex="0" aria-label="Volume" aria-valuenow="3" aria-valuemin="0" aria-valuemax="40" class="box"></div>
<div id="thumb" class="box">Thumb</div><div id="mark" class="box">Mark 70</div>
<div id="card" class="box" draggable="true">Card</div><div id="tray" class="box">Tray</div><div id="bin" class="box" aria-label="Delete card" role="button">Bin</div>
<script>
  window.heard = [];
  const tell = (text) => heard.push(text);
  volume.addEventListener('keydown', ({ key }) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0;
    volume.setAttribute('aria-valuenow', Number(volume.getAttribute('aria-valuenow')) + by);
  });
  mark.addEventListener('click', ({ offsetX, offsetY }) => tell('mark ' + Math.round(offsetX / 12) + ' ' + Math.round(offsetY / 6)));
  twice.addEventListener('dblclick', ({ isTrusted }) => tell('dblclick ' + isTrusted));
  let isDown = false;
  thumb.addEventListener('mousedown', () => { isDown = true; });
  addEventListener('mousemove', ({ buttons }) => { if (isDown && buttons === 1 && heard.at(-1) !== 'moved') tell('moved'); });
  addEventListener('mouseup', ({ target }) => { if (isDown) tell('let go at ' + target.id); isDown = false; });
  card.addEventListener('dragstart', ({ dataTransfer }) => dataTransfer.setData('text/plain', 'card'));
  for (const place of [tray, bin]) {
    place.addEventListener('dragover', (event) => event.preventDefault());
    place.addEventListener('drop', (event) => { event.preventDefault(); tell(event.dataTransfer.getData('text/plain') + ' in ' + place.id); });
  }
</script>`;

let lab: LabBrowser;
let shown: Page;
let tabId: number;

beforeAll(async () => {
  lab = await launchLab();
  await lab.context.route(/^https:\/\/own\.test\//, (route) => route.fulfill({ contentType: 'text/html', body: page }));
  shown = await lab.context.newPage();
});
beforeEach(async () => {
  await shown.goto(`${own}/`);
  tabId = await tabIdOf(lab, shown);
});
afterAll(() => lab?.close());

function act<Name extends 'press' | 'hover' | 'drag' | 'type'>(
  name: Name,
  ...args: Parameters<Tab[Name]>
): Promise<Awaited<ReturnType<Tab[Name]>>> {
  return lab.worker.evaluate(([tab, act, given]) => Reflect.apply(globalThis.lab.drive(tab)[act], null, given), [
    tabId,
    name,
    args,
  ] as const);
}

const at = (id: string) => ({ selector: `#${id}` });
const wanted = { purpose: 'goal', siteUrl: own, into: { origin: own, secret: null } } as const;
const heard = () => shown.evaluate(() => Reflect.get(window, 'heard'));

it('types a time part by part, before and after noon', async () => {
  for (const time of ['09:05', '14:30', '00:15', '12:00']) {
    expect(await act('type', at('time'), time, wanted)).toEqual({ outcome: 'done', readback: time });
  }
});

it('clicks twice as a person would', async () => {
  expect(await act('press', at('twice'), { ...wanted, times: 2 })).toMatchObject({ outcome: 'pressed' });
  expect(await heard()).toEqual(['dblclick true']);
});

it('clicks once what its user has allowed, though told to click twice', async () => {
  await shown.evaluate(
    `volume.insertAdjacentHTML('afterend', '<button id="buy">Buy now</button>'); buy.onclick = () => heard.push('bought')`,
  );
  const allowed = { code: 'purchase', name: 'Buy now', origin: own } as const;
  expect(await act('press', at('buy'), { ...wanted, allowed, times: 2 })).toMatchObject({ outcome: 'pressed' });
  expect(await heard()).toEqual(['bought']);
});

it('shows what opens under the mouse', async () => {
  expect(await act('hover', at('menu'))).toBe(true);
  expect(await shown.isVisible('#more')).toBe(true);
  expect(await act('hover', at('nothing'))).toBe(false);
});

it('drags what a script moves, and what the page itself lets drag', async () => {
  expect(await act('drag', at('thumb'), at('mark'), wanted)).toMatchObject({ outcome: 'pressed' });
  expect(await heard()).toEqual(['moved', 'let go at mark']);
  expect(await act('drag', at('card'), at('tray'), wanted)).toMatchObject({ outcome: 'pressed' });
  expect((await heard()).at(-1)).toBe('card in tray');
});

it('lets nothing go on what took the place of the end, if that deletes or cannot be judged', async () => {
  const covers = (id: string, how: string) =>
    shown.evaluate(`addEventListener('mousemove', ({ buttons }) => {
      if (buttons !== 1) return;
      const { left, top } = ${id}.getBoundingClientRect();
      ${how}
    })`);
  await covers(
    'mark',
    `bin.style.cssText = 'position:fixed;margin:0;left:' + left + 'px;top:' + top + 'px'; isDown = true;`,
  );
  expect(await act('drag', at('thumb'), at('mark'), wanted)).toMatchObject({ outcome: 'refused', code: 'delete' });
  await shown.goto(`${own}/`);
  await covers(
    'mark',
    `mark.remove(); bin.style.cssText = 'position:fixed;margin:0;left:' + left + 'px;top:' + top + 'px';`,
  );
  expect(await act('drag', at('thumb'), at('mark'), wanted)).toMatchObject({ outcome: 'refused', code: 'delete' });
  await shown.goto(`${own}/`);
  expect(await act('drag', at('thumb'), { right: -500, down: 0 }, wanted)).toMatchObject({ outcome: 'covered' });
  expect(await heard()).not.toContainEqual(expect.stringMatching(/let go at (?:mark|bin)/));
});

it('drags what moves along under the mouse, and what captures it', async () => {
  await shown.evaluate(`addEventListener('mousemove', ({ clientX, clientY }) => {
    if (isDown) thumb.style.cssText = 'position:fixed;margin:0;left:' + (clientX - 60) + 'px;top:' + (clientY - 30) + 'px';
  })`);
  expect(await act('drag', at('thumb'), at('mark'), wanted)).toMatchObject({ outcome: 'pressed' });
  expect((await heard()).at(-1)).toBe('let go at thumb');
  await shown.goto(`${own}/`);
  await shown.evaluate(`thumb.addEventListener('pointerdown', ({ pointerId }) => thumb.setPointerCapture(pointerId))`);
  expect(await act('drag', at('thumb'), at('bin'), wanted)).toMatchObject({ outcome: 'refused', code: 'delete' });
  expect(await act('drag', at('thumb'), at('mark'), wanted)).toMatchObject({ outcome: 'pressed' });
  expect((await heard()).at(-1)).toBe('let go at thumb');
});

it('sets sliders to a number, by keys', async () => {
  for (const number of ['45', '480']) {
    expect(await act('type', at('range'), number, wanted)).toEqual({ outcome: 'done', readback: number });
  }
  expect(await act('type', at('volume'), '17', wanted)).toEqual({ outcome: 'done', readback: '17' });
  expect(await act('type', at('range'), 'much', wanted)).toMatchObject({ outcome: 'refused' });
});

it('presses at a place, and drags as far as said', async () => {
  await act('press', { ...at('mark'), place: { across: 0.7, down: 0.5 } }, wanted);
  expect(await heard()).toEqual(['mark 7 5']);
  await act('drag', at('thumb'), { right: 90, down: 0 }, wanted);
  expect((await heard()).at(-1)).toMatch(/^let go at/);
  expect(await act('drag', at('card'), { right: 0, down: 160 }, wanted)).toMatchObject({
    outcome: 'refused',
    code: 'delete',
  });
});

it('drops nothing where that would do what nobody allowed', async () => {
  expect(await act('drag', at('card'), at('bin'), wanted)).toMatchObject({ outcome: 'refused', code: 'delete' });
  expect(await heard()).toEqual([]);
});

it('types a date part by part, as its field shows them', async () => {
  expect(await act('type', at('day'), '2026-11-30', wanted)).toEqual({ outcome: 'done', readback: '2026-11-30' });
  expect(await act('type', at('day'), '1999-01-02', wanted)).toEqual({ outcome: 'done', readback: '1999-01-02' });
});
