import type { MicroAction } from '@/domain/goal/micro-action';

type Items = NonNullable<MicroAction['items']>;

interface ReadRow {
  item: Items[number];
  /** Whether it can be unfolded where it stands. */
  unfolds: boolean;
}

interface ReadList {
  list: string | null;
  /** Whether it has more rows than are shown. */
  isFolded: boolean;
  rows: ReadRow[];
}

const listLine = /^\s*list (L\d+)\b[^\n]*? (\d+) rows\b([^\n]*)/;
const rowLine = /^\s*\d+ (?:\[CLICK: "([^"]+)"\] )?(?:[a-z]+ )?("[^\n]*)/;
const amount = /(?:[$€£¥]|\b(?:usd|eur|gbp|chf)\b)\s?\d|\d\s?(?:[$€£¥]|(?:usd|eur|gbp|chf|kr|zł|kč)\b)/i;
/** Rows and texts of a row, at most. */
const most = { rows: 60, texts: 6 };

/** The rows of the list that says most, as fields: title, price, and the other texts in order. */
export function rowsToExtract(text: string): Pick<ReadList, 'list' | 'isFolded'> & { items: Items } {
  let best: ReadList = { list: null, isFolded: false, rows: [] };
  let current: ReadList | null = null;
  for (const line of text.split('\n')) {
    const list = listLine.exec(line);
    if (list) current = { list: list[1] ?? null, isFolded: /\balike\b/.test(list[3] ?? ''), rows: [] };
    const row = rowLine.exec(line);
    if (row && current && current.rows.length < most.rows) current.rows.push(readRow(row[2] ?? '', row[1] ?? null));
    if (current && weight(current) > weight(best)) best = current;
  }
  const { list, isFolded, rows } = best;
  return { list, isFolded, items: rows.filter((row) => isLikeMost(row, rows)).map(({ item }) => item) };
}

function readRow(line: string, address: string | null): ReadRow {
  return { item: itemOf(line, address), unfolds: / \((?:collapsed|expanded)/.test(line.split(' · ')[0] ?? '') };
}

function weight({ rows }: ReadList): number {
  return rows.reduce((sum, { item }) => sum + item.length, 0);
}

/** Rows are built alike: what says far less, or does not unfold as they do, is no row but stands between them, as an advert does. */
function isLikeMost({ item, unfolds }: ReadRow, all: readonly ReadRow[]): boolean {
  const sizes = all.map((row) => row.item.length).toSorted((one, other) => one - other);
  const mostUnfold = all.filter((row) => row.unfolds).length * 2 > all.length;
  return item.length * 2 > (sizes[Math.floor(sizes.length / 2)] ?? 0) && (unfolds || !mostUnfold);
}

function itemOf(line: string, address: string | null): Items[number] {
  const [own = ''] = line.split(' · ');
  const texts = Array.from(own.matchAll(/"([^"]*)"/g), ([, text = '']) => text).slice(0, most.texts);
  let others = 0;
  const fields = texts.map((value, index) => {
    if (index === 0) return { field: 'title', value };
    if (amount.test(value)) return { field: 'price', value };
    others += 1;
    return { field: `text ${others}`, value };
  });
  return address === null ? fields : [...fields, { field: 'url', value: address }];
}
