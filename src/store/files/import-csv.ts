import { type CsvDialect, type CsvRow, csvRows } from './csv-rows';
import { unprotectFormula } from './formula-protection';
import { createImporter, type Importer, type ImportReport, type JobTarget } from './import-report';
import { jobColumns } from './job-columns';
import { jobFromCsvRow, type ReadCell } from './job-from-csv-row';

/**
 * Imports the jobs of a table from `csvFile`, in any column order and with columns missing. Rejected rows are reported one by one. `now`:
 * ISO 8601.
 */
export async function importCsv(target: JobTarget, file: Blob | string, now: string): Promise<ImportReport> {
  const text = (typeof file === 'string' ? file : await file.text()).replace(/^\uFEFF/, '');
  const { dialect, places } = headerOf(text);
  const importer = createImporter(target, now);
  if (!places.has('title')) {
    importer.report.refused.push({ line: 1, reason: 'not-ours', column: null });
    return importer.report;
  }
  let line = 0;
  for (const row of csvRows(text, dialect)) {
    line += 1;
    if (line > 1) await takeRow(importer, { row, line, places }, now);
  }
  return importer.finish();
}

/** Index of each column by name. */
type Places = ReadonlyMap<string, number>;

/** None of our names contains a delimiter, quote or line ending. */
function headerOf(text: string): { dialect: CsvDialect; places: Places } {
  const [, header = '', end = ''] = /^([^\r\n]*)(\r\n|\n|\r|$)/.exec(text) ?? [];
  const delimiter = [',', ';', '\t'].find((mark) => header.includes(mark)) ?? ',';
  const names = header.split(delimiter).map((name) => name.trim().replace(/^"(.*)"$/, '$1'));
  const newline = end === '\n' || end === '\r' ? end : '\r\n';
  return { dialect: { delimiter, newline }, places: new Map(names.map((name, place) => [name, place])) };
}

interface PlacedRow {
  row: CsvRow;
  line: number;
  places: Places;
}

async function takeRow(importer: Importer, { row, line, places }: PlacedRow, now: string): Promise<void> {
  const isBlank = row.cells.length === 1 && !row.cells[0];
  if (isBlank) return;
  const { refused } = importer.report;
  if (row.isBroken) {
    refused.push({ line, reason: 'broken', column: null });
    return;
  }
  const read = jobFromCsvRow(cellsOf(row.cells, places), now);
  if ('job' in read) await importer.take(read.job);
  else refused.push({ line, ...read.refusal });
}

const ours = new Set(jobColumns.filter(({ isOurs }) => isOurs).map(({ name }) => name));

function cellsOf(cells: string[], places: Places): ReadCell {
  return (column) => {
    const cell = cells[places.get(column) ?? -1] ?? '';
    return ours.has(column) ? cell : unprotectFormula(cell);
  };
}
