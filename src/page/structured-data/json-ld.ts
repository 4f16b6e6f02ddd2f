import { parseTolerantJson } from '../json/tolerant-json';

/** The values of all readable JSON-LD scripts, in document order. */
export function readJsonLd(page: Document): unknown[] {
  return Array.from(page.querySelectorAll('script[type^="application/ld+json" i]'), (script) =>
    parseTolerantJson(script.textContent ?? ''),
  ).filter((value) => value !== undefined);
}
