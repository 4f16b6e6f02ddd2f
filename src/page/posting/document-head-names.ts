import { comparableText } from '@/language/fold/comparable-text';
import { toVisibleLine } from '@/language/fold/visible-one-line';

/** What the page's head says: not part of the posting, but it confirms what the page shows. */
export interface DocumentHead {
  /** The page title and sharing title, without a leading unread count ("(3) "). */
  titles: string[];
  siteName: string | null;
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

/** What the page's titles contain besides the posting's: company, place and site, in some order. */
export function titlePartsBeside(names: DocumentHead, title: string): string[] {
  const own = comparableText(title);
  return names.titles
    .map((text) =>
      text
        .normalize('NFKC')
        .replace(/[’‘ʼ`´]/g, "'")
        .replace(/\s+/g, ' '),
    )
    .filter((text) => own !== '' && text.toLowerCase().includes(own))
    .map((text) => {
      const at = text.toLowerCase().indexOf(own);
      return `${text.slice(0, at)} | ${text.slice(at + own.length)}`;
    });
}
