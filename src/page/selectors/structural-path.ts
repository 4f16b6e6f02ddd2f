import { marksOfPart } from './marks-of';

/** Elements that a page has one of as a rule: a path may begin there. */
const starts = new Set(['main', 'body', 'nav', 'header', 'aside', 'footer']);

/** Of so many alike the last one is counted from the end: a pager grows on its way, and its last control stays the last. */
const fewestBeforeLast = 2;

/** The way to an element by places alone, from the closest one around that is sure to be found: `nav > ul > li:nth-of-type(3) > a`. */
export function structuralPath(element: Element, root: Document | ShadowRoot): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const start = at === element ? null : startOf(at, root);
    if (start !== null) return [start, ...steps].join(' > ');
    steps.unshift(stepOf(at, at === element));
  }
  return steps.join(' > ');
}

function startOf(element: Element, root: Document | ShadowRoot): string | null {
  const { localName } = element;
  const candidates = [...marksOfPart(element), ...(starts.has(localName) ? [localName] : [])];
  return candidates.find((selector) => root.querySelectorAll(selector).length === 1) ?? null;
}

function stepOf(element: Element, isTarget: boolean): string {
  const { localName, parentNode } = element;
  const alike = Array.from(parentNode?.children ?? []).filter((sibling) => sibling.localName === localName);
  if (alike.length === 1) return localName;
  const place = alike.indexOf(element);
  if (isTarget && place >= fewestBeforeLast && place === alike.length - 1) return `${localName}:last-of-type`;
  return `${localName}:nth-of-type(${place + 1})`;
}
