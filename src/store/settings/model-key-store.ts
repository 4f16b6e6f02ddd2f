import type { PublishEvent } from '@/store/database/live-events';
import type { StorageArea } from './settings-store';

/** The parts used of `chrome.storage.local` and `chrome.storage.session`. */
export interface KeyArea extends StorageArea {
  getKeys(): Promise<string[]>;
  remove(keys: string[]): Promise<void>;
}

/** The session forgets when the browser closes; the device does not. Content scripts must have access to neither. */
export interface KeyAreas {
  session: KeyArea;
  device: KeyArea;
}

/**
 * The user's model keys, each under the origin (scheme, host, port) of the address it was entered for: a key can only be read by saying
 * where it will be sent. They are in no event, error or export.
 */
export interface ModelKeys {
  /** Null if none was entered for the origin. */
  read(origin: string): Promise<string | null>;
  /** Origins with a key, sorted. */
  origins(): Promise<string[]>;
  /** Stores a pasted key, replacing the earlier one; surrounding characters are trimmed. An empty one is deleted. */
  save(origin: string, key: string, isRemembered: boolean): Promise<void>;
  forget(origin: string): Promise<void>;
  /** Moves all keys to the device, where they survive the session, or back. */
  setRemembered(isRemembered: boolean): Promise<void>;
}

export function createModelKeys({ session, device }: KeyAreas, announce: PublishEvent): ModelKeys {
  const read = async (origin: string) => {
    const name = storageKeyName(origin);
    return storedText(await session.get([name]), name) ?? storedText(await device.get([name]), name);
  };
  const origins = async () => {
    const names = (await Promise.all([session, device].map((area) => area.getKeys()))).flat();
    return [...new Set(names.flatMap((name) => originIn(name) ?? []))].sort();
  };
  const forget = async (origin: string) => {
    await Promise.all([session, device].map((area) => area.remove([storageKeyName(origin)])));
    announce({ type: 'settings-change' });
  };
  // Written there before removed here: a key in both places for a moment is better than in neither.
  const keep = async (origin: string, key: string, isRemembered: boolean) => {
    const [to, from] = isRemembered ? [device, session] : [session, device];
    await to.set({ [storageKeyName(origin)]: key });
    await from.remove([storageKeyName(origin)]);
  };
  return {
    read,
    origins,
    forget,
    async save(origin, pasted, isRemembered) {
      const key = withoutSurroundings(pasted);
      if (key === '') return forget(origin);
      await keep(origin, key, isRemembered);
      announce({ type: 'settings-change' });
    },
    async setRemembered(isRemembered) {
      for (const origin of await origins()) {
        const key = await read(origin);
        if (key !== null) await keep(origin, key, isRemembered);
      }
      announce({ type: 'settings-change' });
    },
  };
}

const prefix = 'key.';

/** The storage name of a key: `key.https://api.openai.com`. Before November 2026 it was `key.openai` (move-old-keys.ts). */
export function storageKeyName(origin: string): string {
  return prefix + origin;
}

function originIn(name: string): string | null {
  return name.startsWith(prefix) && name.includes('://') ? name.slice(prefix.length) : null;
}

export function storedText(items: Record<string, unknown>, name: string): string | null {
  const value = items[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Copied from a file or mail, a key comes with quotes, line endings and invisible characters. */
function withoutSurroundings(pasted: string): string {
  return pasted.replace(/^[\s\p{Cf}"'`“”„‘’«»]+|(?<![\s\p{Cf}"'`“”„‘’«»])[\s\p{Cf}"'`“”„‘’«»]+$/gu, '');
}
