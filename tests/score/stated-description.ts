import type { LabBrowser } from '../harness/lab';

const script = /<script\b[^>]*type="?application\/ld\+json[^>]*>([\s\S]*?)<\/script>/gi;

/** The page without what it says of itself to machines. */
export function withoutStructuredData(html: string): string {
  return html.replace(script, '').replace(/\s(?:itemscope|itemtype|itemprop|typeof)(?:="[^"]*")?/gi, '');
}

/** The description in the page's JSON-LD as text; null where it has none. Read here by other means than those that are scored. */
export async function statedDescription({ context }: LabBrowser, html: string): Promise<string | null> {
  const [markup] = [...html.matchAll(script)].flatMap(([, json]) => descriptionsIn(json ?? ''));
  if (!markup) return null;
  const page = await context.newPage();
  try {
    return await page.evaluate((encoded) => {
      const inert = (text: string) => new DOMParser().parseFromString(text, 'text/html').body;
      const once = inert(encoded.replaceAll('<', ' <'));
      return (/<\w+/.test(once.textContent) ? inert(once.textContent.replaceAll('<', ' <')) : once).textContent;
    }, markup);
  } finally {
    await page.close();
  }
}

function descriptionsIn(json: string): string[] {
  if (!/"JobPosting"/.test(json)) return [];
  const stated = /"description"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(json)?.[1];
  return stated ? [String(JSON.parse(stated.replace(/\p{Cc}/gu, ' ')))] : [];
}
