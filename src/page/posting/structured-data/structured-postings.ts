import { parseTolerantJson } from '@/std/tolerant-json';
import { readMarkedUpItems } from './marked-up-items';
import { nodesById, withReferences } from './resolve-references';
import { organizationItems, postingItems, type StructuredItem } from './structured-item';
import { withTenant } from './tenant-of-site';

/** One posting in the page's structured data. */
export interface StructuredPosting {
  source: 'json-ld' | 'microdata';
  item: StructuredItem;
}

/** All schema.org `JobPosting`s of the page: in JSON-LD, else inline. `addresses`: the page's own. */
export function readStructuredPostings(page: Document, addresses: readonly string[]): StructuredPosting[] {
  const data = readJsonLd(page);
  const items = postingItems(data);
  if (items.length > 0) {
    const nodes = nodesById(data);
    const organizations = organizationItems(data);
    return items.map((item) => ({
      source: 'json-ld',
      item: withTenant(withReferences(item, nodes), organizations, addresses),
    }));
  }
  return readMarkedUpItems(page, 'JobPosting').map((item) => ({ source: 'microdata', item }));
}

/** The values of all readable JSON-LD scripts, in document order. */
function readJsonLd(page: Document): unknown[] {
  return Array.from(page.querySelectorAll('script[type^="application/ld+json" i]'), (script) =>
    parseTolerantJson(script.textContent ?? ''),
  ).filter((value) => value !== undefined);
}
