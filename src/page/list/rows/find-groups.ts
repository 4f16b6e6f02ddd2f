import { comesBefore, flatChildren } from '@/page/dom/tree/flat-tree';
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
 * Elements with the same tag path from the document (joining lists split by department), with those called the same in a part of such a
 * department, and those of them with a common class or attribute (dropping ads in between).
 */
export function findGroups(root: Element): ElementGroup[] {
  const paths = samePath(root);
  const groups = [...paths.map(({ group }) => group), ...joinedDepths(paths)]
    .filter(({ length }) => length >= sizes.fewest)
    .map((group) => group.slice(0, sizes.most));
  return distinctGroups(groups.flatMap((group) => [group, ...subgroups(group)]));
}

/** Elements of one path, and the path of what they stand in. */
interface SamePath {
  group: [Element, ...Element[]];
  outer: SamePath | null;
}

function samePath(root: Element): SamePath[] {
  const paths = new Map<SamePath | null, Map<string, SamePath>>();
  const visit = (element: Element, outer: SamePath | null) => {
    if (skipped.has(element.localName) || continuesRow(element)) return;
    const beside = paths.get(outer) ?? new Map<string, SamePath>();
    paths.set(outer, beside);
    const path = beside.get(element.localName);
    const own = path ?? { group: [element], outer };
    if (path) path.group.push(element);
    else beside.set(element.localName, own);
    for (const child of Array.from(flatChildren(element))) if (child instanceof Element) visit(child, own);
  };
  visit(root, null);
  return [...paths.values()].flatMap((beside) => [...beside.values()]);
}

/** Rows of departments with those of their parts, which stand deeper: called the same, in an element that stands as the departments do. */
function joinedDepths(paths: readonly SamePath[]): ElementGroup[] {
  const alike = Map.groupBy(paths, ({ group: [{ localName, className }] }) => className && `${localName}.${className}`);
  alike.delete('');
  return [...alike.values()].flatMap((each) =>
    each.flatMap((path) => {
      const deeper = each.filter(
        (other) => path.outer !== other.outer && isWithin(other.outer, path.outer) && !isWithin(other.outer, path),
      );
      return deeper.length > 0 ? [inOrder([path, ...deeper].flatMap(({ group }) => group))] : [];
    }),
  );
}

function isWithin(path: SamePath | null, outer: SamePath | null): boolean {
  return path !== null && (path === outer || isWithin(path.outer, outer));
}

function inOrder(group: ElementGroup): ElementGroup {
  return group.sort((one, other) => (comesBefore(one, other) ? -1 : 1));
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
    return !next || (between?.nextElementSibling === next && areBuiltAlike(one, between));
  });
}

/** A title that is nothing but text is not built like the text below it, which has elements. */
function areBuiltAlike(one: Element, other: Element): boolean {
  const isBare = ({ childElementCount }: Element) => childElementCount === 0;
  return isBare(one) === isBare(other) && countShapedAlike([one, other]) > 1;
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
