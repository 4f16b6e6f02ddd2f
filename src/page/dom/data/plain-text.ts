import { collapseWhitespace } from '@/language/fold/collapse-whitespace';

/** Values are encoded at most twice: for the page, and by an author who did not trust JSON. */
const mostEncodings = 2;

/** A text value without HTML entities and tags, on one line; undefined if it is no text or empty. */
export function plainText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  const text = /[&<]/.test(value) ? (parseMarkup(value).body.textContent ?? '') : value;
  const folded = collapseWhitespace(text);
  return folded && !/^(?:-+|null|undefined|n\/a)$/i.test(folded) ? folded : undefined;
}

/** Markup as an inert document (no scripts, no requests), decoded first if it was double-encoded. */
export function parseMarkup(markup: string): Document {
  let inert = new DOMParser().parseFromString(markup, 'text/html');
  for (let times = 0; times < mostEncodings; times += 1) {
    const text = inert.body.textContent ?? '';
    if (inert.body.firstElementChild || !/<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i.test(text)) break;
    inert = new DOMParser().parseFromString(text, 'text/html');
  }
  return inert;
}
