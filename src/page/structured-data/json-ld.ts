import { parseTolerantJson } from '../json/tolerant-json';

/** The value of every JSON-LD script of the page that can be read, in document order. */
export function readJsonLd(page: Document): unknown[] {
  return Array.from(page.querySelectorAll('script[type^="application/ld+json" i]'), (script) =>
    parseTolerantJson(script.textContent ?? ''),
  ).filter((value) => value !== undefined);
}
