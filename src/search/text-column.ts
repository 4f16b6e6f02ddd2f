import type { Yield } from '@/search/in-slices';
import { sortInSlices } from '@/search/sort-in-slices';

/** One text per row. Each distinct text is stored once, and sorted once for all its rows. */
export interface TextColumn {
  /** A row's text; null if it has none. */
  text(row: number): string | null;
  /** Number of a row's text, equal for equal texts; -1 if it has none. */
  code(row: number): number;
  codeOf(text: string): number | undefined;
  /** By code. */
  readonly texts: readonly string[];
  set(row: number, text: string | null): void;
  /** Rank of a row's text in the language's order; NaN if it has none. Texts that differ only in case or accents share one. */
  rank(row: number): number;
  /** Sorts new texts, with pauses, so that `rank` need not. */
  prepare(pause: Yield): Promise<void>;
}

export function createTextColumn(collator: Intl.Collator): TextColumn {
  const codes: number[] = [];
  const texts: string[] = [];
  const codeByText = new Map<string, number>();
  let sorted: number[] = [];
  let ranks: number[] = [];
  const compare = (one: number, other: number) => collator.compare(texts[one] ?? '', texts[other] ?? '');
  const take = (order: number[]) => {
    sorted = order;
    ranks = ranksOf(order, compare);
  };
  /** Sorted texts stay first: resorting them is nearly free (natural runs). */
  const all = () => sorted.concat(Array.from({ length: texts.length - sorted.length }, (_, n) => sorted.length + n));
  const codeFor = (text: string) => {
    const known = codeByText.get(text);
    if (known !== undefined) return known;
    codeByText.set(text, texts.length);
    return texts.push(text) - 1;
  };
  return {
    texts,
    text: (row) => texts[codes[row] ?? -1] ?? null,
    code: (row) => codes[row] ?? -1,
    codeOf: (text) => codeByText.get(text),
    set(row, text) {
      codes[row] = text === null || text === '' ? -1 : codeFor(text);
    },
    rank(row) {
      if (sorted.length < texts.length) take(all().sort(compare));
      return ranks[codes[row] ?? -1] ?? Number.NaN;
    },
    async prepare(pause) {
      if (sorted.length < texts.length) take(await sortInSlices(all(), compare, pause));
    },
  };
}

/** Ranks by code, from sorted codes. */
function ranksOf(order: readonly number[], compare: (one: number, other: number) => number): number[] {
  const ranks = new Array<number>(order.length).fill(0);
  let rank = 0;
  let last: number | undefined;
  for (const code of order) {
    if (last !== undefined && compare(last, code) !== 0) rank += 1;
    ranks[code] = rank;
    last = code;
  }
  return ranks;
}
