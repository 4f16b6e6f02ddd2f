import { cachePerTask } from '@/page/dom/tree/cache-per-task';

/** Elements of one kind beside each other. */
interface Columns {
  places: ReadonlyMap<Element, number>;
  areCalledAlike: boolean;
  /** What they are called, one after the other. */
  called: string;
}

/** The elements of its kind beside an element, itself among them; null at the top of a tree. */
export function columnsBeside({ parentElement, localName }: Element): Columns | null {
  return (parentElement && columnsOf(parentElement).get(localName)) ?? null;
}

/** By the name of their kind. Asked for every element of every row. */
const columnsOf = cachePerTask((parent: Element): ReadonlyMap<string, Columns> => {
  const kinds = Map.groupBy(parent.children, ({ localName }) => localName);
  return new Map([...kinds].map(([kind, elements]) => [kind, columnsFrom(elements)]));
});

function columnsFrom(elements: readonly Element[]): Columns {
  const names = elements.map((element) => element.getAttribute('class') ?? '');
  return {
    places: new Map(elements.map((element, place) => [element, place])),
    areCalledAlike: new Set(names).size === 1,
    called: names.join('|'),
  };
}
