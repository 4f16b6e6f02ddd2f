import { readJsonLd } from './json-ld';
import { readMarkedUpItems } from './marked-up-items';
import { itemsOfType, type StructuredItem } from './structured-item';

/** One posting as the page's structured data has it. */
export interface StructuredPosting {
  source: 'json-ld' | 'microdata';
  item: StructuredItem;
}

/** All schema.org `JobPosting`s of the page: those in JSON-LD, else those marked up in its elements. */
export function readStructuredPostings(page: Document): StructuredPosting[] {
  const items = itemsOfType(readJsonLd(page), 'JobPosting');
  if (items.length > 0) return items.map((item) => ({ source: 'json-ld', item }));
  return readMarkedUpItems(page, 'JobPosting').map((item) => ({ source: 'microdata', item }));
}
