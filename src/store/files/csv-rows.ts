import Papa from 'papaparse';

/** How a table is written: spreadsheets save ours with their own delimiter and line ending. */
export interface CsvDialect {
  delimiter: string;
  newline: '\r\n' | '\n' | '\r';
}

export interface CsvRow {
  cells: string[];
  /** Whether its quotes are unbalanced: where cells end is a guess. */
  isBroken: boolean;
}

/** Characters parsed at a time. */
const chunkLength = 1 << 20;

/** The rows of a table in order, including blank lines; only some are in memory at a time. */
export function* csvRows(text: string, dialect: CsvDialect): Generator<CsvRow> {
  let from = 0;
  let length = chunkLength;
  while (from < text.length) {
    const isLast = from + length >= text.length;
    const parser = new Papa.Parser(dialect);
    const { data, errors, meta }: Papa.ParseResult<string[]> = parser.parse(
      text.slice(from, from + length),
      0,
      !isLast,
    );
    const broken = new Set(errors.map(({ row }) => row));
    for (const [index, cells] of data.entries()) yield { cells, isBroken: broken.has(index) };
    // A row longer than the chunk is parsed again with a longer one.
    length = data.length === 0 ? length * 2 : chunkLength;
    if (isLast) return;
    from += meta.cursor;
  }
}
