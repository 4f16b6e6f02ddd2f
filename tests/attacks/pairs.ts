/**
 * Combinations of one value for each trait, in which every two values of different traits occur together at least once. Always the same
 * for the same traits.
 */
export function pairs<Traits extends Record<string, readonly unknown[]>>(
  traits: Traits,
): { [Name in keyof Traits]: Traits[Name][number] }[] {
  const names = Object.keys(traits);
  const open = new Set(allPairs(names, traits));
  const rows: Record<string, unknown>[] = [];
  while (open.size > 0) {
    const row = bestRow(names, traits, open);
    for (const pair of pairsIn(names, row)) open.delete(pair);
    rows.push(Object.fromEntries(names.map((name, at) => [name, traits[name]?.[row[at] ?? 0]])));
  }
  return rows as { [Name in keyof Traits]: Traits[Name][number] }[];
}

type Lists = Record<string, readonly unknown[]>;

function allPairs(names: readonly string[], traits: Lists): string[] {
  return names.flatMap((_, one) =>
    names.slice(one + 1).flatMap((_, further) => {
      const other = one + 1 + further;
      const counts = [traits[names[one] ?? '']?.length ?? 0, traits[names[other] ?? '']?.length ?? 0];
      return range(counts[0] ?? 0).flatMap((a) => range(counts[1] ?? 0).map((b) => pairName(one, a, other, b)));
    }),
  );
}

/** Begins with a pair that is still open, and takes for each further trait the value that closes most of them. */
function bestRow(names: readonly string[], traits: Lists, open: ReadonlySet<string>): number[] {
  const [first = ''] = open;
  const [one = 0, a = 0, other = 0, b = 0] = first.split(' ').map(Number);
  const row = new Map([
    [one, a],
    [other, b],
  ]);
  for (const [at, name] of names.entries()) {
    if (row.has(at)) continue;
    const closes = (value: number) =>
      [...row].filter(([trait, chosen]) => open.has(orderedName(at, value, trait, chosen))).length;
    const values = range(traits[name]?.length ?? 0);
    row.set(
      at,
      values.reduce((best, value) => (closes(value) > closes(best) ? value : best), 0),
    );
  }
  return names.map((_, at) => row.get(at) ?? 0);
}

const pairsIn = (names: readonly string[], row: readonly number[]): string[] =>
  names.flatMap((_, one) =>
    names
      .slice(one + 1)
      .map((_, further) => pairName(one, row[one] ?? 0, one + 1 + further, row[one + 1 + further] ?? 0)),
  );

const pairName = (one: number, a: number, other: number, b: number): string => `${one} ${a} ${other} ${b}`;

const orderedName = (at: number, value: number, trait: number, chosen: number): string =>
  at < trait ? pairName(at, value, trait, chosen) : pairName(trait, chosen, at, value);

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** Names of a record's values, in order. */
export function namesOf<Names extends string>(values: Record<Names, unknown>): Names[] {
  return Object.keys(values).filter((name): name is Names => name in values);
}
