import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';

/** Frames that never get a document of their own. */
const pages: Record<string, string> = {
  'whose server hangs': '<iframe src="/hang" width="400" height="300"></iframe>',
  'that is lazy, and far below': '<div style="height:9000px"></div><iframe loading="lazy" src="/inner"></iframe>',
  'whose address is a script that the page forbids': '<iframe src="javascript:false"></iframe>',
};

let lab: LabBrowser;
let server: Server;
const hanging: ServerResponse[] = [];

beforeAll(async () => {
  lab = await launchLab();
  server = createServer((request, response) => {
    if (request.url === '/hang') return hanging.push(response);
    const frame = pages[decodeURIComponent(request.url?.slice(1) ?? '')] ?? '';
    response.setHeader('content-type', 'text/html');
    response.setHeader('content-security-policy', "script-src 'none'");
    return response.end(`<h1>Cook</h1><form><label>Your name <input></label><button>Send</button></form>${frame}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await lab.close();
  for (const response of hanging) response.destroy();
  server.close();
});

async function open(name: string): Promise<number> {
  const page = await lab.context.newPage();
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/${encodeURIComponent(name)}`, { waitUntil: 'commit' });
  return tabIdOf(lab, page);
}

describe.each(Object.keys(pages))('a page with a frame %s', (name) => {
  it('is read like any other', async () => {
    const tabId = await open(name);
    const read = await lab.worker.evaluate(async (id) => {
      const tab = globalThis.lab.drive(id);
      await tab.settle();
      const start = Date.now();
      await tab.settle();
      const againMs = Date.now() - start;
      const { text } = await tab.snapshot(null);
      const { forms } = await tab.readForms();
      const unseen = await tab.findUnseenParts();
      await tab.end();
      return { text, forms: forms.map(({ reading }) => reading.fields.length), unseen, againMs };
    }, tabId);
    expect(read.text).toContain('heading 1 "Cook"');
    expect(read.forms).toContain(1);
    expect(read.unseen).toEqual([]);
    expect(read.againMs).toBeLessThan(2_000);
  }, 30_000);
});
