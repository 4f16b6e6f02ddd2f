import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';

/** Its frame is of another site. The other extension shows a frame of its own where the page asks for it. */
const pageWith = (frame: string) => `<!doctype html><title>Apply</title>
<form><label>First name <input id="given"></label><label>Last name <input id="family"></label>
<label>E-mail <input id="mail" type="email"></label></form>
<iframe src="${frame}/inner" width="300" height="100"></iframe>
<script>
  document.querySelector('#given').addEventListener('change', () => { document.body.dataset.otherExtension = ''; });
  window.post = () => fetch('/api/people', { method: 'POST', body: [...document.querySelectorAll('input')].map(({ value }) => value).join() });
  document.querySelector('#mail').addEventListener('change', () => post().catch(() => undefined));
</script>`;

let lab: LabBrowser;
let tab: Page;
let server: Server;
let origin: string;
let received: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method, url = '' } = request;
    request.resume().on('end', () => {
      if (url.startsWith('/api')) received.push(`${method} ${url}`);
      const text = url === '/form' ? pageWith(origin.replace('127.0.0.1', 'localhost')) : '<p>Inner</p>';
      response.setHeader('content-type', 'text/html').end(text);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const extensions = [resolve('.output/lab/chrome-mv3'), resolve('tests/attacks/other-extension')];
  lab = await launchLab({ extension: extensions.join(), args: ['--site-per-process'] });
});
afterAll(async () => {
  await lab.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  tab = await lab.context.newPage();
  await tab.goto(`${origin}/form`);
  await tab.frameLocator('iframe').locator('p').waitFor();
  received = [];
});

/** Fills the form as a run does. Answers with how its fields came out, and how much was held back. */
async function fillForm(): Promise<{ outcomes: string[]; held: number }> {
  return lab.worker.evaluate(
    async (id) => {
      const driven = globalThis.lab.drive(id);
      const form = await globalThis.lab.form(id);
      const lock = await form.lockSubmits();
      const outcomes: string[] = [];
      for (const [index, value] of ['Ada', 'Lovelace', 'ada@example.org'].entries()) {
        const field = (await form.readForms()).forms.flatMap(({ reading }) => reading.fields)[index];
        if (field) outcomes.push((await form.fillField(0, field, { key: null, value })).outcome);
      }
      await new Promise((done) => setTimeout(done, 300));
      await lock.release();
      await driven.end();
      return { outcomes, held: driven.heldBack() };
    },
    await tabIdOf(lab, tab),
  );
}

describe('a frame that cannot be held', () => {
  /** Has the browser refuse one command for what has a session of its own. */
  const refuse = (refused: string | null) =>
    lab.worker.evaluate((command) => {
      const known = Reflect.get(globalThis, 'sendCommand') ?? chrome.debugger.sendCommand;
      Reflect.set(globalThis, 'sendCommand', known);
      const sendCommand = (...args: [chrome.debugger.DebuggerSession, string, object?]) => {
        const isRefused = args[0].sessionId !== undefined && args[1] === command;
        return isRefused ? Promise.reject(new Error('Refused.')) : Reflect.apply(known, chrome.debugger, args);
      };
      Object.assign(chrome.debugger, { sendCommand });
    }, refused);

  it('ends the fill before anything is filled, and lets go of the tab', async () => {
    await refuse('Fetch.enable');
    await expect(fillForm()).rejects.toThrow('could not be held');
    await refuse(null);
    expect(await tab.locator('#given').inputValue()).toBe('');
    await tab.evaluate(() => Reflect.get(window, 'post')());
    expect(received).toEqual(['POST /api/people']);
  });

  it('is taken again once it can be', async () => {
    expect(await fillForm()).toEqual({ outcomes: ['held', 'held', 'held'], held: 1 });
    expect(received).toEqual([]);
  });
});

it('goes on filling, and holding, where another extension shows a frame meanwhile', async () => {
  expect(await fillForm()).toEqual({ outcomes: ['held', 'held', 'held'], held: 1 });
  expect(received).toEqual([]);
  await expect.poll(() => tab.frames().some((frame) => frame.url().startsWith('chrome-extension:'))).toBe(true);
});
