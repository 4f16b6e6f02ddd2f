import { shadowCombinator } from '@/page/dom/selectors/build-selector';
import { isStableName } from '@/page/dom/selectors/stable-name';
import { flatParent } from '@/page/dom/tree/flat-tree';
import { behindRow } from './read-rule';
import { cssNamesOf } from './shared-names';
import { isBeside, pathDown } from './slots';

/** Selectors tried per element. */
const mostSelectors = 50;

/** Selectors that match an element in its row, likely stable ones first. */
export function selectorsWithin(row: Element, element: Element): string[] {
  if (element === row) return [''];
  const steps = pathDown(row, element);
  const [first] = steps;
  if (first && isBeside(row, first)) return [...compoundsFor(steps)].map((selector) => behindRow + bare(selector));
  const border = steps.findLastIndex((step) => step.parentNode instanceof ShadowRoot);
  const host = border < 0 ? null : flatParent(steps[border] ?? element);
  const inner = [...compoundsFor(steps.slice(Math.max(border, 0)))];
  if (!host) return inner;
  const outer = host === row ? [':scope'] : selectorsWithin(row, host).slice(0, 8);
  return outer.flatMap((before) => inner.map((selector) => `${before}${shadowCombinator}${selector}`));
}

/** What follows a row is looked for by itself, not within the row. */
function bare(selector: string): string {
  return selector.replace(/^:scope > /, '');
}

/** The element by its own names, by its ancestors', then by the full path. */
function* compoundsFor(steps: Element[]): Generator<string> {
  const element = steps.at(-1);
  if (!element) return;
  const own = lastingFirst(element).map((name) => `${element.localName}${name}`);
  const around = steps.slice(0, -1).reverse().slice(0, 3).flatMap(compoundsAround);
  const isTelling = !/^(?:div|span|p|li|td|a)$/.test(element.localName);
  const candidates = [
    ...(isTelling ? [element.localName] : []),
    ...own,
    ...around.map((compound) => `${compound} ${element.localName}`),
    element.localName,
    ...(own.length === 0 ? [`${element.localName}:not([class])`] : []),
    ...around.flatMap((compound) => own.map((name) => `${compound} ${name}`)),
  ];
  yield* candidates.slice(0, mostSelectors);
  yield wayDown(steps, ({ localName }) => localName);
  yield wayDown(steps, (step) => `${step.localName}:nth-of-type(${nthOfType(step)})`);
}

function compoundsAround(step: Element): string[] {
  const names = lastingFirst(step).map((name) => `${step.localName}${name}`);
  return /^(?:div|span)$/.test(step.localName) ? names : [...names, step.localName];
}

function wayDown(steps: Element[], compound: (step: Element) => string): string {
  const isInShadow = steps[0]?.parentNode instanceof ShadowRoot;
  return `${isInShadow ? '' : ':scope > '}${steps.map(compound).join(' > ')}`;
}

function nthOfType(element: Element): number {
  let nth = 1;
  for (let before = element.previousElementSibling; before; before = before.previousElementSibling) {
    if (before.localName === element.localName) nth += 1;
  }
  return nth;
}

/** Attributes for tests and machines first, then human-chosen classes, then generated names. */
function lastingFirst(element: Element): string[] {
  const names = cssNamesOf(element).filter((name) => !/\d{4}|[0-9a-f]{8}-[0-9a-f]{4}/.test(name));
  const rank = (name: string) => (name.startsWith('[') ? 0 : isStableName(name.slice(1)) ? 1 : 2);
  const bare = Array.from(element.attributes, ({ name }) => name).filter((name) => /^data-|^datetime$/.test(name));
  return [...names.sort((one, other) => rank(one) - rank(other)), ...bare.map((name) => `[${name}]`)];
}
