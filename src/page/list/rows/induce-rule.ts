import { matchesWithin } from './read-rule';
import { selectorsWithin } from './selectors-within';

/** A selector, and which of its matches with a value is meant. */
export interface InducedRule {
  selector: string;
  nth: number;
}

/** What to find: each row's element, or null if it has none. */
export interface RuleTarget {
  row: Element;
  element: Element | null;
}

/** More rows teach nothing new. */
const mostRows = 30;
/** Unusual rows need their own rules, up to this many. */
const mostRules = 3;

/**
 * Selectors with match positions that together find the targets in the rows, and nothing in rows without. Each rule is learned on rows that
 * the earlier ones left without a value. `isValue`: which matches give a value.
 */
export function induceRules(targets: RuleTarget[], isValue: (element: Element) => boolean): InducedRule[] {
  const rules: InducedRule[] = [];
  let open = sample(targets);
  while (rules.length < mostRules && open.some(({ element }) => element)) {
    const rule = induceRule(open, isValue);
    if (!rule) break;
    rules.push(rule);
    open = open.filter(({ row }) => matchOf(row, rule, isValue) === undefined);
  }
  return rules;
}

/** The best selector; among equals, one that need not count matches and is likely to be stable. */
function induceRule(rows: RuleTarget[], isValue: (element: Element) => boolean): InducedRule | null {
  const samples = rows.filter(({ element }) => element !== null);
  const selectors = new Set<string>();
  for (const { row, element } of [samples[0], samples[samples.length >> 1]].filter((one) => one !== undefined)) {
    if (element) for (const selector of selectorsWithin(row, element)) selectors.add(selector);
  }
  let best: { selector: string; nth: number; points: number } | null = null;
  for (const selector of selectors) {
    const { nth, points, found } = rate(rows, selector, isValue);
    if (found > 0 && (!best || points > best.points || (points === best.points && nth < best.nth)))
      best = { selector, nth, points };
    if (best?.points === rows.length && best.nth === 0) break;
  }
  return best && { selector: best.selector, nth: best.nth };
}

/**
 * How many rows the selector gets right, without those where it takes something else for the target, and in how many it finds one; uses its
 * most frequent position.
 */
function rate(rows: RuleTarget[], selector: string, isValue: (element: Element) => boolean) {
  const positions = rows.map(({ row, element }) => {
    const matches = matchesWithin(row, selector).filter(isValue);
    return { count: matches.length, at: element ? matches.indexOf(element) : null };
  });
  const counts = new Map<number, number>();
  for (const { at } of positions) if (at !== null && at >= 0) counts.set(at, (counts.get(at) ?? 0) + 1);
  const [nth = 0, found = 0] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  const hits = positions.filter(({ at, count }) => (at === null ? count <= nth : at === nth)).length;
  const mistaken = positions.filter(({ at, count }) => at === -1 && count > nth).length;
  return { nth, found, points: hits - mistaken };
}

function matchOf(row: Element, { selector, nth }: InducedRule, isValue: (element: Element) => boolean) {
  return matchesWithin(row, selector).filter(isValue)[nth];
}

function sample(targets: RuleTarget[]): RuleTarget[] {
  const step = Math.max(1, Math.ceil(targets.length / mostRows));
  return targets.filter((_, index) => index % step === 0);
}
