import { expect, it } from 'vitest';
import { defaultSettings } from '@/domain/settings/settings';
import { createSettingsStore } from '@/store/settings/settings-store';

function openSettings(kept: Record<string, unknown> = {}) {
  const damages: string[] = [];
  const area = {
    get: async (keys: string[]) => Object.fromEntries(Object.entries(kept).filter(([key]) => keys.includes(key))),
    set: async (items: Record<string, unknown>) => void Object.assign(kept, items),
  };
  const settings = createSettingsStore(
    area,
    () => undefined,
    ({ problem }) => damages.push(problem),
  );
  return { settings, damages, kept };
}

it('has defaults until something is set', async () => {
  const { settings } = openSettings();
  expect(await settings.read()).toEqual(defaultSettings);
});

it('changes what is given and nothing else', async () => {
  const { settings, kept } = openSettings();
  await settings.write({ theme: 'dark' });
  await settings.write({ pace: { min: 0, max: 0 } });
  expect(await settings.read()).toEqual({ ...defaultSettings, theme: 'dark', pace: { min: 0, max: 0 } });
  expect(Object.keys(kept)).toHaveLength(2);
});

it('falls back to the default of a damaged setting alone, and says so', async () => {
  const { settings, kept, damages } = openSettings();
  await settings.write({ theme: 'dark', limits: { pages: 9, details: null, jobs: 500 } });
  for (const key of Object.keys(kept)) if (key.includes('theme')) kept[key] = 'purple';
  expect(await settings.read()).toMatchObject({ theme: 'system', limits: { pages: 9, details: null, jobs: 500 } });
  expect(damages).toHaveLength(1);
});

it('refuses what no setting may be', async () => {
  const { settings } = openSettings();
  await expect(settings.write({ limits: { pages: 51, details: 0, jobs: 1 } })).rejects.toThrow();
});
