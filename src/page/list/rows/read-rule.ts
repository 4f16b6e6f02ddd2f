import type { FieldRule } from '@/domain/page/recipe';
import type { TextKind } from '@/domain/page/text-kinds';
import { isTextOfKind } from '@/jobs/text-kind/text-kind';
import { shadowCombinator } from '@/page/dom/selectors/build-selector';
import { hiddenText, ownText, visibleText } from '@/page/dom/text/visible-text';
import { shadowRootOf } from '@/page/dom/tree/shadow-root-of';
import { isHashRoute } from '@/url/url-parts';
import { parseWebAddress } from '@/url/web-url';
import { isBoldLine } from './bold-line';
import { linesBehind, textBefore } from './line-around';
import { splitAt } from './split-at';
import { textOfPart } from './text-of-part';

/** The value of the first matching rule in a row or pane; undefined if none matches. */
export function readByRules(scope: Element, rules: FieldRule[] | undefined): string | undefined {
  for (const rule of rules ?? []) {
    const value = readRule(scope, rule);
    if (value) return value;
  }
  return undefined;
}

function readRule(scope: Element, rule: FieldRule): string | undefined {
  if (rule.nth === null) return readAll(scope, rule);
  let seen = 0;
  for (const element of matchesWithin(scope, rule.selector)) {
    const value = valueByRule(element, rule);
    if (!value) continue;
    if (seen === rule.nth) return value;
    seen += 1;
  }
  return undefined;
}

function readAll(scope: Element, rule: FieldRule): string {
  const values = matchesWithin(scope, rule.selector).map((element) => valueByRule(element, rule));
  return [...new Set(values.filter(Boolean))].join(', ');
}

/** Begins a selector of what stands behind a row that has no element around all of it: a heading and its paragraphs. */
export const behindRow = '~ ';

/** The elements beside a row, from behind it up to the next that is called like it, or to a heading of another part of the page. */
export function followersOf(row: Element): Element[] {
  const found: Element[] = [];
  const isBold = isBoldLine(row);
  const isRow = (at: Element) =>
    at.localName === row.localName && isCalledAlike(at, row) && (!isBold || isBoldLine(at));
  const higher = headingsAbove(row);
  const begins = (at: Element) => higher !== '' && (at.matches(higher) || at.querySelector(higher) !== null);
  for (let at = row.nextElementSibling; at && !isRow(at) && !begins(at); at = at.nextElementSibling) found.push(at);
  return found;
}

/** The headings that a row ends at which is a heading itself: those of a higher level. */
function headingsAbove({ localName }: Element): string {
  const level = /^h([2-6])$/.exec(localName)?.[1] ?? '1';
  return Array.from({ length: Number(level) - 1 }, (_, above) => `h${above + 1}`).join(', ');
}

/** A row that is chosen, or every second one, has a class more. */
function isCalledAlike(one: Element, other: Element): boolean {
  return one.className === other.className || Array.from(one.classList).some((name) => other.classList.contains(name));
}

/** The elements a rule's selector matches, in document order. */
export function matchesWithin(scope: Element, selector: string): Element[] {
  if (selector === '') return [scope];
  if (selector.startsWith(behindRow)) {
    const wanted = selector.slice(behindRow.length);
    return followersOf(scope).flatMap((element) => [
      ...(element.matches(wanted) ? [element] : []),
      ...element.querySelectorAll(wanted),
    ]);
  }
  let scopes: ParentNode[] = [scope];
  let found: Element[] = [];
  for (const step of selector.split(shadowCombinator)) {
    found = step === ':scope' ? [scope] : scopes.flatMap((at) => Array.from(at.querySelectorAll(step)));
    scopes = found.flatMap((element) => shadowRootOf(element) ?? []);
  }
  return found;
}

/** The value a rule reads from a matched element; an empty string if there is none. */
export function valueByRule(
  element: Element,
  { read, part, pattern, kind }: Omit<FieldRule, 'selector' | 'nth'>,
): string {
  let value = rawValue(element, read);
  if (part) value = splitAt(value, part.separator).at(part.index) ?? '';
  if (pattern) value = new RegExp(pattern, 'iu').exec(value)?.[1] ?? '';
  value = value.replace(/\s+/g, ' ').replace(edges, '').replace(inBrackets, '$1');
  return kind ? valueOfKind(value, kind) : value;
}

/** Kinds that are a single short piece: other text on the same line is not part of it. */
const piecewise: ReadonlySet<TextKind> = new Set(['posted', 'employment']);

function valueOfKind(text: string, kind: TextKind): string {
  const pieces = piecewise.has(kind) ? text.split(/\s[·•|]\s/) : kind === 'salary' ? payInBrackets(text) : [];
  return [...pieces, text].find((piece) => isTextOfKind(piece, kind)) ?? '';
}

/** "Full-time (from 3,000 €)" */
function payInBrackets(text: string): string[] {
  const [, before = '', pay] = /^([^()]+)\(([^()]+)\)$/.exec(text) ?? [];
  return pay === undefined || isTextOfKind(before, 'salary') ? [] : [pay];
}

/** White space and separators. */
const edges = /^[\s·•|,;–—]+|(?<![\s·•|,;–—-])(?:\s-(?=\s|$)|[\s·•|,;–—])+$/g;

/** All of it: "(today)". */
const inBrackets = /^[([（【]([^()[\]（）【】]+)[)\]）】]$/;

function rawValue(element: Element, read: string): string {
  if (read === 'text') return textOfPart(withoutOpener(visibleText(element) || hiddenText(element), element));
  if (read === 'own-text') return textOfPart(ownText(element));
  if (read === 'line-before') return textBefore(element);
  if (read.startsWith('line+')) return linesBehind(element)[Number(read.slice(5))] ?? '';
  const value = element.getAttribute(read) ?? '';
  return read === 'href' || read === 'src' ? absolute(value) : value;
}

/** "Nurse" of `Nurse<i>+</i>`, where the sign says that more unfolds. */
function withoutOpener(text: string, { lastElementChild: last }: Element): string {
  const sign = last?.textContent?.trim() ?? '';
  return /^[+−–—›»⌄∨▼▾▸►▶]$/.test(sign) && text.endsWith(sign) ? text.slice(0, -sign.length) : text;
}

/** Empty for targets that lead nowhere: a bare `#`, a place in the page, a script. */
function absolute(address: string): string {
  if (address === '' || (address.startsWith('#') && !isHashRoute(address))) return '';
  return parseWebAddress(address, document.baseURI)?.href ?? '';
}
