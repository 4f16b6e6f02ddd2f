import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FieldOutcome, PressIntent, PressOutcome } from '@/browser/tab';
import type { AllowedAct } from '@/domain/page/allowed-act';
import type { Target } from '@/page-api/element-requests';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';

const own = 'https://own.test';
const advert = 'https://advert.test';

let lab: LabBrowser;
let shown: Page;
let tabId: number;
const bodies: Record<string, string> = {};

beforeAll(async () => {
  lab = await launchLab();
  await lab.context.route(/^https:\/\/(?:own|advert)\.test\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html>${bodies[route.request().url()] ?? ''}` }),
  );
  shown = await lab.context.newPage();
});
afterAll(() => lab?.close());

async function open(pages: Record<string, string>): Promise<void> {
  Object.assign(bodies, pages);
  await shown.goto(`${own}/`);
  tabId = await tabIdOf(lab, shown);
}

const goal = { purpose: 'goal', siteUrl: own } as const;
const signIn: AllowedAct = { code: 'sign-in', name: 'Sign in', origin: own };

const press = (target: Target, allowed: AllowedAct | null): Promise<PressOutcome> =>
  lab.worker.evaluate(([tab, at, wanted]) => globalThis.lab.drive(tab).press(at, wanted), [
    tabId,
    target,
    { ...goal, allowed },
  ] as const);

const type = (target: Target, text: string, wanted: Partial<PressIntent>): Promise<FieldOutcome> =>
  lab.worker.evaluate(([tab, at, words, intent]) => globalThis.lab.drive(tab).type(at, words, intent), [
    tabId,
    target,
    text,
    { ...goal, ...wanted },
  ] as const);

const valueIn = (frame: string, field: string) =>
  shown
    .frames()
    .find((one) => one.url().startsWith(frame))
    ?.evaluate<string>(`document.querySelector('${field}').value`);

/** The ref that a snapshot gives the one control which its line says so. */
async function refOf(words: string): Promise<Target> {
  const { text } = await lab.worker.evaluate((tab) => globalThis.lab.drive(tab).snapshot(null), tabId);
  const line = text.split('\n').find((one) => one.includes(words)) ?? text;
  return { ref: /\[[A-Z]+: "([^"]+)"\]/.exec(line)?.[1] ?? line };
}

const letters = (...names: string[]) =>
  `<script>window.gone = []</script><ul>${names.map((name) => `<li><b>${name}</b> <i>Letter</i> <button onclick="gone.push('${name}')">Delete</button></li>`).join('')}</ul>`;

it('does what was allowed in one row in no other one', async () => {
  await open({ [`${own}/`]: letters('Bo', 'Cleo', 'Dot') });
  const first = { selector: 'li:first-child button' };
  const asked = await press(first, null);
  expect(asked).toMatchObject({ outcome: 'refused', code: 'delete', where: { origin: own, row: 'Bo | Letter' } });
  const allowed: AllowedAct = { code: 'delete', name: 'Delete', origin: own, row: 'Bo | Letter' };
  await shown.evaluate(`document.querySelector('ul').prepend(document.querySelector('li:last-child'))`);
  expect(await press(first, allowed)).toMatchObject({ outcome: 'refused', where: { row: 'Dot | Letter' } });
  // A list that draws other rows into the elements it has.
  await shown.evaluate(`document.querySelector('li:nth-child(2) b').textContent = 'Eve'`);
  expect(await press({ selector: 'li:nth-child(2) button' }, allowed)).toMatchObject({ outcome: 'refused' });
  await shown.evaluate(`document.querySelector('li:nth-child(2) b').textContent = 'Bo'`);
  expect(await press({ selector: 'li:nth-child(2) button' }, { ...allowed, origin: advert })).toMatchObject({
    outcome: 'refused',
  });
  expect(await press({ selector: 'li:nth-child(2) button' }, allowed)).toMatchObject({ outcome: 'pressed' });
  expect(await shown.evaluate('gone')).toEqual(['Bo']);
});

it('types a password into documents of its origin, also in a frame, and into none of a stranger', async () => {
  const field = (name: string) => `<label>${name} <input type="password"></label>`;
  await open({
    [`${own}/`]: `${field('Top word')}<iframe src="${own}/in"></iframe><iframe src="${advert}/"></iframe>`,
    [`${own}/in`]: field('Inner word'),
    [`${advert}/`]: field('Other word'),
  });
  const wanted = { allowed: signIn, into: { origin: own, secret: 'password' } } as const;
  expect(await type(await refOf('Top word'), 'tin-84', wanted)).toMatchObject({ outcome: 'done' });
  expect(await type(await refOf('Inner word'), 'tin-84', wanted)).toMatchObject({ outcome: 'done' });
  expect(await type(await refOf('Other word'), 'tin-84', wanted)).toMatchObject({ outcome: 'refused' });
  expect([await valueIn(`${own}/in`, 'input'), await valueIn(advert, 'input')]).toEqual(['tin-84', '']);
  const toAdvert = { allowed: signIn, into: { origin: advert, secret: 'password' } } as const;
  expect(await type(await refOf('Other word'), 'tin-84', toAdvert)).toMatchObject({
    outcome: 'refused',
    code: 'password',
    where: { origin: advert },
  });
  expect(await type(await refOf('Top word'), 'tin-84', { allowed: signIn })).toMatchObject({ outcome: 'refused' });
});

it('types no more once a frame of a stranger, or another field, has taken the focus', async () => {
  const secret = 'correct-horse-battery-staple';
  const word = '<label>Word <input type="password" id="word"></label>';
  // Begins with the first key, when all looks before it have passed.
  const starts = '<script>word.oninput = () => (window[0] ?? window).postMessage(1, "*")</script>';
  const takes = '<input id="thief"><script>onmessage = () => setInterval(() => thief.focus(), 20)</script>';
  const wanted = { allowed: signIn, into: { origin: own, secret: 'password' } } as const;
  await open({
    [`${own}/`]: `${word}<iframe src="${advert}/"></iframe>${starts}`,
    [`${advert}/`]: takes,
  });
  expect(await type({ selector: '#word' }, secret, wanted)).toMatchObject({ outcome: 'refused' });
  expect(await valueIn(own, '#word')).not.toBe('');
  expect((await valueIn(advert, '#thief'))?.length).toBeLessThan(3);
  await open({ [`${own}/`]: `${word}${takes}${starts}` });
  expect(await type({ selector: '#word' }, secret, wanted)).toMatchObject({ outcome: 'refused' });
  expect(await valueIn(own, '#word')).not.toBe('');
  expect((await valueIn(own, '#thief'))?.length).toBeLessThan(3);
});

it('types into no page that came in the meantime', async () => {
  await open({ [`${own}/`]: '<label>Word <input type="password"></label>', [`${advert}/`]: '<input type="password">' });
  await shown.goto(`${advert}/`);
  const wanted = { allowed: signIn, into: { origin: own, secret: 'password' } } as const;
  expect(await type({ selector: 'input' }, 'tin-84', wanted)).toMatchObject({ outcome: 'refused' });
  expect(await valueIn(advert, 'input')).toBe('');
});
