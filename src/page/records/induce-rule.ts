import { matchesWithin } from './read-rule';
import { selectorsWithin } from './selectors-within';

/** A selector, and which of its matches that give a value is meant. */
export interface Found {
  selector: string;
  nth: number;
}

/** What is to be found: for each row its element, or null where the row has none. */
export interface Target {
  row: Element;
  element: Element | null;
}

/** More rows than these teach nothing new. */
const mostRows = 30;
/** Rows that differ from most need a rule of their own, up to this many. */
const mostRules = 3;

/**
 * Selectors, each with which of its matches is meant, that together find the targets in the rows and nothing in rows without.
 * Each rule is learned on the rows that those before it left without a value. `isValue` says which matches give a value.
 */
export function induceRules(targets: Target[], isValue: (element: Element) => boolean): Found[] {
  const rules: Found[] = [];
  let open = sample(targets);
  while (rules.length < mostRules && open.some(({ element }) => element)) {
    const rule = induceRule(open, isValue);
    if (!rule) break;
    rules.push(rule);
    open = open.filter(({ row }) => matchOf(row, rule, isValue) === undefined);
  }
  return rules;
}

/** The selector that does best; of those that do equally well one that need not count matches, and is likely to last. */
function induceRule(rows: Target[], isValue: (element: Element) => boolean): Found | null {
  const samples = rows.filter(({ element }) => element !== null);
  const selectors = new Set<string>();
  for (const { row, element } of [samples[0], samples[samples.length >> 1]].filter((one) => one !== undefined)) {
    if (element) for (const selector of selectorsWithin(row, element)) selectors.add(selector);
  }
  let best: { selector: string; nth: number; hits: number } | null = null;
  for (const selector of selectors) {
    const { nth, hits, found } = rate(rows, selector, isValue);
    if (found > 0 && (!best || hits > best.hits || (hits === best.hits && nth < best.nth)))
      best = { selector, nth, hits };
    if (best?.hits === rows.length && best.nth === 0) break;
  }
  return best && { selector: best.selector, nth: best.nth };
}

/** In how many rows the selector does right, and in how many it finds a target; its most frequent position is taken. */
function rate(rows: Target[], selector: string, isValue: (element: Element) => boolean) {
  const positions = rows.map(({ row, element }) => {
    const matches = matchesWithin(row, selector).filter(isValue);
    return { count: matches.length, at: element ? matches.indexOf(element) : null };
  });
  const counts = new Map<number, number>();
  for (const { at } of positions) if (at !== null && at >= 0) counts.set(at, (counts.get(at) ?? 0) + 1);
  const [nth = 0, found = 0] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  return { nth, found, hits: positions.filter(({ at, count }) => (at === null ? count <= nth : at === nth)).length };
}

function matchOf(row: Element, { selector, nth }: Found, isValue: (element: Element) => boolean) {
  return matchesWithin(row, selector).filter(isValue)[nth];
}

function sample(targets: Target[]): Target[] {
  const step = Math.max(1, Math.ceil(targets.length / mostRows));
  return targets.filter((_, index) => index % step === 0);
}
