import type { PublishEvent } from '@/store/database/live-events';
import { type KeyAreas, storageKeyName, storedText } from './model-key-store';

/** The model settings at the time of moving. */
interface Chosen {
  provider: string;
  /** Origin the settings lead to; null if none. */
  origin: string | null;
}

/**
 * Moves keys that the previous version stored by provider (`key.openai`) under an origin, and deletes the old ones.
 *
 * Nothing recorded which address such a key was entered for, and the address in the settings may be anybody's: a file could change it. So a
 * key is moved only if its provider is the chosen one and the address is the provider's own, where the previous version would have sent it
 * with the next question. Any other key (a proxy's, a local server's, one of a provider not chosen now) must be entered again: pasting a
 * key once more costs less than revealing one to a stranger.
 *
 * `ownOrigins`: where each provider's own API is; null if it has none.
 */
export async function migrateModelKeys(
  { session, device }: KeyAreas,
  chosen: Chosen,
  ownOrigins: Readonly<Record<string, string | null>>,
  announce: PublishEvent,
): Promise<void> {
  const oldNames = Object.keys(ownOrigins).map((provider) => prefix + provider);
  const own = ownOrigins[chosen.provider] ?? null;
  const isItsOwn = own !== null && own === chosen.origin;
  for (const area of [session, device]) {
    const items = await area.get(oldNames);
    if (Object.keys(items).length === 0) continue;
    const key = isItsOwn ? storedText(items, prefix + chosen.provider) : null;
    // One entered since then is newer.
    if (
      key !== null &&
      own !== null &&
      storedText(await area.get([storageKeyName(own)]), storageKeyName(own)) === null
    ) {
      await area.set({ [storageKeyName(own)]: key });
    }
    await area.remove(oldNames);
    announce({ type: 'settings-change' });
  }
}

const prefix = 'key.';
