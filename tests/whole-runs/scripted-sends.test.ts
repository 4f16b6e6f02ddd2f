import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';

const answers = {
  given: 'Ada',
  family: 'Lovelace',
  mail: 'ada@example.org',
  phone: '+44 20 7946 0958',
  town: 'London',
};

/** Once its last field has changed, the page sends all of them, as `window.sendAll` says. */
const form = `<!doctype html><title>Apply</title>
<form action="/jobs/42/candidates" method="post">
${Object.keys(answers)
  .map((name) => `<label>${name} <input name="${name}" id="${name}"></label>`)
  .join('\n')}
<label>Resume <input type="file" name="cv" id="cv"></label>
<button>Submit</button></form>
<script>
  const signed = (answers = {}) => {
    const data = new FormData();
    const all = { ...answers, policy: 'eyJleHBpcmF0aW9uIjoiMjAyNy0wMS0wMSJ9', 'x-amz-signature': 'f'.repeat(64) };
    for (const [name, value] of Object.entries(all)) data.append(name, value);
    data.append('file', document.querySelector('#cv').files[0]);
    return data;
  };
  const filled = () => new URLSearchParams(new FormData(document.forms[0]));
  const withFile = (data = new FormData(document.forms[0])) => {
    data.append('cv', new File(['%PDF'], 'cv.pdf'));
    return data;
  };
  const ask = (url, body) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.send(body);
    return request;
  };
  document.querySelector('#town').addEventListener('change', () => window.sendAll?.());
</script>`;

let lab: LabBrowser;
let page: Page;
let server: Server;
let origin: string;
let elsewhere: string;
let received: string[] = [];
/** What was said, in addresses and bodies. */
let bodies: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method, url } = request;
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        bodies.push(
          decodeURIComponent(
            `${url} ${Buffer.concat(chunks)}`.replaceAll(/%(?![\da-f]{2})/gi, '').replaceAll('+', ' '),
          ),
        );
        if (url !== '/form' && url !== '/favicon.ico' && url !== '/sign')
          received.push(`${method} ${url?.replace(/\?.*/, '')}`);
        const signing = JSON.stringify({ url: `${elsewhere}/u/42`, 'x-amz-signature': 'f'.repeat(64) });
        if (url === '/sign') response.setHeader('content-type', 'application/json').end(signing);
        else response.setHeader('content-type', 'text/html').end(form);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  elsewhere = origin.replace('127.0.0.1', 'localhost');
  lab = await launchLab();
  page = await lab.context.newPage();
});
afterAll(async () => {
  await lab.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  await page.goto(`${origin}/form`);
  received = [];
  bodies = [];
});

/** Fills the form under the lock, as a run does, and answers with how many requests were held back. */
async function fillForm(): Promise<number> {
  return lab.worker.evaluate(
    async ([tab, values]) => {
      const driven = globalThis.lab.drive(tab);
      const form = await globalThis.lab.form(tab);
      const lock = await form.lockSubmits();
      const heldBefore = driven.heldBack();
      const fields = (await form.readForms()).forms.flatMap(({ reading }) => reading.fields);
      for (const [index, value] of values.entries()) {
        const field = fields[index];
        // The page may be gone over it.
        if (field) await form.fillField(0, field, { key: null, value }).catch(() => undefined);
      }
      await lock.release();
      await driven.end();
      return driven.heldBack() - heldBefore;
    },
    [await tabIdOf(lab, page), Object.values(answers)] as const,
  );
}

/** The same by sight, with the keyboard alone. */
async function typeForm(): Promise<number> {
  await page.locator('#given').focus();
  return lab.worker.evaluate(
    async ([tab, values]) => {
      const driven = globalThis.lab.drive(tab);
      const form = await globalThis.lab.form(tab);
      const lock = await form.lockSubmits();
      const heldBefore = driven.heldBack();
      await form.readForms();
      const eyes = await form.openEyes();
      for (const value of values) {
        await eyes.type(value, 'adding');
        await eyes.key('Tab');
      }
      await eyes.close();
      await lock.release();
      await driven.end();
      return driven.heldBack() - heldBefore;
    },
    [await tabIdOf(lab, page), Object.values(answers)] as const,
  );
}

/** What the page does as soon as its last field has changed. */
async function onLastChange(...scripts: string[]): Promise<void> {
  await page.evaluate((body) => Object.assign(window, { sendAll: new Function(body) }), scripts.join(';\n'));
}

describe('a script that sends the form while it is filled', () => {
  it('is held back however it asks, and may send once the lock is gone', async () => {
    const all = {
      'POST /jobs/42/candidates': `fetch(document.forms[0].action, { method: 'POST', body: filled() })`,
      'POST /jobs/42/apply': `ask('/jobs/42/apply', filled())`,
      'POST /api/submitApplication': `navigator.sendBeacon('/api/submitApplication', filled())`,
      'POST /api/submit': `fetch('/api/submit', { method: 'POST', keepalive: true, body: filled() })`,
      'POST /graphql': `fetch('/graphql', { method: 'POST', body: JSON.stringify({ operationName: 'ApplyToJob' }) })`,
      'PUT /api/candidates': `fetch('/api/candidates', { method: 'PUT', body: JSON.stringify({ person: Object.fromEntries(filled()) }) })`,
      'POST /api/people': `fetch('/api/people', { method: 'POST', body: withFile() })`,
    };
    await onLastChange(...Object.values(all));
    expect(await fillForm()).toBe(Object.keys(all).length);
    expect(received).toEqual([]);
    await page.evaluate(() => Reflect.get(window, 'sendAll')());
    await expect.poll(() => received.toSorted()).toEqual(Object.keys(all).toSorted());
  });

  it.each([
    ['with the answers', `location = '/end?' + filled()`, 'GET /end'],
    ['that says it is done', `location = '/jobs/42/apply/complete'`, 'GET /jobs/42/apply/complete'],
  ])('is held back from an address %s', async (_, script, request) => {
    await onLastChange(script);
    expect(await fillForm()).toBe(1);
    expect(received).toEqual([]);
    await Promise.all([page.waitForURL(/end|complete/), page.evaluate(() => Reflect.get(window, 'sendAll')())]);
    expect(received).toEqual([request]);
  });

  it('is held back where what it sends was typed by sight', async () => {
    await onLastChange(`fetch('/api/people', { method: 'POST', body: filled() })`);
    expect(await typeForm()).toBe(1);
    expect(received).toEqual([]);
  });

  it('hears of a network that failed', async () => {
    await onLastChange(
      `window.heard = []`,
      `fetch('/apply', { method: 'POST' }).catch(({ name }) => heard.push(name))`,
      `ask('/apply', '').onerror = () => heard.push('error')`,
    );
    expect(await fillForm()).toBe(2);
    expect(await page.evaluate(() => Reflect.get(window, 'heard').sort())).toEqual(['TypeError', 'error']);
  });
});

describe('a form that is sent in parts', () => {
  it.each([
    [
      'each answer by itself',
      `for (const [name, value] of filled()) ask('/api/people', new URLSearchParams([[name, value]]))`,
    ],
    [
      'each as a picture',
      `for (const [name, value] of filled()) new Image().src = '/pixel?' + new URLSearchParams([[name, value]])`,
    ],
    [
      'its text in pieces',
      `for (const piece of JSON.stringify([...filled()]).match(/.{1,30}/g)) ask('/api/people', piece)`,
    ],
    ['the last first', `for (const [, value] of [...filled()].reverse()) ask('/api/people', value)`],
  ])('has no answer pass: %s', async (_, script) => {
    await onLastChange(script);
    await fillForm();
    await sleep(300);
    expect(bodies.filter((body) => Object.values(answers).some((answer) => body.includes(answer)))).toEqual([]);
  });
});

describe('a chosen file', () => {
  /** Has a file chosen as a run does, upon which the page sends it. Answers with how many requests were held back. */
  async function chooseFile(script: string): Promise<number> {
    await page.evaluate(
      (body) => document.querySelector('#cv')?.addEventListener('change', () => new Function(body)()),
      script,
    );
    return lab.worker.evaluate(
      async ([tab, given]) => {
        const driven = globalThis.lab.drive(tab);
        const form = await globalThis.lab.form(tab);
        const lock = await form.lockSubmits();
        const heldBefore = driven.heldBack();
        const fields = (await form.readForms()).forms.flatMap(({ reading }) => reading.fields);
        const [first] = fields;
        const file = fields.find(({ kind }) => kind === 'file');
        if (first) await form.fillField(0, first, { key: null, value: given });
        if (file)
          await form.attachFiles(0, file, [
            { name: 'Ada CV.pdf', type: 'application/pdf', bytes: new TextEncoder().encode('%PDF') },
          ]);
        await new Promise((resolve) => setTimeout(resolve, 1200));
        await lock.release();
        await driven.end();
        return driven.heldBack() - heldBefore;
      },
      [await tabIdOf(lab, page), answers.given] as const,
    );
  }

  it('does not with a signature that the page has made up', async () => {
    expect(await chooseFile(`fetch('${elsewhere}/u/42', { method: 'POST', mode: 'no-cors', body: signed() })`)).toBe(1);
    expect(received).toEqual([]);
  });

  it('passes to another origin that has signed for it', async () => {
    const upload = `fetch('${elsewhere}/u/42', { method: 'POST', mode: 'no-cors', body: signed() })`;
    expect(await chooseFile(`fetch('/sign').then((told) => told.text()).then(() => ${upload})`)).toBe(0);
    expect(received).toEqual(['POST /u/42']);
  });

  it('does not with an answer beside it, or where nobody has signed', async () => {
    const beside = `fetch('${elsewhere}/u/42', { method: 'POST', mode: 'no-cors', body: signed({ who: '${answers.given}' }) })`;
    const unsigned = `fetch('${elsewhere}/u/42', { method: 'POST', mode: 'no-cors', body: withFile(new FormData()) })`;
    expect(await chooseFile(`fetch('/sign').then((told) => told.text()).then(() => { ${beside}; ${unsigned} })`)).toBe(
      2,
    );
    expect(received).toEqual([]);
  });
});

describe('what a form asks for while it is filled', () => {
  it('passes', async () => {
    const all = {
      'POST /api/cv/upload': `fetch('/api/cv/upload', { method: 'POST', body: withFile(new FormData()) })`,
      'POST /api/places': `fetch('/api/places', { method: 'POST', body: JSON.stringify({ text: 'London' }) })`,
      'PUT /api/applications/42/draft': `fetch('/api/applications/42/draft', { method: 'PUT', body: JSON.stringify(Object.fromEntries(filled())) })`,
      'POST /track': `navigator.sendBeacon('/track', 'London')`,
      'GET /jobs/42/apply/questions': `fetch('/jobs/42/apply/questions?country=GB')`,
    };
    await onLastChange(...Object.values(all));
    expect(await fillForm()).toBe(0);
    expect(received.toSorted()).toEqual(Object.keys(all).toSorted());
  });

  it('passes as well where it is the form in another language', async () => {
    await onLastChange(`location = '/jobs/42/apply?lang=de'`);
    expect(await fillForm()).toBe(0);
    await expect.poll(() => received).toEqual(['GET /jobs/42/apply']);
  });
});
