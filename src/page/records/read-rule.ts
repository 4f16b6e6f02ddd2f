import type { FieldRule } from '@/domain/recipe';
import { isTextOfKind, type TextKind } from '@/domain/text-kind/text-kind';
import { parseWebAddress } from '@/domain/web-address';
import { shadowStep } from '../selectors/selector-of';
import { shadowRootOf } from '../walker/shadow-root-of';
import { hiddenText, ownText, visibleText } from './visible-text';

/** The value that the first fitting rule finds inside a row or pane; undefined where none does. */
export function readRules(scope: Element, rules: FieldRule[] | undefined): string | undefined {
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
    const value = valueIn(element, rule);
    if (!value) continue;
    if (seen === rule.nth) return value;
    seen += 1;
  }
  return undefined;
}

function readAll(scope: Element, rule: FieldRule): string {
  const values = matchesWithin(scope, rule.selector).map((element) => valueIn(element, rule));
  return [...new Set(values.filter(Boolean))].join(', ');
}

/** The elements that a rule's selector matches, in document order. */
export function matchesWithin(scope: Element, selector: string): Element[] {
  if (selector === '') return [scope];
  let scopes: ParentNode[] = [scope];
  let found: Element[] = [];
  for (const step of selector.split(shadowStep)) {
    found = step === ':scope' ? [scope] : scopes.flatMap((at) => Array.from(at.querySelectorAll(step)));
    scopes = found.flatMap((element) => shadowRootOf(element) ?? []);
  }
  return found;
}

/** What a rule makes of one element that its selector matches; an empty string where that is no value. */
export function valueIn(element: Element, { read, part, pattern, kind }: Omit<FieldRule, 'selector' | 'nth'>): string {
  let value = rawValue(element, read);
  if (part) value = value.split(part.separator).at(part.index) ?? '';
  if (pattern) value = new RegExp(pattern, 'iu').exec(value)?.[1] ?? '';
  value = value.replace(/\s+/g, ' ').replace(edges, '');
  return kind ? valueOfKind(value, kind) : value;
}

/** Kinds that are said in one short piece: what shares a line with it in some rows is no part of it. */
const piecewise: ReadonlySet<TextKind> = new Set(['posted', 'employment']);

function valueOfKind(text: string, kind: TextKind): string {
  const pieces = piecewise.has(kind) ? text.split(/\s[·•|]\s/) : [];
  return [...pieces, text].find((piece) => isTextOfKind(piece, kind)) ?? '';
}

/** Space, and what stands between values. */
const edges = /^[\s·•|,;–—]+|(?<![\s·•|,;–—])[\s·•|,;–—]+$/g;

function rawValue(element: Element, read: string): string {
  if (read === 'text') return visibleText(element) || hiddenText(element);
  if (read === 'own-text') return ownText(element);
  const value = element.getAttribute(read) ?? '';
  return read === 'href' || read === 'src' ? absolute(value) : value;
}

/** Empty for what leads nowhere: a mere `#`, a script. */
function absolute(address: string): string {
  if (address === '' || address.startsWith('#')) return '';
  return parseWebAddress(address, document.baseURI)?.href ?? '';
}
