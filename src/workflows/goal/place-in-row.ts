import type { PlaceInRow } from '@/domain/goal/queued-action';

/** Of an address in a page's text; null if it is in no row, or in one of several that say the same. */
export function placeInRow(target: string, text: string): PlaceInRow | null {
  const rows = rowsOf(text);
  const row = rows.find(({ addresses }) => addresses.includes(target));
  if (!row || row.words === '' || rows.filter(({ words }) => words === row.words).length > 1) return null;
  return { words: row.words, at: row.addresses.indexOf(target) };
}

/** The address there now; null if the row is gone, or is one of several. */
export function addressAt({ words, at }: PlaceInRow, text: string): string | null {
  const [row, ...others] = rowsOf(text).filter((one) => one.words === words);
  return row && others.length === 0 ? (row.addresses[at] ?? null) : null;
}

const addressPattern = /\[[A-Z]+: "([^"]*)"\] ?/g;

/** Rows are numbered; what they say stands before their further controls. */
function rowsOf(text: string): { words: string; addresses: string[] }[] {
  return text
    .split('\n')
    .filter((line) => /^ *\d+ /.test(line))
    .map((line) => {
      const [said = ''] = line.replace(addressPattern, '').split(' · ');
      const words = Array.from(said.matchAll(/"([^"]*)"/g), ([, word = '']) => word).join(' | ');
      return { words, addresses: Array.from(line.matchAll(addressPattern), ([, address = '']) => address) };
    });
}
