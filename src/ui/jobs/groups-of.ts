/** Groups values by key, in order of appearance. */
export function groupsOf<Value>(values: readonly Value[], key: (value: Value) => string): Value[][] {
  return [...Map.groupBy(values, key).values()];
}
