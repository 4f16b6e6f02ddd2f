import { isLastingName } from './lasting-name';

/** Elements that a page has one of as a rule: a path may begin there. */
const starts = new Set(['main', 'body', 'nav', 'header', 'aside', 'footer']);

/** The way to an element by places alone, from the closest one around that is sure to be found: `main > ul > li:nth-of-type(3) > a`. */
export function structuralPath(element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const start = at === element ? null : startOf(at);
    if (start !== null) return [start, ...steps].join(' > ');
    steps.unshift(stepOf(at));
  }
  return steps.join(' > ');
}

function startOf(element: Element): string | null {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return null;
  if (isLastingName(element.id)) {
    const selector = `#${CSS.escape(element.id)}`;
    if (root.querySelectorAll(selector).length === 1) return selector;
  }
  const { localName } = element;
  return starts.has(localName) && root.querySelectorAll(localName).length === 1 ? localName : null;
}

function stepOf(element: Element): string {
  const { localName, parentNode } = element;
  const alike = Array.from(parentNode?.children ?? []).filter((sibling) => sibling.localName === localName);
  return alike.length > 1 ? `${localName}:nth-of-type(${alike.indexOf(element) + 1})` : localName;
}
