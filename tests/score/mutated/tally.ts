import { type Kind, kinds } from './mutation';
import { mutations } from './mutations';

/** Facts that were right before a mutation, and how many of them still are. */
export interface Kept {
  kind: Kind;
  mutation: string;
  page: string;
  counted: number;
  lost: string[];
}

/** Prints a line a mutation with a column a kind, and what is lost. */
export function printKept(all: readonly Kept[]): void {
  for (const { mutation, kind, page, counted, lost } of all.filter(({ lost }) => lost.length > 0)) {
    console.log(`${mutation}, ${kind}: ${page} loses ${lost.length} of ${counted}`);
    for (const each of lost.slice(0, 4)) console.log(`    ${each.slice(0, 240)}`);
  }
  const line = (kept: readonly Kept[]) =>
    Object.fromEntries([
      ...kinds.map((kind) => [kind, inWords(kept.filter((each) => each.kind === kind))]),
      ['all', inWords(kept)],
    ]);
  console.table({
    ...Object.fromEntries(mutations.map(({ name }) => [name, line(all.filter(({ mutation }) => mutation === name))])),
    all: line(all),
  });
}

export function summarize(all: readonly Kept[]): object {
  const ofKind = (kind: Kind) => shareOf(all.filter((each) => each.kind === kind));
  return {
    rows: ofKind('rows'),
    postings: ofKind('postings'),
    pagers: ofKind('pagers'),
    fields: ofKind('fields'),
    kept: shareOf(all),
    facts: sum(all).counted,
    byMutation: Object.fromEntries(
      mutations.map(({ name }) => [name, shareOf(all.filter(({ mutation }) => mutation === name))]),
    ),
    failed: all.flatMap(({ mutation, page, lost }) => lost.map((each) => `${mutation}: ${page}: ${each}`)),
  };
}

function sum(all: readonly Kept[]): { counted: number; lost: number } {
  return all.reduce((so, { counted, lost }) => ({ counted: so.counted + counted, lost: so.lost + lost.length }), {
    counted: 0,
    lost: 0,
  });
}

/** Null where nothing was right before. */
function shareOf(all: readonly Kept[]): number | null {
  const { counted, lost } = sum(all);
  return counted === 0 ? null : Number(((counted - lost) / counted).toFixed(4));
}

function inWords(all: readonly Kept[]): string {
  const { counted, lost } = sum(all);
  return counted === 0 ? '-' : `${counted - lost}/${counted} ${((100 * (counted - lost)) / counted).toFixed(1)} %`;
}
