import { importCsv } from '@/store/files/import-csv';
import { importJson } from '@/store/files/import-json';
import type { PlainAttack } from '../../attack';
import { backupOf, withPanel } from './attacked-panel';

const now = '2026-11-23T10:00:00.000Z';

interface HugeFile {
  as: 'csv' | 'json' | 'backup';
  budgetMs: number;
  file(): Blob;
}

const head = '{"jobtrail":1,"madeAt":"x","records":[\n';

/** A backup of one record that nests so deep, within what stands before and after. */
const deep = (before: string, levels: number, after: string): Blob =>
  new Blob([`${head}${before}${'{"a":'.repeat(levels)}0${'}'.repeat(levels)}${after}\n]}\n`]);

const csv = (...parts: string[]): Blob => new Blob(parts);

/** Files that cost more than they are worth. Each has to be over in the time given, whatever is taken of it. */
const hugeFiles: Record<string, HugeFile> = {
  'endless-line': { as: 'backup', budgetMs: 6000, file: () => backupOf([{ store: 'x'.repeat(30_000_000), value: 0 }]) },
  'endless-json-line': { as: 'json', budgetMs: 6000, file: () => new Blob(['[\n"', 'x'.repeat(30_000_000)]) },
  'deep-json': { as: 'json', budgetMs: 6000, file: () => new Blob([`[\n${'['.repeat(500_000)}`]) },
  'deep-json-at-once': { as: 'json', budgetMs: 6000, file: () => new Blob(['['.repeat(500_000), ']'.repeat(500_000)]) },
  'deep-record': { as: 'backup', budgetMs: 6000, file: () => deep('{"store":"answers","value":', 200_000, '}') },
  'deep-profile': {
    as: 'backup',
    budgetMs: 6000,
    file: () => deep('{"store":"profile","value":{"id":"profile","profile":{"basics":{"x":', 50_000, '}}}}'),
  },
  'less-deep-profile': {
    as: 'backup',
    budgetMs: 6000,
    file: () => deep('{"store":"profile","value":{"id":"profile","profile":{"x":', 3000, '}}}'),
  },
  'deep-setting': {
    as: 'backup',
    budgetMs: 6000,
    file: () => deep('{"store":"settings","value":{"match":', 100_000, '}}'),
  },
  'companies-without-end': {
    as: 'backup',
    budgetMs: 6000,
    file: () => {
      const hiddenCompanies = Array.from({ length: 200_000 }, (_, number) => `Company ${number}`);
      return backupOf([{ store: 'settings', value: { hiddenCompanies } }]);
    },
  },
  'records-without-end': {
    as: 'backup',
    budgetMs: 8000,
    file: () => new Blob([head, '{"store":"z"},\n'.repeat(300_000)]),
  },
  'open-quote': { as: 'csv', budgetMs: 6000, file: () => csv(`title\r\n"${'a\r\n'.repeat(2_000_000)}`) },
  'broken-quotes': { as: 'csv', budgetMs: 8000, file: () => csv(`title\r\n${'"a"b'.repeat(500_000)}`) },
  'many-columns': { as: 'csv', budgetMs: 6000, file: () => csv(`title,${'a,'.repeat(500_000)}\r\n`) },
  'many-cells': { as: 'csv', budgetMs: 6000, file: () => csv(`title\r\nx${',a'.repeat(1_000_000)}\r\n`) },
  'many-backslashes': { as: 'csv', budgetMs: 6000, file: () => csv(`title,tags\r\nx,${'\\'.repeat(2_000_000)}\r\n`) },
  'many-quote-marks': { as: 'csv', budgetMs: 6000, file: () => csv(`title,notes\r\nx,${"'".repeat(2_000_000)}\r\n`) },
  'many-spaces': { as: 'csv', budgetMs: 6000, file: () => csv(`title,notes\r\nx,${' '.repeat(2_000_000)}x\r\n`) },
};

/** The panel stands still, a restoring dies, or what was taken can never be exported again. */
export const hugeFileAttacks: readonly PlainAttack[] = Object.entries(hugeFiles).map(
  ([name, { file, as, budgetMs }]) => ({
    id: `files/huge/${name}`,
    class: 'files',
    goal: 'a panel that stands still, or a restoring that dies',
    needsBrowser: false,
    budgetMs,
    attack: () =>
      withPanel(async ({ store, settings, bringIn }) => {
        const takeIn = { csv: importCsv, json: importJson };
        const taken = as === 'backup' ? bringIn(file()) : takeIn[as](store.jobs, file(), now);
        const isOver = await taken.then(
          () => true,
          // A file that is refused as unreadable is no break; one that overflows is.
          (error: unknown) => error instanceof Error && error.name === 'BackupUnreadableError',
        );
        const canLeave = await store.backups.toFile(await settings.read()).then(
          () => true,
          () => false,
        );
        return { frozen: isOver && canLeave ? 0 : 1 };
      }),
  }),
);
