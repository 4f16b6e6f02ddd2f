import type { CategoryLink } from '@/domain/page/page-readings';
import { readResultTotal } from '@/language/amounts/result-total';
import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import { hasJobUrlWord } from '@/language/words/jobs/job-url-words';
import { closestMatching } from '@/page/dom/tree/flat-tree';
import { isSameSite } from '@/url/web-url';
import { rowPartsOf } from '../rows/row-parts';
import { aparts, isAboutJobs } from './about-jobs';

/** Characters. Longer texts are sentences, or jobs. */
const longestName = 80;
/** Fewer links are no choice between categories; more are an index of its own. */
const counts = { fewest: 2, most: 60 };
/** Jobs in all of them: those of one employer. Popular searches of a large board count the same ones again and again. */
const mostJobs = 1000;
/** Share of the links beside each other that say how many jobs they lead to. */
const leastCounted = 0.7;
/** How far around a link its number may stand: `<li><a>Nursing</a> <b>14</b></li>`. */
const mostLevels = 2;

/**
 * On a page about jobs that lists none: the links to its lists, by department, place or field, each with the number of jobs behind it
 * ("Nursing (14)", "14 openings"). Empty if there are none.
 */
export function readCategoryLinks(): CategoryLink[] {
  if (!isAboutJobs()) return [];
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]')).filter(
    (link) => link.checkVisibility() && !closestMatching(link, aparts) && leadsOn(link),
  );
  const groups = [...Map.groupBy(links, pathOf).values()].map(categoriesIn);
  return groups.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** To another page of this site. */
function leadsOn({ href, protocol, hostname }: HTMLAnchorElement): boolean {
  const isOther = href.split('#')[0] !== document.URL.split('#')[0];
  return /^https?:$/.test(protocol) && isSameSite(hostname, location.hostname) && isOther;
}

/** Links that stand alike, whatever holds several of them. */
function pathOf(link: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = link; at && at !== document.body; at = at.parentElement)
    steps.push(at === link ? `${at.localName}.${at.className}` : at.localName);
  return steps.join('<');
}

function categoriesIn(links: readonly HTMLAnchorElement[]): CategoryLink[] {
  const found = links.flatMap((link) => categoryOf(link) ?? []);
  const isMost = found.length >= leastCounted * links.length;
  const addresses = new Set(found.map(({ url }) => url));
  const jobs = found.reduce((sum, { count }) => sum + count, 0);
  const isChoice = found.length >= counts.fewest && found.length <= counts.most && addresses.size === found.length;
  return isMost && isChoice && jobs > 0 && jobs <= mostJobs ? found : [];
}

/** "Nursing (14)" */
const numberAtEnd = /[\s([:·–-](\d{1,4})[\])]?$/u;
const marksAtEnd = /(?<![\s([:·–-])[\s([:·–-]+$/u;

/** The number has to be one of jobs by its own words, or by those of the address. */
function categoryOf(link: HTMLAnchorElement): CategoryLink | null {
  for (let at: Element | null = link, up = 0; at && up <= mostLevels; at = at.parentElement, up += 1) {
    const lines = rowPartsOf(at)
      .map((part) => part.text)
      .toSorted((one, other) => Number(isNumber(one)) - Number(isNumber(other)));
    const text = collapseWhitespace(lines.join(' '));
    if (text.length > longestName || at.querySelectorAll('a[href]').length > 1) return null;
    const bare = numberAtEnd.exec(text);
    const name = text.slice(0, bare?.index ?? 0).replace(marksAtEnd, '');
    const isNamed = /\p{L}/u.test(name) && !/\p{N}/u.test(name) && hasJobUrlWord(link.pathname + link.search);
    const count = isNamed ? Number(bare?.[1]) : readResultTotal(text)?.count;
    if (count !== undefined) return { name: isNamed ? name : nameIn(lines), url: link.href, count };
  }
  return null;
}

/** The first line of what says both: "Nursing", "14 openings". */
function nameIn(lines: readonly string[]): string {
  return lines.find((line) => !/\d/.test(line)) ?? lines.join(' ');
}

const isNumber = (text: string): boolean => !/\p{L}/u.test(text);
