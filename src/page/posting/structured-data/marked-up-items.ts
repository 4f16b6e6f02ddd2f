import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import type { StructuredItem } from './structured-item';

/** The attributes of one vocabulary for inline items. */
interface Vocabulary {
  item: string;
  type: string;
  property: string;
}

/** Microdata (HTML standard) and RDFa Lite (W3C recommendation of 2015): the same idea in other attributes. */
const vocabularies: Vocabulary[] = [
  { item: 'itemscope', type: 'itemtype', property: 'itemprop' },
  { item: 'typeof', type: 'typeof', property: 'property' },
];

/** The page's inline items of a schema.org type, in document order. Markup values (a description) are given as HTML, as in JSON-LD. */
export function readMarkedUpItems(page: Document, type: string): StructuredItem[] {
  return vocabularies.flatMap((vocabulary) =>
    Array.from(page.querySelectorAll(`[${vocabulary.item}][${vocabulary.type}]`))
      .filter((element) => typesOf(element, vocabulary).some((name) => name.split(/[/#:]/).at(-1) === type))
      .map((element) => readItem(element, vocabulary)),
  );
}

function typesOf(element: Element, { type }: Vocabulary): string[] {
  return element.getAttribute(type)?.trim().split(/\s+/) ?? [];
}

function readItem(element: Element, vocabulary: Vocabulary): StructuredItem {
  const values = new Map<string, unknown[]>([['@type', typesOf(element, vocabulary)]]);
  for (const holder of element.querySelectorAll(`[${vocabulary.property}]`)) {
    if (ownerOf(holder, vocabulary) !== element) continue;
    for (const name of holder.getAttribute(vocabulary.property)?.trim().split(/\s+/) ?? []) {
      const property = name.split(/[/#:]/).at(-1) ?? name;
      const known = values.get(property) ?? [];
      known.push(readValue(holder, vocabulary, property));
      values.set(property, known);
    }
  }
  return Object.fromEntries(values);
}

function ownerOf(holder: Element, { item }: Vocabulary): Element | null {
  return holder.parentElement?.closest(`[${item}]`) ?? null;
}

function readValue(holder: Element, vocabulary: Vocabulary, property: string): unknown {
  if (holder.hasAttribute(vocabulary.item)) return readItem(holder, vocabulary);
  const stated = holder.getAttribute('content') ?? holder.getAttribute('datetime');
  if (stated !== null) return stated;
  if (property === 'description') return holder.innerHTML;
  if (holder instanceof HTMLAnchorElement || holder instanceof HTMLLinkElement)
    return property === 'url' || !holder.textContent?.trim() ? holder.href : holder.textContent.trim();
  return collapseWhitespace(holder.textContent ?? '');
}
