import type { Frame } from '@playwright/test';
import { withoutSpace } from './stands';
import type { Remains } from './subject';

/** All that a page says after something was taken away. */
export async function readRemains(shown: Frame): Promise<Remains> {
  const { texts, attributes, controls } = await shown.evaluate(readTexts);
  return { spaceless: withoutSpace([...texts, ...attributes].join('')), text: texts.join(' '), controls };
}

/** Runs in the page. */
function readTexts(): { texts: string[]; attributes: string[]; controls: string[] } {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement?.localName !== 'style') texts.push(walker.currentNode.nodeValue ?? '');
  }
  const valuesOf = (element: Element) => Array.from(element.attributes, ({ value }) => value);
  const attributes = Array.from(document.querySelectorAll('*')).flatMap(valuesOf);
  const saying = ['name', 'placeholder', 'aria-label', 'title', 'autocomplete'];
  const controls: string[] = [];
  for (const element of document.querySelectorAll('input,select,textarea')) {
    const own = saying.map((name) => element.getAttribute(name) ?? '');
    controls[element.scoreMark?.place ?? 0] = own.join(' ');
  }
  return { texts, attributes, controls };
}
