import type { MicroAction } from '@/domain/goal/micro-action';

type Items = NonNullable<MicroAction['items']>;

interface ReadList {
  list: string | null;
  /** Whether it has more rows than are shown. */
  isFolded: boolean;
  items: Items;
}

const listLine = /^\s*list (L\d+)\b[^\n]*? (\d+) rows\b([^\n]*)/;
const rowLine = /^\s*\d+ (?:\[CLICK: "([^"]+)"\] )?(?:[a-z]+ )?("[^\n]*)/;
const amount = /(?:[$€£¥]|\b(?:usd|eur|gbp|chf)\b)\s?\d|\d\s?(?:[$€£¥]|(?:usd|eur|gbp|chf|kr|zł|kč)\b)/i;
/** Rows and texts of a row, at most. */
const most = { rows: 60, texts: 6 };

/** The rows of the list that says most, as fields: title, price, and the other texts in order. */
export function rowsToExtract(text: string): ReadList {
  let best: ReadList = { list: null, isFolded: false, items: [] };
  let current: ReadList | null = null;
  for (const line of text.split('\n')) {
    const list = listLine.exec(line);
    if (list) current = { list: list[1] ?? null, isFolded: /\balike\b/.test(list[3] ?? ''), items: [] };
    const row = rowLine.exec(line);
    if (row && current && current.items.length < most.rows) current.items.push(itemOf(row[2] ?? '', row[1] ?? null));
    if (current && weight(current) > weight(best)) best = current;
  }
  return { ...best, items: best.items.filter((item) => saysEnough(item, best.items)) };
}

/** Rows are built alike: what says far less than they do is no row but something between them, as an advert. */
function saysEnough(item: Items[number], all: Items): boolean {
  const sizes = all.map(({ length }) => length).toSorted((one, other) => one - other);
  return item.length * 2 > (sizes[Math.floor(sizes.length / 2)] ?? 0);
}

function weight({ items }: ReadList): number {
  return items.reduce((sum, item) => sum + item.length, 0);
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
