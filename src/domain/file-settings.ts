import type { z } from 'zod';
import { Settings } from './settings';

/**
 * What of the settings a file may bring, and what is written into one: what the user looks for, and how the panel looks. All else stays
 * as it was set here, whoever wrote the file.
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
 * What no file may bring; each has a sentence in the panel (`backups.leftOut<Code>`). `models`: who answers, at which address, for how
 * much money; `permissions`: what the user allowed or agreed to; `limits`: how far, how long and how fast runs go, and what they are told to
 * find out; `learned`: what was understood of sites, which says what to press there; `unknown`: all else.
 */
export type LeftOut = 'models' | 'permissions' | 'limits' | 'learned' | 'unknown';

/** Every other setting, so that a new one does not compile before it is said here which it is. */
const leftOut: Record<Exclude<keyof Settings, keyof FileSettings>, readonly LeftOut[]> = {
  models: ['models'],
  acceptedNotices: ['permissions'],
  formFrames: ['permissions'],
  mayPressForAddress: ['permissions'],
  exploration: ['permissions', 'limits'],
  limits: ['limits'],
  breakers: ['limits'],
  pace: ['limits'],
  pilotSteps: ['limits'],
};

/** A setting that is written in more characters than this is no choice of a user: a million companies to hide would stop the panel. */
const longestSetting = 100_000;

export interface SettingsOfFile {
  /** Null where the file brings none. */
  settings: Partial<FileSettings> | null;
  /** What it would have brought besides, each once. */
  leftOut: LeftOut[];
  /** Settings that are damaged, or longer than any user's. */
  refused: number;
}

/** Reads the settings of a file, one by one: a damaged one leaves the others whole. */
export function settingsOfFile(value: unknown): SettingsOfFile {
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

/** What of the settings goes into a file. */
export function settingsForFile(settings: Settings): FileSettings {
  return FileSettings.parse(settings);
}

function readSetting(name: string, setting: unknown): Partial<FileSettings> | null {
  const { data } = FileSettings.partial().safeParse({ [name]: setting });
  return data && JSON.stringify(data).length <= longestSetting ? data : null;
}

function reasonsFor(name: string): readonly LeftOut[] {
  return new Map(Object.entries(leftOut)).get(name) ?? ['unknown'];
}
