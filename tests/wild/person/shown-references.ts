import type { Page } from '@playwright/test';

/** As every posting shows one. */
const referenceShape = /\b\d{3}-\d{5}\b/g;

/** The references that are shown in any of the tabs. */
export async function shownReferences(tabs: readonly Page[]): Promise<string[]> {
  const frames = tabs.flatMap((tab) => tab.frames());
  const texts = await Promise.all(frames.map((frame) => frame.evaluate(shownText).catch(() => '')));
  return texts.flatMap((text) => text.match(referenceShape) ?? []);
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
