import { isFileName } from '@/jobs/posting/file-name';
import type { PostingNames } from '@/jobs/posting/posting-names';
import { toVisibleLine } from '@/language/fold/visible-one-line';
import { comesBefore } from '@/page/dom/tree/flat-tree';

/** What the page's head says: its title, its titles for sharing, its addresses, and what its first pictures are called. */
export interface DocumentHead extends PostingNames {
  /** The addresses it declares as its own. */
  addresses: string[];
}

/** Further pictures are of something else. */
const mostLogos = 3;

export function readDocumentHead(page: Document): DocumentHead {
  const titles = [page.title, metaContent(page, 'og:title'), metaContent(page, 'twitter:title')];
  const canonical = page.querySelector('link[rel="canonical" i]')?.getAttribute('href') ?? null;
  return {
    titles: [...new Set(titles.map((title) => toVisibleLine(title ?? '').replace(/^\(\d+\+?\)\s*/, '')))].filter(
      (title) => title !== '' && !isFileName(title),
    ),
    siteName: metaContent(page, 'og:site_name'),
    addresses: [canonical, metaContent(page, 'og:url'), page.location?.href ?? null].filter(
      (address) => address !== null,
    ),
    logos: logosOf(page),
  };
}

function logosOf(page: Document): string[] {
  const heading = page.querySelector('h1');
  const pictures = Array.from(page.querySelectorAll('img[alt]:not([alt=""]):not(a[href^="#"] *)')).slice(0, mostLogos);
  const above = pictures.filter((picture) => !heading || comesBefore(picture, heading));
  return above.map((picture) => toVisibleLine(picture.getAttribute('alt') ?? ''));
}

function metaContent(page: Document, property: string): string | null {
  const meta = page.querySelector(`meta[property="${property}" i], meta[name="${property}" i]`);
  return meta?.getAttribute('content')?.trim() || null;
}
