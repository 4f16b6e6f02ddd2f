import type { Announce } from './live';
import { type KeyAreas, keyName, textIn } from './model-keys';

/** What the settings say of models at the moment of moving. */
interface Chosen {
  provider: string;
  /** Origin that the settings lead to; null where they lead nowhere. */
  origin: string | null;
}

/**
 * Brings keys that the version before kept by provider (`key.openai`) under an origin, and removes them there.
 *
 * Nobody wrote down which address such a key was entered for, and the address of the settings may be anybody's: a file could change
 * it. So a key is taken over only where the provider is the chosen one and its address the provider's own, which is where the version
 * before would have sent it with the next question. Every other one (a proxy's, a local server's, that of a provider not chosen now) has
 * to be entered again: one key pasted once more costs less than one told to a stranger.
 *
 * `ownOrigins`: where each provider's own API is; null where it has none.
 */
export async function moveOldKeys(
  { session, device }: KeyAreas,
  chosen: Chosen,
  ownOrigins: Readonly<Record<string, string | null>>,
  announce: Announce,
): Promise<void> {
  const oldNames = Object.keys(ownOrigins).map((provider) => prefix + provider);
  const own = ownOrigins[chosen.provider] ?? null;
  const isItsOwn = own !== null && own === chosen.origin;
  for (const area of [session, device]) {
    const items = await area.get(oldNames);
    if (Object.keys(items).length === 0) continue;
    const key = isItsOwn ? textIn(items, prefix + chosen.provider) : null;
    // One that was entered since is the newer one.
    if (key !== null && own !== null && textIn(await area.get([keyName(own)]), keyName(own)) === null) {
      await area.set({ [keyName(own)]: key });
    }
    await area.remove(oldNames);
    announce({ type: 'settings-change' });
  }
}

const prefix = 'key.';
