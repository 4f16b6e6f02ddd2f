import { comparableText } from '@/language/fold/comparable-text';
import { isDetailsText } from '@/language/words/jobs/seeking-words';
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
  const site = comparableText(header.names.siteName ?? '');
  const titles = header.names.titles.map((title) => titleParts(title.trim()));
  const beside = titles.flatMap((parts) => {
    const others = parts.filter((part) => !saysTitle(part.trim(), header.title.text));
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

/** Also with what the page shows of it behind: "Nurse Job Details". */
function saysTitle(part: string, title: string): boolean {
  const [own, whole] = [comparableText(title), comparableText(part)];
  return whole === own || (own !== '' && whole.startsWith(`${own} `) && isDetailsText(part.slice(title.length)));
}
