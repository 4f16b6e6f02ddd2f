import type { ElementHandle, Frame } from '@playwright/test';

/** What tells the rows of a list from each other, in order. Titles of postings are left out. */
export function rowsIn(frame: Frame, titles: readonly string[]): Promise<string[]> {
  return frame.evaluate(`(${findTitles})(${JSON.stringify(titles)}).map(({ row }) => row)`);
}

/** The title of a row, to be pressed. */
export async function titleOf(
  frame: Frame,
  titles: readonly string[],
  row: string,
): Promise<ElementHandle<Element> | null> {
  const script = `(${findTitles})(${JSON.stringify(titles)}).find(({ row }) => row === ${JSON.stringify(row)})?.element`;
  return (await frame.evaluateHandle(script)).asElement() as ElementHandle<Element> | null;
}

/** The rows as they read. */
export function textsIn(frame: Frame, titles: readonly string[]): Promise<string> {
  const script = `(${findTitles})(${JSON.stringify(titles)}).map(({ element }) => element.closest('li, tr, article, dl, div, a')?.textContent)`;
  return frame.evaluate(`${script}.join('|')`);
}

/** Runs in the page. */
function findTitles(titles: string[]): { element: Element; row: string }[] {
  const found: { element: Element; row: string }[] = [];
  const seen = new Map<string, number>();
  // Rows that are empty until they come into view are not counted: a number alone would name another row once they do.
  const nameOf = (title: string) => {
    const nth = (seen.get(title) ?? 0) + 1;
    seen.set(title, nth);
    return `${title} ${nth}`;
  };
  const visit = (node: Node) => {
    if (node instanceof Text && node.parentElement && titles.includes(node.data.trim())) {
      const element = node.parentElement;
      const isOfPosting =
        element.matches('h2') && element.parentElement?.querySelector(':scope > p > a[href^="/apply/"]');
      const recycled = element.closest<HTMLElement>('[style*="top:"]')?.style.top;
      if (!isOfPosting && element.checkVisibility()) found.push({ element, row: recycled || nameOf(node.data.trim()) });
    }
    const root = node instanceof Element ? node.shadowRoot : null;
    for (const child of (root ?? node).childNodes) visit(child);
  };
  visit(document.body);
  return found;
}

/** Scrolls all that scrolls in a frame, step by step to its end, as a person who looks for more. */
export async function scrollThrough(frame: Frame): Promise<void> {
  await frame.evaluate(async () => {
    const scrollers = [document.scrollingElement, ...document.querySelectorAll('[style*="overflow-y"]')];
    for (const scroller of scrollers.filter((one) => one !== null)) {
      for (let turn = 0; turn < 200; turn += 1) {
        const before = scroller.scrollTop;
        scroller.scrollTop += 300;
        await new Promise((resolve) => setTimeout(resolve, 40));
        if (scroller.scrollTop === before) break;
      }
    }
  });
}

/** Scrolls the list that scrolls by itself one step on, or back to its beginning. False at its end. */
export async function scrollList(frame: Frame, by: number | 'top'): Promise<boolean> {
  return frame.evaluate(async (step) => {
    const scroller = document.querySelector('[style*="overflow-y"]');
    if (!scroller) return false;
    const before = scroller.scrollTop;
    scroller.scrollTop = step === 'top' ? 0 : before + step;
    await new Promise((resolve) => setTimeout(resolve, 60));
    return scroller.scrollTop !== before;
  }, by);
}
