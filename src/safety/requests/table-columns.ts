/** What names a column of a table: `columns[3][data]=pay`. */
const namesColumn = /^columns\[(\d{1,3})\]\[(?:data|name)\]$/;
const isColumnName = /^[a-z]\w{0,40}(?:\.\w{1,40})?$/i;
const saysWhether = /^(?:true|false)$/;
const isNumber = /^-?\d{1,9}$/;

interface Said {
  name: string;
  value: string | null;
}

/**
 * The names under which a request tells its server of the columns that a table shows, as scripts of tables do for every page of rows: which page
 * it is, and of each column whether it is searched and sorted, all said once. A column may be called as an action is ("pay"). Empty where
 * anything of that is missing.
 */
export function columnNamesIn(said: readonly Said[]): ReadonlySet<string> {
  const values = Map.groupBy(said, ({ name }) => name);
  const only = (name: string): string => {
    const [first, second] = values.get(name) ?? [];
    return second ? '' : (first?.value ?? '');
  };
  if (!['draw', 'start', 'length'].every((name) => isNumber.test(only(name)))) return new Set();
  const names = [...values.keys()].filter((name) => {
    const [, column] = namesColumn.exec(name) ?? [];
    return (
      column !== undefined &&
      isColumnName.test(only(name)) &&
      ['searchable', 'orderable'].every((trait) => saysWhether.test(only(`columns[${column}][${trait}]`)))
    );
  });
  return new Set(names);
}

/** The address without those. */
export function withoutColumnNames(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const names = columnNamesIn(Array.from(url.searchParams, ([name, value]) => ({ name, value })));
  if (names.size === 0) return address;
  for (const name of names) url.searchParams.delete(name);
  return url.href;
}
