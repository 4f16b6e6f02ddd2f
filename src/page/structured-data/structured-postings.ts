import { readJsonLd } from './json-ld';
import { readMarkedUpItems } from './marked-up-items';
import { itemsOfType, type StructuredItem } from './structured-item';

/** One posting in the page's structured data. */
export interface StructuredPosting {
  source: 'json-ld' | 'microdata';
  item: StructuredItem;
}

/** All schema.org `JobPosting`s of the page: in JSON-LD, else inline. */
export function readStructuredPostings(page: Document): StructuredPosting[] {
  const items = itemsOfType(readJsonLd(page), 'JobPosting');
  if (items.length > 0) return items.map((item) => ({ source: 'json-ld', item }));
  return readMarkedUpItems(page, 'JobPosting').map((item) => ({ source: 'microdata', item }));
}
