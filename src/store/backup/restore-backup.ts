import { z } from 'zod';
import { readJson } from '@/std/read-json';
import type { Connection } from '@/store/database/connection';
import type { ReportDamage } from '@/store/database/damaged-records';
import { databaseVersion } from '@/store/database/open-database';
import { parseFileSettings } from '@/store/database/settings-in-file';
import { BackupUnreadableError } from '@/store/database/store-errors';
import { maxLineLength, readLines } from '@/store/files/read-lines';
import { restoreJobs } from './restore-jobs';
import { type BackupSource, restoreRecord } from './restore-others';
import type { RestoreReport } from './restore-report';

const Header = z.object({ jobtrail: z.number().int(), madeAt: z.string() });
const BackupRecord = z.object({ store: z.string(), value: z.unknown() });

/** Adds what a backup has and the database lacks. Throws BackupUnreadableError before adding anything. */
export async function restoreBackup(
  connection: Connection,
  file: Blob,
  source: BackupSource,
  reportDamage: ReportDamage,
): Promise<RestoreReport> {
  const report: RestoreReport = { added: 0, known: 0, others: 0, refused: 0, leftOut: [], settings: null };
  const jobs = restoreJobs(connection, report, reportDamage);
  for await (const { store, value } of recordsOf(file, report)) {
    if (store === 'jobs') await jobs.take(value);
    else if (store === 'settings') takeSettings(value, report);
    else await restoreRecord(connection, { store, value }, source, report);
  }
  await jobs.finish();
  report.leftOut = [...new Set(report.leftOut)];
  return report;
}

function takeSettings(value: unknown, report: RestoreReport): void {
  const { settings, leftOut, refused } = parseFileSettings(value);
  report.settings = settings;
  report.leftOut.push(...leftOut);
  report.refused += refused;
}

/** The records of a file from `backupParts`; anything else counts as refused. */
async function* recordsOf(file: Blob, report: RestoreReport): AsyncGenerator<z.infer<typeof BackupRecord>> {
  let isHeader = true;
  for await (const line of readLines(file, maxLineLength)) {
    if (isHeader) checkHeader(line);
    else if (line && line !== ']}') {
      const record = BackupRecord.safeParse(readJson(line.replace(/,$/, '')));
      if (record.success) yield record.data;
      else report.refused += 1;
    }
    isHeader = false;
  }
  if (isHeader) throw new BackupUnreadableError(false);
}

function checkHeader(line: string): void {
  const header = Header.safeParse(readJson(`${line}]}`));
  if (!header.success) throw new BackupUnreadableError(false);
  if (header.data.jobtrail > databaseVersion) throw new BackupUnreadableError(true);
}
