import type { Page } from '@playwright/test';

/** As every posting shows one. */
const referenceShape = /\b\d{3}-\d{5}\b/g;

/** A reference that is shown in one of the tabs, and was not before. */
export async function newReference(tabs: readonly Page[], known: ReadonlySet<string>): Promise<string | null> {
  for (const frame of tabs.flatMap((tab) => tab.frames())) {
    const text = await frame.evaluate(shownText).catch(() => '');
    const found = text.match(referenceShape)?.find((reference) => !known.has(reference));
    if (found) return found;
  }
  return null;
}

/** Runs in the page: the text that is shown, through shadow roots. */
function shownText(): string {
  const parts: string[] = [];
  const visit = (node: Node) => {
    if (node instanceof Text) parts.push(node.data);
    if (!(node instanceof Element)) return;
    if (node.matches('script, style, template') || !node.checkVisibility({ visibilityProperty: true })) return;
    for (const child of (node.shadowRoot ?? node).childNodes) visit(child);
  };
  visit(document.body);
  return parts.join(' ');
}
