import type { Frame } from '@playwright/test';
import { withoutSpace } from './stands';
import type { Remains } from './subject';

/** All that a page says after something was taken away. */
export async function readRemains(shown: Frame): Promise<Remains> {
  const { texts, attributes, ...named } = await shown.evaluate(readTexts);
  return { spaceless: withoutSpace([...texts, ...attributes].join('')), text: texts.join(' '), ...named };
}

/** Runs in the page. */
function readTexts(): { texts: string[]; attributes: string[]; controls: string[]; nextPage: string } {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement?.localName !== 'style') texts.push(walker.currentNode.nodeValue ?? '');
  }
  const valuesOf = (element: Element) => Array.from(element.attributes, ({ value }) => value);
  const attributes = Array.from(document.querySelectorAll('*')).flatMap(valuesOf);
  const wordsOn = (element: Element, names: readonly string[]) =>
    names.map((name) => element.getAttribute(name) ?? '').join(' ');
  const saying = ['name', 'placeholder', 'aria-label', 'title', 'autocomplete'];
  const controls: string[] = [];
  for (const element of document.querySelectorAll('input,select,textarea')) {
    controls[element.scoreMark?.place ?? 0] = wordsOn(element, saying);
  }
  const next = window.pageTools.elements().filter(({ scoreMark }) => scoreMark?.isNext);
  const namesOfNext = next.flatMap((element) => [
    element.textContent,
    ...[element, ...element.querySelectorAll('*')].map((each) =>
      wordsOn(each, ['aria-label', 'title', 'alt', 'rel', 'value']),
    ),
  ]);
  return { texts, attributes, controls, nextPage: namesOfNext.join(' ').trim() };
}
