import { flatChildren } from '@/page/dom/tree/flat-tree';

/** Levels below an element that its shape is told from, and elements. */
const depth = 3;
const mostPaths = 40;
/** Share of the paths of both that two elements of one kind have in common: rows lack a badge or a second place, and are rows still. */
const leastShared = 0.5;

/** How an element is built: the paths of tags within it. Empty where nothing has been drawn yet. */
type ElementShape = ReadonlySet<string>;

function shapeOf(element: Element): ElementShape {
  const paths = new Set<string>();
  const visit = (at: Element, path: string, level: number) => {
    for (const child of Array.from(flatChildren(at))) {
      if (!(child instanceof Element) || paths.size >= mostPaths) continue;
      const below = `${path}>${child.localName}`;
      paths.add(below);
      if (level < depth) visit(child, below, level + 1);
    }
  };
  visit(element, '', 1);
  return paths;
}

/** Whether two elements are built alike. One that has yet to be drawn may become anything. */
function areShapedAlike(one: ElementShape, other: ElementShape): boolean {
  if (one.size === 0 || other.size === 0) return true;
  const shared = [...one].filter((path) => other.has(path)).length;
  return shared >= leastShared * (one.size + other.size - shared);
}

/** How many of the elements are built alike at most. */
export function countShapedAlike(elements: readonly Element[]): number {
  const shapes = elements.map(shapeOf);
  return Math.max(0, ...shapes.map((shape) => shapes.filter((other) => areShapedAlike(shape, other)).length));
}
