import { runInSlices, type Yield } from '@/search/in-slices';

type Compare<Item> = (one: Item, other: Item) => number;

/** Items sorted at once: a few milliseconds. */
const sliceLength = 1000;

/** A sorted copy, made with pauses (merge sort, bottom up): sorting a hundred thousand texts at once would delay every question. */
export async function sortInSlices<Item>(
  items: readonly Item[],
  compare: Compare<Item>,
  pause: Yield,
): Promise<Item[]> {
  let runs: Item[][] = [];
  const starts = Array.from({ length: Math.ceil(items.length / sliceLength) }, (_, index) => index * sliceLength);
  await runInSlices(starts, pause, (start) => {
    runs.push(items.slice(start, start + sliceLength).sort(compare));
  });
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let index = 0; index < runs.length; index += 2) {
      merged.push(await merge(runs[index] ?? [], runs[index + 1] ?? [], compare, pause));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

async function merge<Item>(left: Item[], right: Item[], compare: Compare<Item>, pause: Yield): Promise<Item[]> {
  if (right.length === 0) return left;
  const merged: Item[] = [];
  let next = 0;
  await runInSlices(left, pause, (item) => {
    for (let other = right[next]; other !== undefined && compare(other, item) < 0; other = right[next]) {
      merged.push(other);
      next += 1;
    }
    merged.push(item);
  });
  return merged.concat(right.slice(next));
}
