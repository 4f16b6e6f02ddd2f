import { titleParts } from '@/jobs/posting/title-parts';
import { comparableText } from '@/language/fold/comparable-text';
import { toVisibleLine } from '@/language/fold/visible-one-line';
import { headings } from '@/page/dom/text/headings';

/** What does not end a name: "Part-time assistant —", "Accounting &". */
const endsOpen = /[—–&/]\s*$/u;

/**
 * Whether a break stands inside one heading, so that it fits its column: the page's title says its lines in one go, or what is before it
 * goes on. Others part a title from what stands below it, as a place.
 */
export function breaksOneHeading(lineBreak: Element): boolean {
  const heading = lineBreak.closest(headings);
  if (heading && endsOpen.test(lineBreak.previousSibling?.textContent ?? '')) return true;
  const text = heading ? comparableText(toVisibleLine(wordsOf(heading))) : '';
  return text !== '' && titleParts(lineBreak.ownerDocument.title).some((part) => comparableText(part) === text);
}

function wordsOf(element: Element): string {
  return Array.from(element.childNodes, (node) => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    return node.localName === 'br' ? ' ' : wordsOf(node);
  }).join('');
}
