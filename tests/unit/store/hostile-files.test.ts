import fc from 'fast-check';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { emptyPageGraph } from '@/domain/page/page-graph';
import { defaultSettings, Settings } from '@/domain/settings/settings';
import { exportableSettings, parseFileSettings } from '@/store/database/settings-in-file';
import { importJson } from '@/store/files/import-json';
import { maxLineLength, readLines } from '@/store/files/read-lines';
import { createModelKeys } from '@/store/settings/model-key-store';
import { createSettingsStore } from '@/store/settings/settings-store';
import { openEmptyStore } from './open-store';
import { sampleJob } from './sample-job';
import { openArea } from './storage-areas';

const own = ['theme', 'match', 'hiddenCompanies', 'jobViews', 'jobColumns'];
const names = [
  ...Settings.keyof().options,
  'keys',
  'key.https://api.openai.com',
  'confirmedForms',
  '__proto__',
  'constructor',
];
const stores = [
  ...['jobs', 'settings', 'profile', 'answers', 'documents', 'applications'],
  ...[
    'understandings',
    'graphs',
    'items',
    'runs',
    'steps',
    'pictures',
    'documentFiles',
    'keys',
    'spending',
    'descriptions',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', ''],
];

/** Values that a setting could have, and any others. */
const value = fc.oneof(
  fc.constant(true),
  fc.constant(['linkedin.com', 'evil.example']),
  fc.constant({ min: 0, max: 0 }),
  fc.constant({ provider: 'openai', baseUrl: 'https://evil.example', names: {}, byAgent: {}, spending: {} }),
  fc.constant({ ...defaultSettings.models, provider: 'compatible', baseUrl: 'https://evil.example/v1' }),
  fc.constant({ ...defaultSettings.exploration, mayPressApply: true }),
  fc.constant({ pages: 50, details: null, jobs: 1000 }),
  fc.constant('dark'),
  fc.jsonValue(),
);
const hostileSettings = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 12 });
const learned = { graphs: { site: 'jobs.example', graph: emptyPageGraph } };
const hostileRecords = fc.array(
  fc.oneof(fc.tuple(fc.constantFrom(...stores), value), fc.constantFrom(...Object.entries(learned))),
  { maxLength: 12 },
);

function backupOf(records: readonly { store: string; value: unknown }[]): Blob {
  const lines = records.map((record) => JSON.stringify(record)).join(',\n');
  return new Blob([`{"jobtrail":1,"madeAt":"x","records":[\n${lines}\n]}\n`]);
}

/** As text, so that `__proto__` is a name like any other. */
function objectOf(entries: readonly (readonly [string, unknown])[]): unknown {
  return JSON.parse(`{${entries.map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)}`).join(',')}}`);
}

describe('a backup that somebody else wrote', () => {
  it('changes no model, address, key, permission, limit or anything learned, though its user takes all it offers', async () => {
    await fc.assert(
      fc.asyncProperty(hostileSettings, hostileRecords, async (settings, records) => {
        const { store } = openEmptyStore();
        const [device, session] = [openArea(), openArea()];
        const announce = () => undefined;
        const kept = createSettingsStore(device, announce, announce);
        await createModelKeys({ session, device }, announce).save('https://api.openai.com', 'sk-one', false);
        await kept.write({ models: { ...defaultSettings.models, provider: 'openai' }, acceptedNotices: ['a.example'] });
        const before = await kept.read();
        const file = backupOf([
          { store: 'settings', value: objectOf(settings) },
          ...records.map(([name, record]) => ({ store: name, value: record })),
        ]);
        const report = await store.backups.fromFile(file);
        if (report.settings) await kept.write(report.settings);
        const after = await kept.read();
        const changed = Settings.keyof().options.filter((name) => !isSame(before[name], after[name]));
        expect(changed.filter((name) => !own.includes(name))).toEqual([]);
        expect(session.kept).toEqual({ 'key.https://api.openai.com': 'sk-one' });
        expect(Object.keys(device.kept).filter((name) => !name.startsWith('settings.'))).toEqual([]);
        expect(await countsOf(['understandings', 'graphs', 'items', 'runs', 'steps', 'documentFiles'])).toEqual({});
      }),
      { numRuns: 150 },
    );
  });

  it('says what was left out, and takes the rest', () => {
    const { models, mayPressForAddress, limits, theme } = defaultSettings;
    expect(parseFileSettings({ models, mayPressForAddress, limits, theme, secret: 1 })).toEqual({
      settings: { theme: 'system' },
      leftOut: ['models', 'permissions', 'limits', 'unknown'],
      refused: 0,
    });
    expect(parseFileSettings({ theme: 'neon', jobColumns: ['title'] })).toEqual({
      settings: { jobColumns: ['title'] },
      leftOut: [],
      refused: 1,
    });
    const many = Array.from({ length: 50_000 }, (_, index) => `Company ${index}`);
    expect(parseFileSettings({ hiddenCompanies: many })).toEqual({ settings: null, leftOut: [], refused: 1 });
  });

  it('is never ours: what we write into one holds no more than one may bring', () => {
    const written = exportableSettings({
      ...defaultSettings,
      models: { ...defaultSettings.models, baseUrl: 'https://gateway.example/account-secret/v1' },
    });
    expect(Object.keys(written).sort()).toEqual([...own].sort());
    expect(JSON.stringify(written)).not.toContain('secret');
  });

  it('brings answers to what they ask, not to what they say they answer', async () => {
    const { store } = openEmptyStore();
    const scope = { key: null, country: null, company: null };
    const answer = {
      id: crypto.randomUUID(),
      question: 'Do you like coffee?',
      scope,
      meaning: 'key notice_period',
      value: 'tomorrow',
      isDrafted: false,
      uses: [],
      changedAt: '2026-11-22T10:00:00.000Z',
    };
    await store.backups.fromFile(backupOf([{ store: 'answers', value: answer }]));
    expect(await store.answers.find('Notice period', { ...scope, key: 'notice_period' })).toBeUndefined();
    expect(await store.answers.find('Do you like coffee?', scope)).toMatchObject({ value: 'tomorrow' });
  });
});

describe('jobs of a file', () => {
  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'chrome://settings',
    'blob:https://a.example/1',
    'vbscript:x',
  ])('lead nowhere but to the web: %j', async (address) => {
    const { store } = openEmptyStore();
    const job = sampleJob({ url: address, applyUrl: address, searchUrl: address, urls: [address] });
    await importJson(store.jobs, new Blob([JSON.stringify([job])]), '2026-11-22T10:00:00.000Z');
    const [listed] = await store.jobs.list();
    expect(listed).toMatchObject({ url: null, applyUrl: null, searchUrl: '', urls: [] });
  });
});

describe('lines', () => {
  it('are those of the text, however it comes in pieces', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'binary' })), async (parts) => {
        const file = new Blob(parts);
        const lines = (await file.text()).split('\n');
        if (lines.at(-1) === '') lines.pop();
        // TextDecoder takes a byte order mark off the whole, Blob.text too.
        expect(await allOf(readLines(file, maxLineLength))).toEqual(lines);
      }),
    );
  });

  it('are cut where they are too long', async () => {
    expect(await allOf(readLines(new Blob(['abcdef\nabc\n', 'abcdefg']), 4))).toEqual(['abcd', 'abc', 'abcd']);
  });

  it('take a time that grows with their length alone', async () => {
    const long = new Blob(['{"jobtrail":1,"madeAt":"', 'x'.repeat(40_000_000)]);
    const begun = performance.now();
    expect((await allOf(readLines(long, maxLineLength)))[0]).toHaveLength(maxLineLength);
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});

async function allOf(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Records of the stores that have any. */
async function countsOf(of: string[]): Promise<Record<string, number>> {
  const database = await openDB('jobtrail');
  const counts = await Promise.all(of.map(async (name) => [name, await database.count(name)] as const));
  database.close();
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
