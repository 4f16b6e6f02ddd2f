/*
 * What a probe asks of a page. These functions are sent to it as text, into the extension's world, where closed shadow roots can be
 * stepped into too: they may use each other, and nothing else of this program. They share no code with the product on purpose:
 * what it finds is judged here.
 */

/** Text that is shown, through all shadow roots, white space folded. */
export function shownText(): string {
  return foldedText(document.body, true);
}

export interface Match {
  /** All its text, shown or not. */
  text: string;
  isShown: boolean;
  /** Element name, role and label: what tells that it is the same thing after a reload. */
  looks: string;
}

/** What a selector matches; ` >>> ` steps into a shadow root. Throws for what is no selector. */
export function matchesOf(selector: string): Match[] {
  return allOf(selector).map((element) => ({
    text: foldedText(element, false) || labelOf(element),
    isShown: isShown(element),
    looks: [element.localName, element.getAttribute('role'), element.getAttribute('type'), labelOf(element)].join(' '),
  }));
}

/** The middle of the nth match, scrolled into view; null where it is none that is shown. */
export function pointOf(selector: string, nth: number): { x: number; y: number } | null {
  const element = allOf(selector)[nth];
  if (!element || !isShown(element)) return null;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = [...element.getClientRects()].find(({ width }) => width > 0) ?? element.getBoundingClientRect();
  return box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

/** The middle of the first text that is shown and says just this, scrolled into view; null where there is none. */
export function pointOfText(text: string): { x: number; y: number } | null {
  const said = textsOf(document.body, true).find(({ data }) => data.replace(/\s+/g, ' ').trim() === text);
  said?.parentElement?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const range = document.createRange();
  if (said) range.selectNode(said);
  const box = range.getClientRects()[0];
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

/** Takes the page, and every part of it that scrolls by itself, to its end. */
export function scrollToEnd(): void {
  for (const element of [document.documentElement, ...document.querySelectorAll('*')]) {
    if (element.scrollHeight > element.clientHeight) element.scrollTop = element.scrollHeight;
  }
}

function allOf(selector: string): Element[] {
  return selector
    .split(' >>> ')
    .reduce<(Document | ShadowRoot | Element)[]>(
      (scopes, part, index) =>
        scopes
          .map((scope) => (index === 0 || !(scope instanceof Element) ? scope : rootOf(scope)))
          .flatMap((scope) => (scope ? [...scope.querySelectorAll(part)] : [])),
      [document],
    )
    .filter((match) => match instanceof Element);
}

function rootOf(element: Element): ShadowRoot | null {
  return element instanceof HTMLElement ? chrome.dom.openOrClosedShadowRoot(element) : null;
}

function isShown(element: Element): boolean {
  return getComputedStyle(element).display === 'contents' || element.checkVisibility({ visibilityProperty: true });
}

/** The label of a field, or what names anything else. */
function labelOf(element: Element): string {
  const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
  const label = [...(labels ?? [])].map((one) => foldedText(one, false)).join(' ');
  return label || element.getAttribute('aria-label') || foldedText(element, false).slice(0, 80);
}

function foldedText(root: Element, isShownOnly: boolean): string {
  const texts = textsOf(root, isShownOnly).map(({ data }) => data);
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

/** In the order in which they show, through shadow roots and slots. */
function textsOf(root: Element, isShownOnly: boolean): Text[] {
  const texts: Text[] = [];
  const visit = (node: Node) => {
    if (node instanceof Text) texts.push(node);
    if (!(node instanceof Element) || node.matches('script, style, template, noscript')) return;
    if (isShownOnly && !isShown(node)) return;
    const slotted = node instanceof HTMLSlotElement ? node.assignedNodes() : [];
    for (const child of slotted.length > 0 ? slotted : (rootOf(node) ?? node).childNodes) visit(child);
  };
  visit(root);
  return texts;
}

const parts = [allOf, rootOf, isShown, labelOf, foldedText, textsOf];

/** An expression for a page of the extension that calls one of these functions in a tab. */
export function askTab(tabId: number, ask: { name: string; toString(): string }, args: unknown[]): string {
  const func = `(...args) => { ${[...parts, ask].join('\n')} return ${ask.name}(...args); }`;
  return `chrome.scripting.executeScript({ target: { tabId: ${tabId} }, args: ${JSON.stringify(args)}, func: ${func} })
    .then(([answer]) => answer.result ?? null)`;
}
