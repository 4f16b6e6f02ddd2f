import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import { parsePattern } from './alphabet';
import { type Automaton, atStart, automatonOf, mostCopies } from './automaton';

/** What makes a pattern slow: the kind of growth, and what has to be repeated for it. */
export interface Slowness {
  growth: 'exponential' | 'polynomial' | 'unknown';
  /** A text whose repetition does it. */
  pump: string;
}

/** Characters. */
const mostLookedBehind = 40;

/** A pattern with more to be looked at than this is too large to be told. */
const mostLookedAt = 100_000;
let lookedAt = 0;

/** Whether matching may take time that grows faster than the text; null where it takes linear time. */
export function slownessOf(source: string, flags: string): Slowness | null {
  const pattern = parsePattern(source, flags);
  lookedAt = 0;
  const behind = longLookBehind(pattern.root);
  if (behind !== null) return { growth: 'polynomial', pump: behind };
  if (!repeats(pattern.root)) return null;
  return findDoubling(automatonOf(pattern, 'endless')) ?? findOverlap(automatonOf(pattern, 'once'));
}

/** Whether a pattern has anything that takes any number of characters. */
function repeats(root: AST.Pattern): boolean {
  let found = false;
  visitRegExpAST(root, {
    onQuantifierEnter: ({ max }) => {
      if (max > mostCopies) found = true;
    },
    onBackreferenceEnter: () => {
      found = true;
    },
  });
  return found;
}

/** A look behind that reads any length back, from wherever it is asked; null where there is none. */
function longLookBehind(root: AST.Pattern): string | null {
  let found: string | null = null;
  const open: AST.Node[] = [];
  visitRegExpAST(root, {
    onAssertionEnter: (node) => void (node.kind === 'lookbehind' && open.push(node)),
    onAssertionLeave: (node) => void (node.kind === 'lookbehind' && open.pop()),
    onQuantifierEnter: ({ max, raw }) => {
      if (open.length > 0 && max > mostLookedBehind) found ??= raw;
    },
  });
  return found;
}

/** A state together with the character that was taken on the way to it, or several such states that took the same. */
interface Node {
  at: readonly number[];
  last: number;
}

const keyOf = ({ at, last }: Node): string => `${at.join()},${last}`;

/**
 * Exponential: from one state back to it in two ways with the same text. Found as a round through pairs of states that holds a pair of two
 * different ones, or a step that can be made in two ways.
 */
function findDoubling(automaton: Automaton): Slowness | null {
  for (const loop of loopsIn(graphOf(automaton))) {
    if ((loop.size === 1 && loop.has(0)) || !forks(automaton, loop)) continue;
    const found = doublingIn(automaton, loop);
    if (found) return found;
  }
  return null;
}

function doublingIn(automaton: Automaton, loop: ReadonlySet<number>): Slowness | null {
  const { nodes, graph, doubled } = pairsIn(automaton, loop);
  if (lookedAt > mostLookedAt) return { growth: 'unknown', pump: tooLarge };
  const isSame = (node: number) => nodes[node]?.at[0] === nodes[node]?.at[1];
  const round = loopsIn(graph).find((inside) => {
    const all = [...inside];
    if (!all.some(isSame)) return false;
    return all.some((node) => !isSame(node) || doubled.some(([from, to]) => from === node && inside.has(to)));
  });
  if (!round) return null;
  const letters = [...round].map((node) => automaton.letters[nodes[node]?.last ?? 0] ?? '');
  return { growth: 'exponential', pump: [...new Set(letters)].join('') };
}

/** All pairs of states of a loop that the same text leads to from one state, and the steps between them. */
function pairsIn(automaton: Automaton, loop: ReadonlySet<number>) {
  const nodes: Node[] = [];
  const numbers = new Map<string, number>();
  const on: number[][] = [];
  const doubled: [from: number, to: number][] = [];
  const numberOf = (node: Node): number => {
    const key = keyOf(node);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, nodes.length);
    return nodes.push(node) - 1;
  };
  const isIn = (state: number) => loop.has(state);
  for (const state of loop) {
    for (const last of automaton.takes(state)) {
      if (!automaton.isSure(state, last)) numberOf({ at: [state, state], last });
    }
  }
  for (let at = 0; at < nodes.length && lookedAt <= mostLookedAt; at += 1) {
    const node = nodes[at];
    if (!node) break;
    on[at] = stepsOf(automaton, node, [isIn, isIn]).map((step) => {
      const to = numberOf({ ...step.node, at: step.node.at.toSorted((one, other) => one - other) });
      if (step.ways > 1) doubled.push([at, to]);
      return to;
    });
  }
  return { nodes, graph: withBack(on, nodes.length), doubled };
}

/** Whether anything in a loop leads two ways with the same character: else there is nothing to look for. */
function forks(automaton: Automaton, loop: ReadonlySet<number>): boolean {
  return [...loop].some((state) =>
    [...automaton.takes(state)].some((last) =>
      Array.from(automaton.steps(state, last).values()).some((steps) => {
        const inside = Array.from(steps.values()).filter(({ to }) => loop.has(to));
        return inside.length > 1 || inside.some(({ ways }) => ways > 1);
      }),
    ),
  );
}

const tooLarge = '(too large)';

/**
 * Polynomial: a text that leads from a state back to it, from another one back to that, and from the first to the second. Then each of its
 * repetitions may be where the second begins. The search for the beginning of a match (state 0) is such a state as well.
 */
function findOverlap(automaton: Automaton): Slowness | null {
  const loops = loopsIn(graphOf(automaton));
  for (const first of loops) {
    for (const second of loops) {
      if (first === second) continue;
      for (const from of first) {
        for (const to of second) {
          const found = overlapOf(automaton, from, to, first, second);
          if (found !== null) return { growth: found === tooLarge ? 'unknown' : 'polynomial', pump: found };
        }
      }
    }
  }
  return null;
}

function overlapOf(
  automaton: Automaton,
  from: number,
  to: number,
  first: ReadonlySet<number>,
  second: ReadonlySet<number>,
): string | null {
  const into = reaching(automaton, to);
  if (!into.has(from)) return null;
  const lasts = [...automaton.takes(to)].filter(
    (last) => automaton.takes(from).has(last) && !automaton.isSure(to, last),
  );
  const starts = lasts.map((last): Node => ({ at: [from, from, to], last }));
  const isIn = [(s: number) => first.has(s), (s: number) => into.has(s), (s: number) => second.has(s)];
  return search(automaton, starts, isIn, ({ at: [one, two, three] }) => one === from && two === to && three === to);
}

const reachingKnown = new WeakMap<Automaton, Map<number, ReadonlySet<number>>>();

/** The states from which a state is reached. */
function reaching(automaton: Automaton, to: number): ReadonlySet<number> {
  const known = reachingKnown.get(automaton) ?? new Map<number, ReadonlySet<number>>();
  reachingKnown.set(automaton, known);
  const before = known.get(to);
  if (before) return before;
  const graph = graphOf(automaton);
  const found = new Set([to]);
  const left = [to];
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    for (const from of graph.back[at] ?? []) {
      if (found.has(from)) continue;
      found.add(from);
      left.push(from);
    }
  }
  known.set(to, found);
  return found;
}

/** The shortest text that leads from one node to a wanted one, in step; null where there is none. */
function search(
  automaton: Automaton,
  starts: readonly Node[],
  isIn: readonly ((state: number) => boolean)[],
  isWanted: (node: Node) => boolean,
): string | null {
  const from = starts[0]?.at[0];
  const seen = new Set<string>();
  let edge: { node: Node; text: string }[] = starts.map((node) => ({ node, text: '' }));
  while (edge.length > 0) {
    const next: typeof edge = [];
    for (const { node, text } of edge) {
      for (const step of stepsOf(automaton, node, isIn)) {
        // A match that is found on the way ends the search for one.
        const { at, last } = step.node;
        if (at.some((state, place) => place > 0 && (place > 1 || state !== from) && automaton.isSure(state, last)))
          continue;
        const spelled = text + (automaton.letters[last] ?? '');
        if (isWanted(step.node)) return spelled;
        const key = keyOf(step.node);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ node: step.node, text: spelled });
      }
      if (lookedAt > mostLookedAt) return tooLarge;
    }
    edge = next;
  }
  return null;
}

function stepsOf(
  automaton: Automaton,
  { at, last }: Node,
  isIn: readonly ((state: number) => boolean)[],
): { node: Node; ways: number }[] {
  const options = at.map((state) => automaton.steps(state, last));
  const [first] = options;
  if (!first) return [];
  return Array.from(first.keys()).flatMap((kind) => {
    let found: { at: number[]; ways: number }[] = [{ at: [], ways: 1 }];
    for (const [place, option] of options.entries()) {
      const steps = Array.from(option.get(kind)?.values() ?? []).filter(({ to }) => isIn[place]?.(to));
      found = found.flatMap((sofar) =>
        steps.map(({ to, ways }) => ({ at: [...sofar.at, to], ways: Math.max(sofar.ways, ways) })),
      );
      if (found.length === 0) return [];
    }
    lookedAt += found.length + 1;
    return found.map(({ at: next, ways }) => ({ node: { at: next, last: kind }, ways }));
  });
}

interface Graph {
  on: number[][];
  back: number[][];
}

const graphs = new WeakMap<Automaton, Graph>();

/** Which states follow which, whatever is read. */
function graphOf(automaton: Automaton): Graph {
  const known = graphs.get(automaton);
  if (known) return known;
  const on = Array.from({ length: automaton.size }, (_, state) => {
    const after = automaton.looksBack(state) ? [atStart, ...automaton.takes(state)] : [atStart];
    const all = after.flatMap((last) => Array.from(automaton.steps(state, last).values()));
    return [...new Set(all.flatMap((steps) => [...steps.keys()]))];
  });
  const graph = withBack(on, automaton.size);
  graphs.set(automaton, graph);
  return graph;
}

function withBack(on: number[][], size: number): Graph {
  const back: number[][] = Array.from({ length: size }, () => []);
  for (const [from, all] of on.entries()) for (const to of all ?? []) back[to]?.push(from);
  return { on: Array.from({ length: size }, (_, node) => on[node] ?? []), back };
}

/** Sets of nodes that all lead to one another. */
function loopsIn({ on, back }: Graph): Set<number>[] {
  const order: number[] = [];
  const seen = new Set<number>();
  for (let root = 0; root < on.length; root += 1) follow(root, on, seen, order);
  const loops: Set<number>[] = [];
  const taken = new Set<number>();
  for (const root of order.reverse()) {
    const part: number[] = [];
    follow(root, back, taken, part);
    const isLoop = part.length > 1 || part.some((state) => on[state]?.includes(state));
    if (isLoop) loops.push(new Set(part));
  }
  return loops;
}

/** Adds all that is reached from a state and was not seen before, each after what it leads to. */
function follow(root: number, graph: readonly number[][], seen: Set<number>, order: number[]): void {
  if (seen.has(root)) return;
  seen.add(root);
  const open = [{ state: root, next: 0 }];
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const to = graph[top.state]?.[top.next];
    top.next += 1;
    if (to === undefined) order.push(open.pop()?.state ?? 0);
    else if (!seen.has(to)) {
      seen.add(to);
      open.push({ state: to, next: 0 });
    }
  }
}
