import { comparableCompany } from '@/jobs/identity/comparable-names';
import { isCompanyText } from '@/jobs/text-kind/company-text';
import { isDepartmentText } from '@/jobs/text-kind/department-text';
import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { isLeftOpen } from '@/jobs/text-kind/left-open';
import { placeScore } from '@/jobs/text-kind/place-score';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isPostedText } from '@/jobs/text-kind/posted-text';
import { isPromotedText } from '@/jobs/text-kind/promoted-text';
import { isReferenceText } from '@/jobs/text-kind/reference-text';
import { isSalaryText } from '@/jobs/text-kind/salary-text';
import { isOnlyWorkplaceText } from '@/jobs/text-kind/workplace-text';
import { namesPeriod } from '@/language/dates/names-period';
import { comparableText, containsWords, countWords } from '@/language/fold/comparable-text';
import { isSectionHeadline } from '@/language/words/jobs/posting-section-words';
import { isCallText, isDetailsText, isUnnamedEmployer, subjectOfSeeking } from '@/language/words/jobs/seeking-words';
import { isBoardMenuText, isCallToJoin, isCareersText, isMenuEntry } from '@/language/words/pages/careers-words';
import { once } from '@/std/once';
import { isHomePage } from '@/url/home-page';
import { parseWebAddress } from '@/url/web-url';
import { isCompanyLink } from './is-company-link';
import { isSentence } from './is-sentence';
import { type LineSegment, segmentsOf } from './line-segment';
import { listedAs, listedPoints } from './listed-evidence';
import { isNamedAfterField } from './named-after-field';
import type { PostingHeader } from './posting-header';
import { titlePartsBeside } from './posting-names';
import { isSectionHeading } from './section-heading';

/** Words of a name, and of one with its legal form: scripts without spaces count more than there are. */
const mostWords = { any: 10, inFull: 16 };

/** The evidence that a header segment is the company's name. */
export function scoreCompany(unit: LineSegment, header: PostingHeader): number {
  const { text } = unit;
  const listed = listedAs(text, header);
  if (listed === 'location' || (listed === null && (isNoCompany(text) || unit.isValue))) return 0;
  if (listed !== 'company' && isLanguageLink(unit, header)) return 0;
  const likeness = placeScore(text);
  const isNamed = isNamedAfterField(unit, 'company', header.lines[header.title.index]);
  const isInTitle = isInPageTitle(text, header);
  return (
    positionScore(unit, header) +
    (unit.url !== null && isCompanyLink(unit.url) ? 5 : 0) +
    (isNamed ? 3 : 0) +
    (isInTitle ? 3 : 0) +
    // Other parts of a company's head are called after it too, and link to it.
    (isNamed && isInTitle ? 4 : 0) +
    (isBesidePlace(unit, header) ? 2 : 0) +
    (listed === 'company' ? listedPoints : 0) +
    (header.spoken.some((words) => speaksOf(words, text)) ? 4 : 0) +
    formScore(unit) -
    (isSiteName(unit, header) ? 3 : 0) -
    (unit.lineIndex < header.title.index && isSectionHeading(unit.line, header) ? 2 : 0) -
    (!isInTitle && saysSomething(text) ? 2 : 0) -
    (isDepartmentText(text) ? 2 : 0) -
    (text.includes(' / ') ? 1.5 : 0) -
    (likeness >= 2 ? likeness : 0)
  );
}

/** "Who we are", "Become part of our friendly team": words that end small, where a name does not. */
function saysSomething(text: string): boolean {
  const words = text.split(' ');
  return words.length >= leastSaying && /^\p{Ll}{3}/u.test(words.at(-1) ?? '') && !isCompanyText(text);
}
const leastSaying = 3;

/** "Acme - Leeds, England", "Acme / Leeds": who and where, in one line or in two of which the first ends with the dash. */
function isBesidePlace({ text, line, lineIndex, index }: LineSegment, { lines }: PostingHeader): boolean {
  if (index > 0) return false;
  if (line.text.startsWith(`${text} / `) && isPlaceText(line.text.slice(text.length + 3))) return true;
  const [, next] = segmentsOf(line, lineIndex);
  const below = /\s[–—-]$/.test(line.text) ? lines[lineIndex + 1] : undefined;
  return [next, below && segmentsOf(below, lineIndex + 1)[0]].some((other) => other && isPlaceText(other.text));
}

/** Above the title, and leading home: what the site calls itself. Whether it is the employer, its owner's evidence tells. */
function isSiteName({ url, lineIndex }: LineSegment, { title, names }: PostingHeader): boolean {
  if (url === null || lineIndex >= title.index || !isHomePage(url)) return false;
  const host = parseWebAddress(url)?.hostname;
  return (names.addresses ?? []).some((address) => parseWebAddress(address)?.hostname === host);
}

/** "EN", above the title: the same page in another language. */
function isLanguageLink({ text, isLink, lineIndex }: LineSegment, { title }: PostingHeader): boolean {
  if (!isLink || lineIndex >= title.index || !/^[a-z]{2}$/i.test(text)) return false;
  return languages().of(text.toLowerCase()) !== undefined;
}

const languages = once(() => new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }));

/** Names keep their capitals: "View help for this window" does not name "Help". */
function speaksOf(words: string, name: string): boolean {
  return words.includes(name) && containsWords(words, name);
}

/** The form of a company's name; in a text it says more than the place in which it stands. */
function formScore({ text, element }: LineSegment): number {
  if (!isCompanyText(text)) return 0;
  return element ? 2 : 3.5;
}

function isNoCompany(text: string): boolean {
  if (
    countWords(text) > (isCompanyText(text) ? mostWords.inFull : mostWords.any) ||
    !/\p{L}{2}/u.test(text) ||
    /[!?…:]$|[@%]|[:：] \S/.test(text) ||
    isLeftOpen(text)
  )
    return true;
  if (
    isCareersText(text) ||
    isCallToJoin(text) ||
    isBoardMenuText(text) ||
    isMenuEntry(text) ||
    isSectionHeadline(text) ||
    isCountOrTime(text) ||
    isTrail(text) ||
    namesPeriod(text)
  )
    return true;
  if (isReferenceText(text) || isUnnamedEmployer(text) || subjectOfSeeking(text) !== null) return true;
  if (isAllSmall(text) || isSentence(text) || isCallText(text) || isDetailsText(text)) return true;
  return !isCompanyText(text) && isOtherFact(text);
}

/** "ab sofort": names of several words have capitals, where letters have them at all. */
export function isAllSmall(text: string): boolean {
  return text.includes(' ') && /\p{Ll}/u.test(text) && !/[\p{Lu}\p{Lt}\p{Lo}\p{sc=Georgian}]/u.test(text);
}

/** "36 - 40 uur", "16 reviews", "am 12.11.2026", "16:20" */
function isCountOrTime(text: string): boolean {
  return /^\d[\d\s.,–-]*\s\p{Ll}+$|\d[./]\d{1,2}[./]\d{2}|\d:\d{2}/u.test(text);
}

/** "> Nursing", where a trail of links ends. */
const isTrail = (text: string): boolean => /^[>›»→]/u.test(text);

function isOtherFact(text: string): boolean {
  if ([isPostedText, isSalaryText, isOnlyWorkplaceText, isPromotedText].some((is) => is(text))) return true;
  return text.split(/[/,|(]|\s[–-]\s/).some((part) => isEmploymentText(part.trim()));
}

/** Next to the title, best right below it and first in its line. */
function positionScore(unit: LineSegment, header: PostingHeader): number {
  const distance = distanceFromTitle(unit, header);
  const near = distance === 1 ? 2 : distance === -1 ? 1.5 : Math.max(-2, 1 - Math.abs(distance) * 0.25);
  return near + (unit.index === 0 ? 0.5 : 0);
}

/** In lines; those between that are known to be something else do not count. */
function distanceFromTitle({ lineIndex }: LineSegment, { lines, title }: PostingHeader): number {
  const distance = lineIndex - title.index;
  if (distance < 2) return distance;
  const between = lines.slice(title.index + 1, lineIndex);
  return 1 + between.filter(({ text }) => !isPlaceText(text) && !isOtherFact(text)).length;
}

/** Most sites put the company in the page title, and nearly all their own name. */
function isInPageTitle(text: string, { names, title }: PostingHeader): boolean {
  if (names.siteName !== null && comparableText(names.siteName) === comparableText(text)) return false;
  const calledSo = [text, ...shortName(text)];
  return titlePartsBeside(names, title.text).some((rest) => calledSo.some((name) => containsWords(rest, name)));
}

/** "Acme Logistics" of "Acme Logistics Ltd", by which titles call it; a single word may be its group's. */
function shortName(text: string): string[] {
  const short = isCompanyText(text) ? comparableCompany(text) : '';
  return short.includes(' ') ? [short] : [];
}
