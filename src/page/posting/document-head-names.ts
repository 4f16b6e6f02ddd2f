import type { PostingNames } from '@/jobs/posting/posting-names';
import { toVisibleLine } from '@/language/fold/visible-one-line';

/** What the page's head says: its title, its titles for sharing, and its addresses. */
export interface DocumentHead extends PostingNames {
  /** The addresses it declares as its own. */
  addresses: string[];
}

export function readDocumentHead(page: Document): DocumentHead {
  const titles = [page.title, metaContent(page, 'og:title'), metaContent(page, 'twitter:title')];
  const canonical = page.querySelector('link[rel="canonical" i]')?.getAttribute('href') ?? null;
  return {
    titles: [
      ...new Set(titles.map((title) => toVisibleLine(title ?? '').replace(/^\(\d+\+?\)\s*/, '')).filter(Boolean)),
    ],
    siteName: metaContent(page, 'og:site_name'),
    addresses: [canonical, metaContent(page, 'og:url'), page.location?.href ?? null].filter(
      (address) => address !== null,
    ),
  };
}

function metaContent(page: Document, property: string): string | null {
  const meta = page.querySelector(`meta[property="${property}" i], meta[name="${property}" i]`);
  return meta?.getAttribute('content')?.trim() || null;
}
