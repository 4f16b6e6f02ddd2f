import { flatChildren } from '@/page/dom/tree/flat-tree';
import { countShapedAlike } from './element-shape';

/** Elements at the same position of the page's structure: maybe list rows. */
export type ElementGroup = Element[];

/** Elements that contain no job list, or are no rows. */
const skipped = new Set(
  'script style noscript template svg math head select datalist option iframe object br hr img input'.split(' '),
);
/** Lists rarely show more rows, and the first ones suffice for the pattern; it takes two to show one. */
const sizes = { fewest: 2, most: 2000 };

/**
 * Elements with the same tag path from the document (joining lists split by department), and those of them with a common class or attribute
 * (dropping ads in between).
 */
export function findGroups(root: Element): ElementGroup[] {
  const groups = [...samePath(root).values()]
    .filter(({ length }) => length >= sizes.fewest)
    .map((group) => group.slice(0, sizes.most));
  return distinctGroups(groups.flatMap((group) => [group, ...subgroups(group)]));
}

function samePath(root: Element): Map<string, ElementGroup> {
  const groups = new Map<string, ElementGroup>();
  const pathIds = new Map<string, number>();
  const visit = (element: Element, parentPath: number) => {
    if (skipped.has(element.localName) || continuesRow(element)) return;
    const key = `${parentPath}/${element.localName}`;
    const path = pathIds.get(key) ?? pathIds.size + 1;
    pathIds.set(key, path);
    const group = groups.get(key);
    if (group) group.push(element);
    else groups.set(key, [element]);
    for (const child of Array.from(flatChildren(element))) if (child instanceof Element) visit(child, path);
  };
  visit(root, 0);
  return groups;
}

/** A table's row of one cell below one of several says more of that one. */
function continuesRow(element: Element): boolean {
  if (!(element instanceof HTMLTableRowElement)) return false;
  const above = element.previousElementSibling;
  const [only, second] = element.cells;
  if (!only || second || only.colSpan < 2 || !(above instanceof HTMLTableRowElement)) return false;
  return above.cells.length > 1;
}

/** The members with a class or attribute that others lack. */
function subgroups(group: ElementGroup): ElementGroup[] {
  const members = new Map<string, ElementGroup>();
  for (const element of group) {
    const names = [
      ...Array.from(element.classList, (name) => `.${name}`),
      ...Array.from(element.attributes, ({ name }) => name),
    ];
    for (const name of new Set(names)) {
      const having = members.get(name);
      if (having) having.push(element);
      else members.set(name, [element]);
    }
  }
  return [...members.values()].filter(
    (named) => named.length >= sizes.fewest && named.length < group.length && !areStripes(named),
  );
}

/** Every second of rows that are built alike: what tells it from the others is but its colour. */
function areStripes(named: ElementGroup): boolean {
  return named.every((one, index) => {
    const [between, next] = [one.nextElementSibling, named[index + 1]];
    return !next || (between?.nextElementSibling === next && countShapedAlike([one, between]) > 1);
  });
}

/** Each set of elements once. */
export function distinctGroups(groups: ElementGroup[]): ElementGroup[] {
  const numbers = new Map<Element, number>();
  const keyOf = (group: ElementGroup) =>
    group
      .map((element) => {
        const number = numbers.get(element) ?? numbers.size;
        numbers.set(element, number);
        return number;
      })
      .join();
  return [...new Map(groups.map((group) => [keyOf(group), group])).values()];
}
