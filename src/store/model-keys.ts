import type { ProviderName } from '@/domain/model-settings';
import type { Announce } from './live';
import type { StorageArea } from './settings-store';

/** What is used of `chrome.storage.local` and `chrome.storage.session`. */
export interface KeyArea extends StorageArea {
  remove(keys: string[]): Promise<void>;
}

/** The session forgets when the browser is closed; the device does not. Both have to be closed to content scripts. */
export interface KeyAreas {
  session: KeyArea;
  device: KeyArea;
}

/** The users' keys of providers. They are in no event, error or export. */
export interface ModelKeys {
  /** Null where there is none. */
  read(provider: ProviderName): Promise<string | null>;
  /** Keeps a key in place of the earlier one, as it was pasted: what lies around it is taken off. An empty one is forgotten. */
  save(provider: ProviderName, key: string, isRemembered: boolean): Promise<void>;
  forget(provider: ProviderName): Promise<void>;
  /** Moves all keys to where they outlive the browser's session, or back. */
  setRemembered(isRemembered: boolean): Promise<void>;
}

const providers: readonly ProviderName[] = ['openai', 'anthropic', 'compatible'];

export function createModelKeys({ session, device }: KeyAreas, announce: Announce): ModelKeys {
  const read = async (provider: ProviderName) => {
    const name = nameOf(provider);
    return textIn(await session.get([name]), name) ?? textIn(await device.get([name]), name);
  };
  const forget = async (provider: ProviderName) => {
    await Promise.all([session, device].map((area) => area.remove([nameOf(provider)])));
    announce({ type: 'settings-change' });
  };
  // First there, then no longer here: a key that is in both places for a moment is better than one in neither.
  const keep = async (provider: ProviderName, key: string, isRemembered: boolean) => {
    const [to, from] = isRemembered ? [device, session] : [session, device];
    await to.set({ [nameOf(provider)]: key });
    await from.remove([nameOf(provider)]);
  };
  return {
    read,
    forget,
    async save(provider, pasted, isRemembered) {
      const key = withoutSurroundings(pasted);
      if (key === '') return forget(provider);
      await keep(provider, key, isRemembered);
      announce({ type: 'settings-change' });
    },
    async setRemembered(isRemembered) {
      for (const provider of providers) {
        const key = await read(provider);
        if (key !== null) await keep(provider, key, isRemembered);
      }
      announce({ type: 'settings-change' });
    },
  };
}

function nameOf(provider: ProviderName): string {
  return `key.${provider}`;
}

function textIn(items: Record<string, unknown>, name: string): string | null {
  const value = items[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Copied out of a file or a mail, a key comes with quotes, line ends and marks that have no width. */
function withoutSurroundings(pasted: string): string {
  return pasted.replace(/^[\s\p{Cf}"'`“”„‘’«»]+|[\s\p{Cf}"'`“”„‘’«»]+$/gu, '');
}
