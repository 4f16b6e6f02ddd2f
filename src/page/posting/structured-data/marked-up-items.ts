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
  return vocabularies.flatMap((vocabulary) => {
    const holders = Array.from(page.querySelectorAll(`[${vocabulary.item}][${vocabulary.type}]`)).filter((element) =>
      typesOf(element, vocabulary).some((name) => name.split(/[/#:]/).at(-1) === type),
    );
    const items = holders.map((element) => readItem(element, element, vocabulary));
    const [only, ...others] = items;
    return only && others.length === 0 ? [{ ...readStrays(page, vocabulary), ...only }] : items;
  });
}

function typesOf(element: Element, { type }: Vocabulary): string[] {
  return element.getAttribute(type)?.trim().split(/\s+/) ?? [];
}

/** Properties that only a posting has. */
const ownProperties = new Set(
  'datePosted validThrough employmentType baseSalary jobLocation hiringOrganization'.split(' '),
);

/** On some pages the item of their only posting ends before all is said. */
function readStrays(page: Document, vocabulary: Vocabulary): StructuredItem {
  const strays = Object.entries(readItem(page.body, null, vocabulary));
  return Object.fromEntries(strays.filter(([name]) => ownProperties.has(name)));
}

/** `owner`: the item; null for properties of none. */
function readItem(scope: Element, owner: Element | null, vocabulary: Vocabulary): StructuredItem {
  const values = new Map<string, unknown[]>(owner ? [['@type', typesOf(owner, vocabulary)]] : []);
  for (const holder of scope.querySelectorAll(`[${vocabulary.property}]`)) {
    if (ownerOf(holder, vocabulary) !== owner) continue;
    for (const name of holder.getAttribute(vocabulary.property)?.trim().split(/\s+/) ?? []) {
      const property = name.split(/[/#:]/).at(-1) ?? name;
      const known = values.get(property) ?? [];
      known.push(readValue(holder, vocabulary, property));
      values.set(property, known);
    }
  }
  // As in JSON-LD, where a single value is not in brackets.
  return Object.fromEntries(Array.from(values, ([name, all]) => [name, all.length === 1 ? all[0] : all]));
}

function ownerOf(holder: Element, { item }: Vocabulary): Element | null {
  return holder.parentElement?.closest(`[${item}]`) ?? null;
}

function readValue(holder: Element, vocabulary: Vocabulary, property: string): unknown {
  if (holder.hasAttribute(vocabulary.item)) return readItem(holder, holder, vocabulary);
  const stated = holder.getAttribute('content') ?? holder.getAttribute('datetime');
  if (stated !== null) return stated;
  if (property === 'description') return holder.innerHTML;
  if (holder instanceof HTMLAnchorElement || holder instanceof HTMLLinkElement)
    return property === 'url' || !holder.textContent?.trim() ? holder.href : holder.textContent.trim();
  return collapseWhitespace(holder.textContent ?? '');
}
