import { toVisibleLine } from '@/language/fold/visible-one-line';
import { flatChildren } from '../tree/flat-tree';

/** Elements without readable text. */
const silent = new Set('script style template noscript head title iframe object video audio datalist'.split(' '));
/** Controls have no more. */
const most = { elements: 400, characters: 2_000 };

interface Reading {
  parts: string[];
  elements: number;
  characters: number;
  /** Separate pieces of text. */
  texts: number;
  isLeftOut(inner: Element): boolean;
}

/** An element's visible text: without hidden parts, but with those hidden only from screen readers, generated content and button values. */
export function renderedText(element: Element, isLeftOut: (inner: Element) => boolean = () => false): string {
  return readRenderedText(element, isLeftOut).text;
}

/** The same as pieces, and their number. */
export function readRenderedText(
  element: Element,
  isLeftOut: (inner: Element) => boolean = () => false,
): { text: string; texts: number; pieces: string[] } {
  const reading: Reading = { parts: [], elements: 0, characters: 0, texts: 0, isLeftOut };
  read(element, reading);
  const pieces = reading.parts.map((part) => toVisibleLine(part)).filter(Boolean);
  return { text: toVisibleLine(reading.parts.join('')).slice(0, most.characters), texts: reading.texts, pieces };
}

function read(element: Element, reading: Reading): void {
  if (silent.has(element.localName) || reading.elements >= most.elements) return;
  if (reading.characters >= most.characters) return;
  reading.elements += 1;
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.opacity === '0') return;
  const isApart = style.display !== 'inline' && style.display !== 'contents';
  if (isApart) reading.parts.push(' ');
  const isVisible = style.visibility === 'visible';
  if (isVisible) add(reading, generatedContent(element, '::before'));
  if (isVisible) add(reading, ownText(element));
  for (const child of Array.from(flatChildren(element))) {
    if (child instanceof Element) {
      if (!reading.isLeftOut(child)) read(child, reading);
    } else if (isVisible && child instanceof Text) add(reading, child.data);
  }
  if (isVisible) add(reading, generatedContent(element, '::after'));
  if (isApart) reading.parts.push(' ');
}

function add(reading: Reading, text: string): void {
  if (text.trim() !== '') reading.texts += 1;
  reading.parts.push(text);
  reading.characters += text.length;
}

/** A native button's text. Pictures are not text. */
function ownText(element: Element): string {
  const isButton = element instanceof HTMLInputElement && /^(?:submit|button|reset)$/.test(element.type);
  if (!isButton) return '';
  return element.value || { submit: 'Submit', reset: 'Reset' }[element.type] || '';
}

/** The strings in `content`; pictures and counters do not count, and icon fonts use characters of no script. */
export function generatedContent(element: Element, pseudo: '::before' | '::after'): string {
  const { content, display } = getComputedStyle(element, pseudo);
  if (content === 'none' || content === 'normal' || display === 'none') return '';
  return stringsIn(content)
    .map((text) => ` ${text} `)
    .join('');
}

/** The strings in a computed CSS value: double-quoted, with quotes and backslashes escaped. A single pass. */
function stringsIn(value: string): string[] {
  const strings: string[] = [];
  let open: string | null = null;
  for (let at = 0; at < value.length; at += 1) {
    const character = value.charAt(at);
    if (character === '"') {
      if (open !== null) strings.push(open);
      open = open === null ? '' : null;
    } else if (open !== null) {
      if (character === '\\') at += 1;
      open += value.charAt(at);
    }
  }
  return open === null ? strings : [...strings, open];
}
