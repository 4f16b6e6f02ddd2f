import { ProviderName } from '@/domain/model/model-settings';
import type { ReadKey } from '@/models/origin-bound-key';
import { providers } from '@/models/providers';
import type { PublishEvent } from '@/store/database/live-events';
import { createModelKeys, type KeyAreas } from '@/store/settings/model-key-store';
import { migrateModelKeys } from '@/store/settings/move-old-keys';
import type { SettingsStore } from '@/store/settings/settings-store';
import { modelOrigin } from '@/url/model-base-url';

/** Reads keys by origin, after those of the previous version have been moved. */
export function modelKeyReader(
  areas: KeyAreas,
  settings: Pick<SettingsStore, 'read'>,
  announce: PublishEvent,
): ReadKey {
  const keys = createModelKeys(areas, announce);
  const areMoved = moveOldKeysOf(areas, settings, announce);
  return async (origin) => {
    await areMoved;
    return keys.read(origin);
  };
}

async function moveOldKeysOf(areas: KeyAreas, settings: Pick<SettingsStore, 'read'>, announce: PublishEvent) {
  const { provider, baseUrl } = (await settings.read()).models;
  const own = ownAddress(provider);
  const ownOrigins = ProviderName.options.map((name) => [name, modelOrigin(ownAddress(name))] as const);
  const chosen = { provider, origin: modelOrigin(baseUrl ?? own) };
  await migrateModelKeys(areas, chosen, Object.fromEntries(ownOrigins), announce);
}

/** Empty if it has none of its own. */
function ownAddress(name: ProviderName): string {
  return name === 'rules' ? '' : (providers[name].baseUrl ?? '');
}
