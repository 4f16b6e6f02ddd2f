import { comparableText } from '@/language/fold/comparable-text';
import { isNamedAsBoard } from '@/language/words/pages/careers-words';
import { isNoEmployerName } from './employer-of-posting';
import type { PostingHeader } from './posting-header';
import { isBoard } from './site-owner';
import { titleParts, withoutSigns } from './title-parts';

/** Evidence that is enough where nothing else on the page tells the company. */
const evidence = 2.5;

/**
 * The one name that the page's title has beside the posting's: "Software Engineer — Acme"; or what the site declares as its own, beside
 * whatever the title says of the posting: "Nurses wanted | Acme". A board has its own there.
 */
export function companyInPageTitle(header: PostingHeader): { text: string; score: number }[] {
  const own = comparableText(header.title.text);
  const site = comparableText(header.names.siteName ?? '');
  const titles = header.names.titles.map((title) => titleParts(title.trim()));
  const beside = titles.flatMap((parts) => {
    const others = parts.filter((part) => comparableText(part) !== own);
    return others.length < parts.length ? [others] : [];
  });
  const declared = titles
    .filter((parts) => parts.length > 1)
    .flat()
    .find((part) => comparableText(part) === site);
  const names = new Set((declared === undefined ? beside.flat() : [declared]).map(withoutSigns));
  const [name, another] = names;
  if (name === undefined || another !== undefined || isNoEmployerName(name, header)) return [];
  return isBoard(header) || isNamedAsBoard(name) ? [] : [{ text: name, score: evidence }];
}
