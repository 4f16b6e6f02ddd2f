import { defaultSettings, Settings } from '@/domain/settings/settings';
import type { ReportDamage } from '@/store/database/damaged-records';
import type { PublishEvent } from '@/store/database/live-events';

/** The parts used of `chrome.storage.local`. */
export interface StorageArea {
  get(keys: string[]): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
}

export interface SettingsStore {
  /** A missing or damaged setting gets its default; the others keep their values. */
  read(): Promise<Settings>;
  /** Changes only the given settings, so that writers of different settings never conflict. */
  write(change: Partial<Settings>): Promise<void>;
}

const prefix = 'settings.';
const names = Settings.keyof().options;

export function createSettingsStore(area: StorageArea, announce: PublishEvent, report: ReportDamage): SettingsStore {
  return {
    async read() {
      const stored = await area.get(names.map((name) => prefix + name));
      const known = names.filter((name) => stored[prefix + name] !== undefined);
      const entries = known.map((name) => [name, stored[prefix + name]] as const);
      return { ...defaultSettings, ...Object.assign({}, ...entries.map((entry) => soundSetting(entry, report))) };
    },
    async write(change) {
      const entries = Object.entries(Settings.partial().parse(change));
      await area.set(Object.fromEntries(entries.map(([name, value]) => [prefix + name, value])));
      announce({ type: 'settings-change' });
    },
  };
}

function soundSetting([name, value]: readonly [string, unknown], report: ReportDamage): Partial<Settings> {
  const parsed = Settings.partial().safeParse({ [name]: value });
  if (parsed.success) return parsed.data;
  report({ store: 'settings', problem: `${name}: ${parsed.error.issues.map(({ message }) => message).join('; ')}` });
  return {};
}
