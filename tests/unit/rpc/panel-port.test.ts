import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultModelSettings } from '@/domain/model/model-settings';
import { isPanel } from '@/rpc/is-panel';
import { readPanelCall } from '@/rpc/panel-calls';

const id = 'oebmdbdfmolhncmjblfaekmldmhnopoe';
const origin = `chrome-extension://${id}`;
const panelUrl = `${origin}/sidepanel.html`;
const runId = '11111111-1111-4111-8111-111111111111';
const raw = (value: unknown) => ({ type: 'RAW', value });

describe('the port of the panel', () => {
  it.each([
    { id, url: panelUrl, origin },
    { id, url: panelUrl, origin, frameId: 0 },
    { id, url: `${panelUrl}#jobs` },
  ])('is opened by it: %j', (sender) => {
    expect(isPanel(sender, { id, panelUrl })).toBe(true);
  });

  it.each([
    ['nobody', undefined],
    ['another extension', { id: 'abcdefghijklmnopabcdefghijklmnop', url: panelUrl, origin }],
    ['another extension as itself', { id: 'a'.repeat(32), url: `chrome-extension://${'a'.repeat(32)}/sidepanel.html` }],
    ['our page script', { id, url: 'https://jobs.example/', origin: 'https://jobs.example', frameId: 0 }],
    ['a page named like ours', { id, url: `https://evil.example/?${panelUrl}` }],
    ['a page that begins like ours', { id, url: `${origin}.evil.example/sidepanel.html` }],
    ['another page of ours', { id, url: `${origin}/page.js`, origin }],
    ['a file below it', { id, url: `${panelUrl}/x`, origin }],
    ['the panel within a page', { id, url: panelUrl, origin, frameId: 3 }],
    ['the panel with an origin of its own', { id, url: panelUrl, origin: 'null' }],
    ['no address', { id }],
  ])('is not opened by %s', (_case, sender) => {
    expect(isPanel(sender, { id, panelUrl })).toBe(false);
  });
});

describe('a call of the panel', () => {
  it('is an act by its name, with what it takes', () => {
    const call = { id: '1', type: 'APPLY', path: ['fill'], argumentList: [raw(7)] };
    expect(readPanelCall(call)).toEqual(call);
    const test = {
      id: '1',
      type: 'APPLY',
      path: ['testModel'],
      argumentList: [raw({ ...defaultModelSettings, x: 1 })],
    };
    expect(readPanelCall(test)).toEqual({ ...test, argumentList: [raw(defaultModelSettings)] });
    const show = { id: '1', type: 'APPLY', path: ['highlight'], argumentList: [raw(1), raw('#a'), raw(undefined)] };
    expect(readPanelCall(show)).not.toBeNull();
  });

  it.each([
    { id: '1', type: 'GET', path: ['fill'] },
    { id: '1', type: 'SET', path: ['fill'], value: raw(1) },
    { id: '1', type: 'CONSTRUCT', path: ['constructor'], argumentList: [] },
    { id: '1', type: 'APPLY', path: ['constructor', 'constructor'], argumentList: [raw('return 1')] },
    { id: '1', type: 'APPLY', path: ['constructor'], argumentList: [raw('return 1')] },
    { id: '1', type: 'APPLY', path: ['__proto__'], argumentList: [] },
    { id: '1', type: 'APPLY', path: ['toString'], argumentList: [] },
    { id: '1', type: 'APPLY', path: ['fill'], argumentList: [raw('7')] },
    { id: '1', type: 'APPLY', path: ['fill'], argumentList: [raw(7), raw(8)] },
    { id: '1', type: 'APPLY', path: ['fill'], argumentList: [{ type: 'HANDLER', name: 'proxy', value: 1 }] },
    { id: '1', type: 'APPLY', path: ['pause'], argumentList: [raw('../1')] },
    { id: '1', type: 'APPLY', path: ['confirmFrame'], argumentList: [raw(runId), raw({}), raw(true)] },
    { id: '1', type: 'APPLY', path: ['pause'], argumentList: [raw(runId)], more: 1 },
    { id: '1', type: 'RELEASE' },
    'fill',
    null,
  ])('is nothing else: %j', (message) => {
    expect(readPanelCall(message)).toBeNull();
  });
});

describe('the extension', () => {
  const sources = ['src', 'entrypoints', 'wxt.config.ts'].flatMap((root) =>
    root.endsWith('.ts')
      ? [root]
      : readdirSync(root, { recursive: true, encoding: 'utf8' })
          .filter((path) => /\.tsx?$/.test(path))
          .map((path) => `${root}/${path}`),
  );
  const using = (word: RegExp) => sources.filter((path) => word.test(readFileSync(path, 'utf8')));

  it('hears no page and no other extension, and shows nothing to either', () => {
    expect(using(/onMessageExternal|onConnectExternal|externally_connectable|web_accessible_resources/)).toEqual([]);
    expect(using(/onUserScript|window\.postMessage|addEventListener\('message'/)).toEqual([]);
  });

  it('has one door for the panel, and few for page scripts', () => {
    expect(using(/runtime\.onConnect\.addListener/)).toEqual(['src/rpc/serve-panel.ts']);
    expect(using(/runtime\.onMessage\.addListener/).sort()).toEqual([
      // Hears which filled fields a page has made others of since.
      'src/background/record-lost-grounds.ts',
      // Looks whether the page that a fill left to its user has been turned.
      'src/background/resume-on-next-page.ts',
      'src/background/watch-for-confirmation.ts',
      // Hears of the user's touch, which lets go of a tab.
      'src/browser/requests/linger-after-fill.ts',
      'src/page/answer-requests.ts',
    ]);
  });

  it('closes its storage to page scripts at every start', () => {
    const start = readFileSync('entrypoints/background/index.ts', 'utf8');
    for (const area of ['local', 'session']) {
      expect(start).toContain(`chrome.storage.${area}.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' })`);
    }
    expect(using(/TRUSTED_AND_UNTRUSTED|storage\.sync/)).toEqual([]);
  });

  it('asks models in one place', () => {
    expect(using(/(?<![.#\w])fetch\(|new (?:XMLHttpRequest|EventSource|WebSocket)|navigator\.sendBeacon/)).toEqual([
      'src/models/send-with-key.ts',
    ]);
  });
});
