import type { AST } from '@eslint-community/regexpp';
import type { ParsedPattern } from './alphabet';

/** Before the first character. */
export const atStart = -1;

/** One way on: to a state that takes a kind of character. `ways`: in how many ways the pattern gets there (2: several). */
export interface Step {
  to: number;
  ways: number;
}

/**
 * A pattern as states that each take one character. State 0 stands before the pattern; where the pattern may begin anywhere it goes round
 * on every character, as the search for a match does.
 */
export interface Automaton {
  size: number;
  letters: readonly string[];
  /** What a state takes. */
  takes(state: number): ReadonlySet<number>;
  /** Where a state leads after `last` (a kind of character, or `atStart`), by the kind that is taken. */
  steps(state: number, last: number): ReadonlyMap<number, ReadonlyMap<number, Step>>;
  /** Whether what a state leads to depends on the character before. */
  looksBack(state: number): boolean;
  /** Whether a match is found here whatever follows. */
  isSure(state: number, last: number): boolean;
}

/** A place between characters. */
type Place =
  | { kind: 'take'; set: ReadonlySet<number>; state: number; next: Place }
  | { kind: 'fork'; ways: Place[] }
  | { kind: 'look'; ahead: ReadonlySet<number> | null; behind: ReadonlySet<number> | null; next: Place }
  | { kind: 'end' };

/** Counted repeats up to here are written out. */
export const mostCopies = 4;
/** Counted repeats up to here double no more than so often. */
const mostRounds = 10;
/** The end of the text, as what may follow. */
const textEnd = -2;

/**
 * `bounded`: what becomes of a repeat that is counted but may be long. `endless` takes it for one without a bound (to find what doubles with
 * each round), `once` for one round (to find what grows with the text).
 */
export function automatonOf(pattern: ParsedPattern, bounded: 'endless' | 'once'): Automaton {
  const states: { set: ReadonlySet<number>; next: Place }[] = [];
  const every = new Set(pattern.letters.map((_, place) => place));
  const build = builder(pattern, bounded, states, every);
  const first = build.alternatives(pattern.root.alternatives, { kind: 'end' });
  const search: Place = pattern.flags.includes('y') ? first : { kind: 'fork', ways: [first] };
  states[0] = { set: every, next: search };
  if (search !== first && search.kind === 'fork') {
    search.ways.push({ kind: 'take', set: every, state: 0, next: search });
  }
  return readAutomaton(states, pattern.letters, every);
}

type State = { set: ReadonlySet<number>; next: Place };

function builder(pattern: ParsedPattern, bounded: 'endless' | 'once', states: State[], every: ReadonlySet<number>) {
  const take = (set: ReadonlySet<number>, next: Place): Place => {
    const state = Math.max(states.length, 1);
    states[state] = { set, next };
    return { kind: 'take', set, state, next };
  };
  const alternatives = (all: readonly AST.Alternative[], next: Place): Place => {
    const [only] = all;
    if (all.length === 1 && only) return sequence(only.elements, next);
    return { kind: 'fork', ways: all.map(({ elements }) => sequence(elements, next)) };
  };
  const sequence = (elements: readonly AST.Element[], next: Place): Place =>
    elements.reduceRight<Place>((after, each) => element(each, after), next);
  const element = (node: AST.Element, next: Place): Place => {
    switch (node.type) {
      case 'Group':
      case 'CapturingGroup':
        return alternatives(node.alternatives, next);
      case 'Quantifier':
        return quantifier(node, next);
      case 'Assertion':
        return looked(node, assertion(node, next, pattern, every));
      case 'Backreference':
        return loop((after) => take(every, after), next);
      default:
        return take(pattern.setOf(node), next);
    }
  };
  /** What a look ahead reads is read again by what follows: it is a way of its own, which leads nowhere. */
  const looked = (node: AST.Assertion, next: Place): Place =>
    node.kind === 'lookahead' ? { kind: 'fork', ways: [next, alternatives(node.alternatives, { kind: 'end' })] } : next;
  /** The way in and the way round are two forks, so that to go round and to go out and in again count as two ways. */
  const loop = (body: (next: Place) => Place, next: Place): Place => {
    const round: Place = { kind: 'fork', ways: [] };
    round.ways.push(body(round), next);
    const enter: Place = { kind: 'fork', ways: [...round.ways] };
    return enter;
  };
  const quantifier = ({ min, max, element: inner }: AST.Quantifier, next: Place): Place => {
    const body = (after: Place) => element(inner, after);
    const isShort = max <= mostCopies;
    if (!isShort && (max === Number.POSITIVE_INFINITY || (bounded === 'endless' && max > mostRounds))) {
      return min > 0 ? body(loop(body, next)) : loop(body, next);
    }
    const copies = isShort ? max : Math.max(Math.min(min, 1), 1);
    let at = next;
    for (let copy = copies; copy > 0; copy -= 1) {
      const inside = body(at);
      at = copy > Math.min(min, copies) ? { kind: 'fork', ways: [inside, next] } : inside;
    }
    return at;
  };
  return { alternatives };
}

/** What must stand before or after a place, as far as one character tells. */
function assertion(node: AST.Assertion, next: Place, pattern: ParsedPattern, every: ReadonlySet<number>): Place {
  const isMultiline = pattern.flags.includes('m');
  const breaks = pattern.letters.flatMap((letter, place) => (/[\n\r\u2028\u2029]/.test(letter) ? [place] : []));
  if (node.kind === 'start') {
    return { kind: 'look', ahead: null, behind: new Set([atStart, ...(isMultiline ? breaks : [])]), next };
  }
  if (node.kind === 'end') {
    return { kind: 'look', ahead: new Set([textEnd, ...(isMultiline ? breaks : [])]), behind: null, next };
  }
  if (node.kind === 'word') return wordEdge(node, next, pattern, every);
  if (node.kind !== 'lookahead' && node.kind !== 'lookbehind') return next;
  // Of what must not stand there, what is longer than one character is left out: it forbids less.
  const told = node.negate ? node.alternatives.filter(({ elements }) => elements.length === 1) : node.alternatives;
  const set = told.length === 0 ? null : oneCharacter(told, pattern, node.kind === 'lookahead');
  const outside = node.kind === 'lookahead' ? textEnd : atStart;
  // What is not to be told of one character may fail whatever follows.
  const any = new Set(node.negate ? [...every, textEnd] : every);
  if (set === null) return node.kind === 'lookahead' ? { kind: 'look', ahead: any, behind: null, next } : next;
  const wanted = node.negate ? new Set([...every, outside].filter((each) => !set.has(each))) : set;
  return node.kind === 'lookahead'
    ? { kind: 'look', ahead: wanted, behind: null, next }
    : { kind: 'look', ahead: null, behind: wanted, next };
}

function wordEdge(
  { negate }: AST.WordBoundaryAssertion,
  next: Place,
  { letters }: ParsedPattern,
  every: ReadonlySet<number>,
): Place {
  const isWord = (place: number) => /\w/.test(letters[place] ?? '');
  const word = new Set([...every].filter(isWord));
  const other = new Set([...every].filter((place) => !isWord(place)));
  const [before, after] = [new Set([...other, atStart]), new Set([...other, textEnd])];
  const pairs = negate
    ? [[word, word] as const, [before, after] as const]
    : [[word, after] as const, [before, word] as const];
  return { kind: 'fork', ways: pairs.map(([behind, ahead]) => ({ kind: 'look', ahead, behind, next })) };
}

/** What a look around asks of the nearest character; null where that is more than one character, or not to be told. */
function oneCharacter(
  alternatives: readonly AST.Alternative[],
  pattern: ParsedPattern,
  isAhead: boolean,
): ReadonlySet<number> | null {
  const found = new Set<number>();
  for (const { elements } of alternatives) {
    const [only, second] = elements;
    if (!only || second) return null;
    if (only.type === 'Assertion' && only.kind === (isAhead ? 'end' : 'start')) found.add(isAhead ? textEnd : atStart);
    else if (only.type === 'Character' || only.type === 'CharacterSet' || only.type === 'CharacterClass') {
      for (const each of pattern.setOf(only)) found.add(each);
    } else if (only.type === 'Group' || only.type === 'CapturingGroup') {
      const inner = oneCharacter(only.alternatives, pattern, isAhead);
      if (inner === null) return null;
      for (const each of inner) found.add(each);
    } else return null;
  }
  return found;
}

function readAutomaton(states: readonly State[], letters: readonly string[], every: ReadonlySet<number>): Automaton {
  const known = states.map(() => new Map<number, Reached>());
  const alike = new Map<number, Reached>();
  const reach = (state: number, last: number): Reached => {
    const before = alike.get(state) ?? known[state]?.get(last);
    if (before) return before;
    const found = reachedFrom(states[state]?.next, last);
    if (found.looksBack) known[state]?.set(last, found);
    else alike.set(state, found);
    return found;
  };
  let found: ReadonlySet<number> | null = null;
  const endless = () => {
    found ??= endlessStates(states, reach, every);
    return found;
  };
  return {
    size: states.length,
    letters,
    takes: (state) => states[state]?.set ?? new Set(),
    steps: (state, last) => reach(state, last).steps,
    looksBack: (state) => reach(state, atStart).looksBack,
    isSure: (state, last) => reach(state, last).isSure || endless().has(state),
  };
}

interface Reached {
  steps: Map<number, Map<number, Step>>;
  isSure: boolean;
  /** Whether a match is found here where the text ends. */
  mayEnd: boolean;
  /** False where it is the same after any character. */
  looksBack: boolean;
}

/** All that a place leads to before the next character is taken. */
function reachedFrom(start: Place | undefined, last: number): Reached {
  const reached: Reached = { steps: new Map(), isSure: false, mayEnd: false, looksBack: false };
  const onWay = new Set<Place>();
  const visit = (place: Place, ahead: ReadonlySet<number> | null): void => {
    if (place.kind === 'end') {
      if (ahead === null) reached.isSure = true;
      else if (ahead.has(textEnd)) reached.mayEnd = true;
      return;
    }
    if (place.kind === 'take') {
      for (const kind of place.set) if (ahead === null || ahead.has(kind)) addStep(reached.steps, kind, place.state);
      return;
    }
    if (onWay.has(place)) return;
    onWay.add(place);
    if (place.kind === 'look' && place.behind !== null) reached.looksBack = true;
    if (place.kind === 'fork') for (const way of place.ways) visit(way, ahead);
    else if (place.behind === null || place.behind.has(last)) {
      const both = ahead === null || place.ahead === null ? (ahead ?? place.ahead) : intersect(ahead, place.ahead);
      if (both === null || both.size > 0) visit(place.next, both);
    }
    onWay.delete(place);
  };
  if (start) visit(start, null);
  return reached;
}

/** The states from which there is a match at the end of the text, whatever the text goes on with. */
function endlessStates(
  states: readonly State[],
  reach: (state: number, last: number) => Reached,
  every: ReadonlySet<number>,
): ReadonlySet<number> {
  const left = new Set(states.keys().filter((state) => reachesAll(state, (one) => one.isSure || one.mayEnd)));
  left.delete(0);
  function reachesAll(state: number, is: (reached: Reached) => boolean): boolean {
    return [...(states[state]?.set ?? [])].every((last) => is(reach(state, last)));
  }
  const goesOn = ({ isSure, steps }: Reached) =>
    isSure || [...every].every((kind) => Array.from(steps.get(kind)?.keys() ?? []).some((to) => left.has(to)));
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const state of left) if (!reachesAll(state, goesOn)) left.delete(state);
  }
  return left;
}

function addStep(steps: Map<number, Map<number, Step>>, kind: number, to: number): void {
  const all = steps.get(kind) ?? new Map<number, Step>();
  all.set(to, { to, ways: all.has(to) ? 2 : 1 });
  steps.set(kind, all);
}

function intersect(one: ReadonlySet<number>, other: ReadonlySet<number>): ReadonlySet<number> {
  return new Set([...one].filter((each) => other.has(each)));
}
