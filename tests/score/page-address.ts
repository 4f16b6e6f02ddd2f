/** Where a page that says nothing of its own address is served. */
export const neutralOrigin = 'https://www.saved-page.example';

/** What a saved page says of its own address, the surest first. */
const addressMarks = [
  /<!--\s*saved from url=\(\d+\)(\S+)/i,
  /<link\b(?=[^>]*\brel="?canonical\b)[^>]*\bhref="([^"]+)"/i,
  /<meta\b(?=[^>]*\bproperty="?og:url\b)[^>]*\bcontent="([^"]+)"/i,
  /<base\b[^>]*\bhref="(https?:[^"]+)"/i,
];

/** The address to serve a saved page at: its own where the page names it, else a neutral one. */
export function addressOf(html: string): string {
  for (const mark of addressMarks) {
    const named = mark.exec(html)?.[1]?.replaceAll('&amp;', '&');
    if (named && /^https?:/.test(named) && URL.canParse(named)) return named.replace(/^http:/, 'https:');
  }
  return `${neutralOrigin}/jobs`;
}
