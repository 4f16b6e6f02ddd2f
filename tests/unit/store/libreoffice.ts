import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Whether LibreOffice is there to be asked. */
export function hasLibreOffice(): boolean {
  return spawnSync('soffice', ['--version'], { timeout: 30_000 }).status === 0;
}

/**
 * Comma, double quote, UTF-8, from the first line on; quoted cells are no more text than others, and formulas are evaluated: what
 * a user gets who opens the file and agrees to everything.
 * https://help.libreoffice.org/latest/en-US/text/shared/guide/csv_params.html
 */
const opening = 'Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,0,true';
/** As opening; every cell quoted, with what is in it and not how it looks; of a formula what comes out of it. */
const saving = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,false,false,false';

/** The table as LibreOffice saves it again after it opened it. */
export function savedByLibreOffice(csv: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'jobtrail-libreoffice-'));
  try {
    const [from, to] = [join(folder, 'jobs.csv'), join(folder, 'saved')];
    writeFileSync(from, csv);
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`;
    const options = [
      '--headless',
      '--norestore',
      `--infilter=${opening}`,
      '--convert-to',
      saving,
      '--outdir',
      to,
      from,
    ];
    const { status, stderr } = spawnSync('soffice', [profile, ...options], { timeout: 120_000, encoding: 'utf8' });
    if (status !== 0) throw new Error(`LibreOffice failed: ${stderr}`);
    return readFileSync(join(to, 'jobs.csv'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
