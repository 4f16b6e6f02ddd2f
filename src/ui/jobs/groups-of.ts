/** Those of the same key together, in the order they come in. */
export function groupsOf<Value>(values: readonly Value[], key: (value: Value) => string): Value[][] {
  return [...Map.groupBy(values, key).values()];
}
