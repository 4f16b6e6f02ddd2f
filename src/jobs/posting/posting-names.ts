import { comparableText } from '@/language/fold/comparable-text';

/** What the page is called: not part of the posting, but it confirms what the page shows. */
export interface PostingNames {
  /** Titles of the page, without a leading unread count ("(3) "). */
  titles: string[];
  siteName: string | null;
  /** The addresses it declares as its own; none of a text. */
  addresses?: readonly string[];
  /** What the pictures above its first heading are called, as written: the logo at the head of a site. */
  logos?: readonly string[];
}

/** What the page's titles contain besides the posting's: company, place and site, in some order. */
export function titlePartsBeside(names: PostingNames, title: string): string[] {
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
