import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { ModelSettings } from '@/domain/model/model-settings';
import { defaultSettings, type Settings } from '@/domain/settings/settings';
import { createModel } from '@/models/create-model';
import type { RestoreReport } from '@/store/backup/restore-report';
import { createModelKeys, type KeyArea } from '@/store/settings/model-key-store';
import { createSettingsStore, type SettingsStore } from '@/store/settings/settings-store';
import { createStore, type Store } from '@/store/store';
import { modelKeyReader } from '../../../../src/background/read-model-keys';
import { type KeyTrap, startKeyTrap } from '../../../models/key-trap';

/** Looks like a key, and is none. */
export const attackedKey = 'sk-attacked-7Qz3Vn8Lw2Xc5Rt9Yb4Kd6Fh1Jm0Pg';

/** What the page that is explored says: it goes to the model that the user chose, and to nobody else. */
export const attackedPage = 'Ottilie Quarrelwood reads Zymurgist postings here';

/** What the panel and the background keep, without a browser, with the user's model server and somebody else's address. */
export interface AttackedPanel {
  store: Store;
  settings: SettingsStore;
  device: KeyArea & { kept: Record<string, unknown> };
  /** The server that the key was entered for. */
  own: KeyTrap;
  /** Somebody else's. */
  other: KeyTrap;
  /** Restores a file and takes over all that the panel then offers. */
  bringIn(file: Blob): Promise<RestoreReport>;
  /** One question of the explorer, as the settings now say. What goes wrong with it is given as text, with all its causes. */
  ask(): Promise<string>;
}

const quiet = () => undefined;
const patience = { tryMs: 500, tries: 1, firstWaitSeconds: 0, longestWaitSeconds: 0, keepAliveMs: 60_000 };

/** Does something to a user with a key at a server of theirs. Nothing of it is left afterwards. */
export async function withPanel<Result>(
  work: (panel: AttackedPanel) => Promise<Result>,
  { provider = 'openai', hasOldKey = false }: { provider?: ModelSettings['provider']; hasOldKey?: boolean } = {},
): Promise<Result> {
  globalThis.indexedDB = new IDBFactory();
  const [own, other] = await Promise.all([startKeyTrap(), startKeyTrap()]);
  const store = createStore(quiet, quiet);
  try {
    const device = openArea();
    const areas = { session: openArea(), device };
    const settings = createSettingsStore(device, quiet, quiet);
    await settings.write({ models: modelsAt(own, provider) });
    if (hasOldKey) await device.set({ [`key.${provider}`]: attackedKey });
    else await createModelKeys(areas, quiet).save(own.origin, attackedKey, false);
    return await work({
      ...{ store, settings, device, own, other },
      async bringIn(file) {
        const report = await store.backups.fromFile(file);
        if (report.settings) await settings.write(report.settings);
        return report;
      },
      ask: async () => askAs((await settings.read()).models, modelKeyReader(areas, settings, quiet)),
    });
  } finally {
    await store.close();
    await Promise.all([own.close(), other.close()]);
  }
}

/** The settings of a user whose provider answers there. */
export function modelsAt({ origin }: Pick<KeyTrap, 'origin'>, provider: ModelSettings['provider']): ModelSettings {
  const name = 'some-model';
  const names = { fast: name, smart: name, vision: name };
  return { ...defaultSettings.models, provider, baseUrl: `${origin}/v1`, names };
}

async function askAs(models: ModelSettings, keyOf: ReturnType<typeof modelKeyReader>): Promise<string> {
  const ports = { keepAlive: quiet, onWait: quiet, knownWays: new Map(), patience };
  const model = createModel(models, keyOf, { name: 'explorer', tier: 'smart' }, ports);
  const tool = { name: 'done', description: 'Over.', inputSchema: { type: 'object', properties: {}, required: [] } };
  const request = {
    agent: 'explorer',
    input: null,
    messages: [{ role: 'user' as const, parts: [{ type: 'text' as const, text: attackedPage }] }],
    tools: [tool],
    signal: new AbortController().signal,
  };
  return model ? model.call(request).then((answer) => JSON.stringify(answer), wholeText) : '';
}

/** All that could be kept or shown of an error. */
function wholeText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return [error.stack, JSON.stringify(error), error.cause === undefined ? '' : wholeText(error.cause)].join('\n');
}

function openArea(): KeyArea & { kept: Record<string, unknown> } {
  const kept: Record<string, unknown> = {};
  return {
    kept,
    get: async (keys) => Object.fromEntries(Object.entries(kept).filter(([key]) => keys.includes(key))),
    getKeys: async () => Object.keys(kept),
    set: async (items) => void Object.assign(kept, items),
    remove: async (keys) => {
      for (const key of keys) delete kept[key];
    },
  };
}

/** Bytes of the page that somebody else got to read. */
export const pageBytes = ({ requests }: KeyTrap): number =>
  JSON.stringify(requests).includes(attackedPage) ? attackedPage.length : 0;

/** A backup file of these records. */
export function backupOf(
  records: readonly { store: string; value: unknown }[],
  head = '{"jobtrail":1,"madeAt":"x","records":[',
): Blob {
  const lines = records.map((record) => JSON.stringify(record)).join(',\n');
  return new Blob([`${head}\n${lines}\n]}\n`]);
}

/** Settings of which a part is somebody else's. */
export const hostileSettings = (part: Partial<Settings>): Settings => ({ ...defaultSettings, ...part });
