import type { z } from 'zod';
import { Settings } from '@/domain/settings/settings';

/**
 * The settings a file may contain and is written with: what the user looks for, and the panel's appearance. All others stay as set here,
 * whoever wrote the file.
 */
const FileSettings = Settings.pick({
  theme: true,
  match: true,
  hiddenCompanies: true,
  jobViews: true,
  jobColumns: true,
});
export type FileSettings = z.infer<typeof FileSettings>;

/**
 * What no file may set; each has a sentence in the panel (`backups.leftOut<Code>`). `models`: who answers, at which address, for how much
 * money; `permissions`: what the user allowed or agreed to; `limits`: how far, how long and how fast runs go, and what they find out;
 * `learned`: what was understood about sites, which decides what is pressed there; `unknown`: all else.
 */
export type OmittedSetting = 'models' | 'permissions' | 'limits' | 'learned' | 'unknown';

/** All other settings, so that a new one does not compile until it is assigned here. */
const leftOut: Record<Exclude<keyof Settings, keyof FileSettings>, readonly OmittedSetting[]> = {
  models: ['models'],
  acceptedNotices: ['permissions'],
  formFrames: ['permissions'],
  mayPressForAddress: ['permissions'],
  exploration: ['permissions', 'limits'],
  limits: ['limits'],
  breakers: ['limits'],
  pace: ['limits'],
  pilotSteps: ['limits'],
  goalLimits: ['limits'],
};

/** Characters. A longer setting is no user's choice: a million companies to hide would stop the panel. */
const longestSetting = 100_000;

export interface ParsedFileSettings {
  /** Null if the file has none. */
  settings: Partial<FileSettings> | null;
  /** What else it tried to set, each once. */
  leftOut: OmittedSetting[];
  /** Settings that are damaged, or longer than any user's. */
  refused: number;
}

/** Reads a file's settings one by one: a damaged one does not affect the others. */
export function parseFileSettings(value: unknown): ParsedFileSettings {
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
  const brought = entries.filter(([name]) => Object.hasOwn(FileSettings.shape, name));
  const read = brought.flatMap(([name, setting]) => readSetting(name, setting) ?? []);
  const others = entries
    .filter(([name]) => !Object.hasOwn(FileSettings.shape, name))
    .flatMap(([name]) => reasonsFor(name));
  return {
    settings: read.length === 0 ? null : Object.assign({}, ...read),
    leftOut: [...new Set(others)],
    refused: brought.length - read.length,
  };
}

/** The settings that go into a file. */
export function exportableSettings(settings: Settings): FileSettings {
  return FileSettings.parse(settings);
}

function readSetting(name: string, setting: unknown): Partial<FileSettings> | null {
  const { data } = FileSettings.partial().safeParse({ [name]: setting });
  return data && JSON.stringify(data).length <= longestSetting ? data : null;
}

function reasonsFor(name: string): readonly OmittedSetting[] {
  return new Map(Object.entries(leftOut)).get(name) ?? ['unknown'];
}
