import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { openFormPage } from './form-page';

let lab: LabBrowser;
let server: Socket;
let packets = 0;

beforeAll(async () => {
  server = createSocket('udp4', () => {
    packets += 1;
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  lab = await launchLab();
});
afterAll(async () => {
  await lab.close();
  server.close();
});

/** How many packets arrive of peer connections that the page opens now; their servers get the answers as user names. */
async function arriving(page: Page): Promise<number> {
  packets = 0;
  await page.evaluate((port) => {
    const username = document.querySelector('input')?.value || 'nobody yet';
    const peer = new RTCPeerConnection({ iceServers: [{ urls: `turn:127.0.0.1:${port}`, username, credential: 'x' }] });
    peer.createDataChannel('answers');
    void peer.setLocalDescription();
    Object.assign(window, { peer });
  }, server.address().port);
  await sleep(1_000);
  return packets;
}

describe('a peer connection', () => {
  it('loses its packets from the first answer on until the run has let go, and is closed if it was open before', async () => {
    const page = await openFormPage(lab, '<form><label>First name <input></label></form>');
    const tabId = await tabIdOf(lab, page);
    expect(await arriving(page)).toBeGreaterThan(0);
    await lab.worker.evaluate(async (id) => {
      const form = await globalThis.lab.form(id);
      await form.lockSubmits();
      const field = (await form.readForms()).forms.flatMap(({ reading }) => reading.fields)[0];
      if (field) await form.fillField(0, field, { key: null, value: 'Ada' });
    }, tabId);
    expect(await page.evaluate(() => Reflect.get(window, 'peer').signalingState)).toBe('closed');
    expect(await page.locator('input').inputValue()).toBe('Ada');
    expect(await arriving(page)).toBe(0);
    await lab.worker.evaluate((id) => globalThis.lab.drive(id).end(), tabId);
    expect(await arriving(page)).toBeGreaterThan(0);
    await page.close();
  });
});
