import { nextControls, type ToolCall } from './explorer-ways.ts';
import { jobList, type Row, readPage } from './page-text.ts';
import { fencedParts, quotedIn } from './prompt-text.ts';
import { columnWords } from './words.ts';

type Column = keyof typeof columnWords;

/** Rows to point out. */
const mostRows = 3;

/**
 * Points out the rows of the page's list if the page says in words which column is which, and confirms what was learned if its titles are
 * those of the list. Who reads no meaning into the rows themselves can say no more.
 */
export function teachList(text: string): ToolCall {
  const parts = fencedParts(text);
  const page = readPage(parts.get('page') ?? '');
  const read = parts.get('read') ?? '';
  if (/^READ, by its own rules/.test(read)) return confirm('nothing speaks against it');
  const columns = columnsOf(page.text);
  const rows = jobList(page)?.rows ?? [];
  const place = columns.indexOf('title');
  if (rows.length < 2 || place === -1) return { tool: 'no_list', input: { reason: 'nothing says what the words are' } };
  if (/^READ, as you taught it/.test(read) && areTitles(read, rows, place)) return confirm('the titles are in place');
  return {
    tool: 'teach_list',
    input: {
      rows: rows.slice(0, mostRows).map((row) => rowAs(columns, row)),
      pager: nextControls(page)[0]?.address ?? null,
    },
  };
}

/** The line of the page that names columns one after the other: title among them, and two or more in all. */
function columnsOf(pageText: string): (Column | null)[] {
  const lines = pageText.split('\n').flatMap((line) => quotedIn(line));
  const named = lines.map((line) => (line.split(/[.:]/)[0] ?? '').split(/\s*[,|]\s*/).map(columnOf));
  return named.find((columns) => columns.includes('title') && columns.filter((one) => one !== null).length > 1) ?? [];
}

function columnOf(word: string): Column | null {
  const names = Object.keys(columnWords) as Column[];
  return names.find((name) => columnWords[name].test(word)) ?? null;
}

function rowAs(columns: readonly (Column | null)[], { address, texts }: Row): object {
  const cells = texts.flatMap((text, place) => {
    const field = columns[place];
    return field ? [{ field, text }] : [];
  });
  return { opens: address === '' ? null : address, cells };
}

/** Whether every title that was read stands where the page has its titles. */
function areTitles(read: string, rows: readonly Row[], place: number): boolean {
  const titles = [...read.matchAll(/^\d+ title "([^"]*)"/gm)].map(([, title]) => title);
  return titles.length > 1 && titles.every((title) => rows.some(({ texts }) => texts[place] === title));
}

function confirm(reason: string): ToolCall {
  return { tool: 'confirm_list', input: { reason } };
}
