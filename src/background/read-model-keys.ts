import { ProviderName } from '@/domain/model/model-settings';
import type { KeyOf } from '@/models/origin-bound-key';
import { providers } from '@/models/providers';
import type { Announce } from '@/store/database/live-events';
import { createModelKeys, type KeyAreas } from '@/store/settings/model-key-store';
import { moveOldKeys } from '@/store/settings/move-old-keys';
import type { SettingsStore } from '@/store/settings/settings-store';
import { originOfModel } from '@/url/model-base-url';

/** Reads keys by origin, after those of the previous version have been moved. */
export function keysOfModels(areas: KeyAreas, settings: Pick<SettingsStore, 'read'>, announce: Announce): KeyOf {
  const keys = createModelKeys(areas, announce);
  const areMoved = moveOldKeysOf(areas, settings, announce);
  return async (origin) => {
    await areMoved;
    return keys.read(origin);
  };
}

async function moveOldKeysOf(areas: KeyAreas, settings: Pick<SettingsStore, 'read'>, announce: Announce) {
  const { provider, baseUrl } = (await settings.read()).models;
  const own = ownAddress(provider);
  const ownOrigins = ProviderName.options.map((name) => [name, originOfModel(ownAddress(name))] as const);
  const chosen = { provider, origin: originOfModel(baseUrl ?? own) };
  await moveOldKeys(areas, chosen, Object.fromEntries(ownOrigins), announce);
}

/** Empty if it has none of its own. */
function ownAddress(name: ProviderName): string {
  return name === 'rules' ? '' : (providers[name].baseUrl ?? '');
}
