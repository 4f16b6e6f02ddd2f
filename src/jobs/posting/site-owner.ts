import { comparableCompany } from '@/jobs/identity/comparable-names';
import { isCompanyText } from '@/jobs/text-kind/company-text';
import { beginsLikeName } from '@/language/fold/begins-like-name';
import { containsWords, countWords } from '@/language/fold/comparable-text';
import { plainLetters, plainText } from '@/language/fold/plain-letters';
import { phrases } from '@/language/lexicon/lexicon';
import { writtenPhrases } from '@/language/match/written-phrases';
import { withoutLogoWords } from '@/language/words/jobs/logo-words';
import { isBoardMenuText, isNamedAsBoard } from '@/language/words/pages/careers-words';
import { once } from '@/std/once';
import { isHomePage } from '@/url/home-page';
import { hostLabels, isTenant, isWrittenAs, mailLabels } from './name-in-address';
import type { PostingHeader } from './posting-header';
import { isLinkOnly, type PostingLine } from './posting-line';
import { isRightsLine, ownerIn, rightsTexts } from './rights-line';
import { sendersOf } from './senders';
import { creditIn } from './site-credit';
import { titleParts } from './title-parts';

/** Evidence of a name that the posting does not say: the owner of a board has it as well as a company. */
const mostUnsaid = 3.2;
/** Evidence of a name of which a part of the page tells. */
const toldEvidence = 2;
/** Characters of "About Acme". */
const longestHeading = 60;

/** Names by which head and foot of the page and its pictures call whoever owns the site. */
export function namesOfOwner({ lines, pictures, names }: PostingHeader): string[] {
  const owners = rightsTexts(lines).flatMap((text) => ownerIn(text) ?? []);
  const texts = [...names.titles, ...pictures.map(({ name }) => name), ...lines.map(({ text }) => text)];
  const logos = (names.logos ?? []).map(withoutLogoWords);
  const spelled = hostLabels(names.addresses ?? []).flatMap((label) => writtenLike(label, texts) ?? []);
  return [
    ...owners,
    ...logos,
    ...spelled,
    ...companiesLeadingHome(lines),
    ...namesLeadingHome(lines),
    ...sendersOf({ lines }),
    ...companiesToldOf(lines),
  ];
}

const aboutWords = once(() => new Set(writtenPhrases(phrases('pages.aboutName'))));
const mostAboutWords = 3;
const article = /^\p{Ll}{1,4}$/u;

/** Those of whom a part of the page tells under its heading: "About Acme", "Über die Acme GmbH". */
export function companiesToldOf(lines: PostingHeader['lines']): string[] {
  return lines.flatMap(({ text, headingLevel, surroundings }) => {
    if (headingLevel === 0 || surroundings !== 'content' || text.length > longestHeading) return [];
    const words = text.replace(/\s?[:：]$/, '').split(' ');
    const lengths = Array.from({ length: mostAboutWords }, (_, index) => index + 1);
    const length = lengths.findLast((count) => aboutWords().has(plainText(words.slice(0, count).join(' '))));
    const name = words.slice(length).join(' ');
    const bare = article.test(words[length ?? 0] ?? '') ? words.slice((length ?? 0) + 1).join(' ') : name;
    return length !== undefined && /^\p{Lu}/u.test(bare) ? [bare] : [];
  });
}

/** "Acme Ltd" at the head of a site, where a press on it leads to the first page. */
function companiesLeadingHome(lines: PostingHeader['lines']): string[] {
  const pieces = lines.filter(({ text }) => creditIn(text) === null).flatMap((line) => line.pieces);
  return pieces.flatMap(({ text, url }) => (url !== null && isHomePage(url) && isCompanyText(text) ? text : []));
}

/** Words of a name at the head of a site, at most. */
const mostWordsLeading = 6;

/** What a site calls itself where it has words for a logo: the first link to its first page, which is no entry of a list. */
export function namesLeadingHome(lines: readonly PostingLine[]): string[] {
  const first = lines.find(({ pieces }) => pieces.some(({ url }) => url !== null && isHomePage(url)));
  if (first === undefined || first.isListItem || first.headingLevel > 0) return [];
  const names = first.pieces.filter(({ url }) => url !== null && isHomePage(url)).map(({ text }) => text.trim());
  const isElsewhere = (name: string) => lines.some((line) => line !== first && containsWords(line.text, name));
  const isWritten = (name: string) => isCompanyText(name) || hasCapitals(name) || isElsewhere(name);
  return names.slice(0, 1).filter((name) => name !== '' && countWords(name) <= mostWordsLeading && isWritten(name));
}

/** As names are written throughout: "Back to home" is not. */
const hasCapitals = (name: string): boolean => name.split(' ').every((word) => /^[\p{Lu}\p{Lo}]/u.test(word));

/**
 * The evidence that a name is the company whose own site shows the posting: what the page, its address, its mail and its foot call
 * themselves, and what the posting says. Of a board with menus for many employers none but the last counts.
 * `senders`: names above postal addresses; `told`: those of whom a part of the page tells.
 */
export function scoreOwner(
  name: string,
  header: PostingHeader,
  { senders, told }: Record<'senders' | 'told', readonly string[]>,
): number {
  const { lines, names, description } = header;
  const prose = description ? lines.slice(description.start, description.end) : [];
  const isOfSite = [...hostLabels(names.addresses ?? []), ...mailLabels(lines)].some((label) =>
    isWrittenAs(name, label),
  );
  const rights = rightsTexts(lines);
  const isOwned = rights.some((text) => containsWords(text, name));
  const isSite = names.siteName !== null && containsWords(names.siteName, name);
  // A system that many employers use shows the employer's logo at its own address; a board shows its own.
  const isLogo =
    (!isOfSite || isTenant(name, names.addresses ?? [])) &&
    [...(names.logos ?? []), ...namesLeadingHome(lines)].some((logo) => withoutLogoWords(logo) === name);
  // As it stands in addresses, where the page may write it otherwise.
  const isOnlyInAddress =
    !/\p{Lu}/u.test(name) && !isLogo && names.siteName !== name && !rights.some((text) => text.includes(name));
  const site = (isOfSite ? 2 : 0) + (isOwned ? 2 : 0) + (isSite ? 1.5 : 0) + (isLogo ? 3 : 0);
  const isSender = senders.some((sender) => comparableCompany(sender) === comparableCompany(name));
  // "About This Position" says itself no more than once.
  const says = (line: PostingLine) =>
    writesName(line.text, name) &&
    !companiesToldOf([line]).includes(name) &&
    !(isSender && isAboveBlock(line, name, header));
  const isSaid = prose.some(says);
  // "About Acme" above or below the posting: not in menus, nor in the rights at the foot.
  const isSaidBeside = lines.some(
    (line) => says(line) && line.surroundings === 'content' && !isLinkOnly(line) && !isRightsLine(line.text),
  );
  const score =
    (isInTitle(name, names) ? 1 : 0) +
    siteScore(name, site, header) +
    (isSender && !isBoard(header) ? 1.5 : 0) +
    (told.includes(name) ? toldEvidence : 0) -
    (isOnlyInAddress ? 0.75 : 0) +
    (isCompanyText(name) ? 1 : 0);
  return isSaid ? score + 2.5 : Math.min(score + (isSaidBeside ? 2 : 0), mostUnsaid);
}

/**
 * "Visit us" in a block of its own above an address may be no name: the line that makes it a sender does not say it as well, unless it has a
 * company's form.
 */
function isAboveBlock(line: PostingLine, name: string, { lines }: PostingHeader): boolean {
  if (line.text !== name || isCompanyText(name)) return false;
  const below = lines[lines.indexOf(line) + 1];
  return line.element === null || line.headingLevel > 0 || line.element !== below?.element;
}

/** "Acme" of the page's title may be "Acme Ltd" elsewhere. */
function isInTitle(name: string, { titles }: PostingHeader['names']): boolean {
  if (titles.some((title) => containsWords(title, name))) return true;
  const own = comparableCompany(name);
  return titles.flatMap(titleParts).some((part) => comparableCompany(part) === own);
}

/** Whether a text has a name as its site writes it, or with other capitals and accents: "ACME", "Acme.AI". In small letters it may be a word. */
function writesName(text: string, name: string): boolean {
  const at = plainLetters(text).toLowerCase().indexOf(plainLetters(name).toLowerCase());
  return at >= 0 && (text.includes(name) || beginsLikeName(text.slice(at))) && containsWords(text, name);
}

/** What a board calls itself says nothing of the employer, whether its menus tell that it is one or its name. */
function siteScore(name: string, site: number, header: PostingHeader): number {
  if (site === 0) return 0;
  return isBoard(header) ? -2 : isNamedAsBoard(name) ? -1 : site;
}

/** Whether the list, or the site's menus, are those of a board with many employers. */
export function isBoard({ lines, listed }: PostingHeader): boolean {
  if (listed.isOfBoard) return true;
  return lines.some(({ text, pieces }) => [text, ...pieces.map((piece) => piece.text)].some(isBoardMenuText));
}

/** Words of what a site may call itself in, as a logo, a menu or a foot. */
const mostWordsBeside = 8;

/** Letters as hosts spell them, and as names do. */
const spelledAs: Record<string, string> = {
  ae: '(?:ae|ä|æ)',
  oe: '(?:oe|ö|ø|œ)',
  ue: '(?:ue|ü)',
  ss: '(?:ss|ß)',
  a: '[aáàâãåäąă]',
  c: '[cçčć]',
  e: '[eéèêëęě]',
  g: '[gğ]',
  i: '[iíìîïı]',
  l: '[lł]',
  n: '[nñńň]',
  o: '[oóòôõøöő]',
  r: '[rř]',
  s: '[sšśșş]',
  t: '[tťțţ]',
  u: '[uúùûüůű]',
  y: '[yýÿ]',
  z: '[zžźż]',
};

/** "bsteam" as the page spells it: "BS-Team"; "muellerbau": "Müller Bau". */
function writtenLike(label: string, texts: readonly string[]): string | undefined {
  const letters = Array.from(
    label.matchAll(/ae|oe|ue|ss|./gu),
    ([letter]) => spelledAs[letter] ?? RegExp.escape(letter),
  ).join("[\\s.&'’-]?");
  const spelling = new RegExp(`(?<![\\p{L}\\p{N}@/.-])${letters}(?![\\p{L}\\p{N}@/]|\\.\\p{L})`, 'iu');
  const found = texts.flatMap((text) => {
    const name = spelling.exec(text)?.[0];
    return name === undefined ? [] : [{ name, isInSentence: countWords(text) > mostWordsBeside }];
  });
  // In small letters within a sentence it is a word: "our customers in the tech industry".
  const best = found.find(({ name }) => /\p{Lu}/u.test(name)) ?? found.find(({ isInSentence }) => !isInSentence);
  return best?.name;
}
