import { hasLegalForm } from '@/jobs/text-kind/company-text';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isTitleText } from '@/jobs/text-kind/title-text';
import { comparableText } from '@/language/fold/comparable-text';
import { fieldOfLabel } from '@/language/words/jobs/posting-labels';
import { isDetailsText } from '@/language/words/jobs/seeking-words';
import { isNamedAsBoard } from '@/language/words/pages/careers-words';
import { isNoEmployerName } from './employer-of-posting';
import { isInHost } from './name-in-address';
import { namesSaidInTitles } from './name-said-in-title';
import type { PostingHeader } from './posting-header';
import { titlePartsBeside } from './posting-names';
import { isBoard } from './site-owner';
import { titleParts, withoutMarks, withoutSigns } from './title-parts';
import { titleWithoutCall } from './title-without-call';
import { titleWithoutTail } from './title-without-tail';

/** Enough where nothing else on the page tells the company; and more than a place right below the title, which may have any words. */
const evidence = 2.75;

/**
 * The one name that the page's title has beside the posting's: "Software Engineer — Acme"; or what the site declares as its own, beside
 * whatever the title says of the posting: "Nurses wanted | Acme". A board has its own there.
 */
export function companyInPageTitle(header: PostingHeader): { text: string; score: number }[] {
  const site = comparableText(header.names.siteName ?? '');
  const titles = header.names.titles.map((title) => titleParts(title.trim()));
  const beside = titles.flatMap((parts) => {
    // "Job details – Acme"
    const others = parts.filter(
      (part) => !saysTitle(part.trim(), header.title.text) && !isDetailsText(part) && !isLabel(part.trim()),
    );
    return others.length < parts.length ? [others] : [];
  });
  const declared = titles
    .filter((parts) => parts.length > 1)
    .flat()
    .find((part) => comparableText(part) === site);
  // "Welder – Jobs – Acme": what is no name stands in nobody's way.
  const said = namesSaidInTitles(header);
  const names = (declared !== undefined ? [declared] : said.length > 0 ? said : beside.flat())
    .map(withoutSigns)
    .filter((part) => !isNoEmployerName(part, header));
  const [name, another] = new Set(names);
  if (name === undefined || another !== undefined) return [];
  return isBoard(header) || isNamedAsBoard(name) ? [] : [{ text: name, score: evidence }];
}

/** "Role" of "Role: Line Cook | Acme" names nobody. */
const isLabel = (part: string): boolean => fieldOfLabel(part.replace(/\s?[:：]$/, '')) !== null;

/** Evidence of what two titles say: more than a site has for its own name. */
const evidenceOfTwo = 5.5;
const between = /[|[\]]|\s[–—·-]\s/;

/**
 * The one name that two different titles of the page have beside the posting's, and that is not the site's: "Nurse – Acme" and "[Acme] Nurse".
 * A board writes its employers so, too.
 */
export function companyInTwoTitles(header: PostingHeader): { text: string; score: number }[] {
  const { names, title } = header;
  const rests = titlePartsBeside(names, title.text).map((rest) => rest.split(between).map(withoutMarks));
  const site = comparableText(names.siteName ?? '');
  const isCompany = (part: string) =>
    comparableText(part) !== site &&
    !isNoEmployerName(part, header, true) &&
    !isNamedAsBoard(part) &&
    !isInHost(part, names.addresses ?? []);
  const told = rests.flatMap((parts, at) => {
    const ofOthers = rests.flatMap((others, index) => (index === at ? [] : others.map(comparableText)));
    return parts.filter((part) => ofOthers.includes(comparableText(part)) && isCompany(part));
  });
  const [name, another] = new Map(told.map((part) => [comparableText(part), part])).values();
  return name === undefined || another !== undefined ? [] : [{ text: name, score: evidenceOfTwo }];
}

/** Evidence of a name that a title says to be the employer's, by a word or by its form: a board says so of its own, too. */
const evidenceOfWords = 4;

/** The one name that the page's titles say one works at: "Nurse at Acme in Leeds | Board", "Nurse – Acme Ltd | Board". */
export function companySaidInTitles(header: PostingHeader): { text: string; score: number }[] {
  const { names, title } = header;
  const site = comparableText(names.siteName ?? '');
  const beside = titlePartsBeside(names, title.text).flatMap((rest) => rest.split(between).map(withoutMarks));
  const isShown = (name: string) => name.includes(' ') || header.lines.some(({ text }) => text.includes(name));
  const told = [...namesSaidInTitles(header), ...beside.filter(hasLegalForm)].filter(
    // "Nurse at Large": a single word may be any, and has to stand on the page as well.
    (name) => comparableText(name) !== site && !isNoEmployerName(name, header) && isShown(name),
  );
  const [name, another] = new Map(told.map((text) => [comparableText(text), text])).values();
  return name === undefined || another !== undefined ? [] : [{ text: name, score: evidenceOfWords }];
}

/** Also with what the page shows of it behind: "Nurse Job Details"; or without what its heading has behind: "Nurse" of "Nurse, full-time". */
function saysTitle(part: string, title: string): boolean {
  const [own, whole] = [comparableText(titleWithoutTail(title)), comparableText(part)];
  if (title.startsWith(part) && /^(?:\s?[,(]|\s[|–—-]\s)/.test(title.slice(part.length)) && isTitleText(part))
    return true;
  const behind = own !== '' && whole.startsWith(`${own} `) ? part.slice(title.length) : '';
  // "Nurse job in Leeds"
  const [, ...named] = behind.split(/ in (?=\p{Lu})/u);
  const place = named.join(' in ');
  if (whole === own || isPlaceText(place) || (behind !== '' && isDetailsText(behind))) return true;
  // "Nurse wanted", of which the call was cut off the title.
  return comparableText(titleWithoutCall(part)) === own;
}
