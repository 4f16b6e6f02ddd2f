import { foldSpace } from '@/domain/fold-space';

/** Values are at most encoded twice: once for the page, once by a writer who did not trust JSON. */
const mostEncodings = 2;

/** A text value without its HTML entities and tags, on one line; undefined for what is no text or empty. */
export function plainText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  const text = /[&<]/.test(value) ? (parseMarkup(value).body.textContent ?? '') : value;
  const folded = foldSpace(text);
  return folded && !/^(?:-+|null|undefined|n\/a)$/i.test(folded) ? folded : undefined;
}

/** Markup as an inert document (no scripts run, nothing is fetched), decoded first where it was encoded once too often. */
export function parseMarkup(markup: string): Document {
  let inert = new DOMParser().parseFromString(markup, 'text/html');
  for (let times = 0; times < mostEncodings; times += 1) {
    const text = inert.body.textContent ?? '';
    if (inert.body.firstElementChild || !/<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i.test(text)) break;
    inert = new DOMParser().parseFromString(text, 'text/html');
  }
  return inert;
}
