import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isPostedText } from '@/jobs/text-kind/posted-text';
import { isTitleText } from '@/jobs/text-kind/title-text';
import { beginsLikeName } from '@/language/fold/begins-like-name';
import { comparableText, containsWords, countWords } from '@/language/fold/comparable-text';
import { isCallText } from '@/language/words/jobs/seeking-words';
import { isCareersText } from '@/language/words/pages/careers-words';
import { isInHost } from './name-in-address';
import type { PostingLine } from './posting-line';
import type { PostingNames } from './posting-names';
import { titleParts } from './title-parts';
import { callsForNext } from './title-without-call';

/** The page's title says it: a text may begin above its own heading. */
export function isNamed(heading: string, { titles }: PostingNames): boolean {
  return countWords(heading) > 0 && titles.some((title) => containsWords(title, heading));
}

/** Words of a title that is told by the page's alone, at least: a menu may have the first word of it as well. */
const leastTold = 2;
const separator = /^\s*[-–—|·•:_]/u;

/** Whether the page is called by a line, and by more behind it: "Nurse - Careers - Acme". */
export function beginsPageTitle({ text, surroundings }: PostingLine, { titles }: PostingNames): boolean {
  if (surroundings !== 'content' || countWords(text) < leastTold) return false;
  return titles.some((title) => title.startsWith(text) && separator.test(title.slice(text.length)));
}

/** "Acme" behind the line "Nurse" in "Nurse – Acme", where a heading says whose page it is. */
export function isNamedBehind(heading: string, line: string, { titles }: PostingNames): boolean {
  const naming = titles.filter((title) => containsWords(title, heading));
  const isBehind = (title: string) => title.startsWith(line) && containsWords(title.slice(line.length), heading);
  return naming.length > 0 && isTitleText(line) && !isTitleText(heading) && naming.every(isBehind);
}

/** What the page is called for sharing is no more than the posting's name. */
export function isWholeTitle(text: string, { titles }: PostingNames): boolean {
  return titles.some((title) => comparableText(title) === comparableText(text));
}

/** What its type and the page's titles say for a title. */
export function titleScore(line: PostingLine, text: string, names: PostingNames): number {
  const { titles } = names;
  const heading = line.headingLevel === 0 ? 0 : ([5, 4, 2.5, 2, 1, 1][line.headingLevel - 1] ?? 1);
  const own = comparableText(text);
  const isSite = namesSite(text, names);
  const isConfirmed =
    !isSite &&
    own.length > 3 &&
    (titles.some((title) => containsWords(title, text)) || (heading > 0 && saysTitlePart(text, titles)));
  const begins = titles.some((title) => comparableText(title).startsWith(own));
  return (
    heading +
    sizeScore(line) +
    (isConfirmed ? 4 : 0) +
    (isConfirmed && begins ? 1 : 0) -
    (isSite ? 6 : 0) -
    (heading > 0 && leadsOn.test(text) ? 5 : 0)
  );
}

/** "We offer you:" leads to what stands below it, "Want to join us?" asks, and a sentence says something. */
const leadsOn = /[:：?？]$|。/;

/** Whether a heading is what the site is called, or stands beside a word for jobs in what the page is: "Acme – Careers". */
function namesSite(text: string, { siteName, titles, addresses = [] }: PostingNames): boolean {
  const own = comparableText(text);
  if (siteName !== null && comparableText(siteName) === own) return true;
  if (isTitleText(text)) return false;
  return titles.map(titleParts).some((parts) => {
    if (!parts.some(isCareersText)) return false;
    const names = parts.filter((part) => !isCareersText(part));
    const at = names.findIndex((name) => comparableText(name) === own);
    if (at < 0 || names.length === 1) return at === 0;
    // "Nurse – Careers – Acme": of several, the site is the one in the address, or else not the first.
    const inHost = names.findIndex((name) => isInHost(name, addresses));
    return inHost < 0 ? at > 0 : at === inHost;
  });
}

/** Page titles are often shorter than the heading: "Nurse | Acme" of "Nurse – Night shift". */
function saysTitlePart(text: string, titles: readonly string[]): boolean {
  const parts = titles.flatMap(titleParts);
  return parts.some((part) => countWords(part) > 1 && isTitleText(part) && containsWords(text, part));
}

/** Large type marks headings where markup does not. */
function sizeScore(line: PostingLine): number {
  const size = (line.pieces[0]?.element ?? line.element)?.fontSize ?? 16;
  return Math.min(2, Math.max(0, (size - 16) / 8));
}

/** Only the part found in the page's title, if the heading says more ("Nurse - job post"). */
export function titleText(line: PostingLine, { titles }: PostingNames): string {
  const [call = '', ...wanted] = line.text.split(': ');
  // "Now hiring: Line Cook"
  if (wanted.length === 1 && isCallText(call)) return wanted.join();
  const [notice = '', ...behindNotice] = line.text.split(/ [–—-] /);
  // A word alone, as in "Vacancy – Nurse", may begin a title just as well.
  const isNotice = notice.includes(' ') || isTitleText(behindNotice.join(' - '));
  if (behindNotice.length > 0 && isNotice && isCallText(notice)) return line.text.slice(notice.length + 3);
  const [first, ...others] = line.pieces;
  const behind = others.map(({ text }) => text).join('');
  // "We are hiring" in one element, "Vibe Curator" in the next.
  if (first && line.headingLevel > 0 && callsForNext(first.text) && beginsLikeName(behind.trim())) return behind.trim();
  if (first && others.length > 0 && (isNumber(behind) || isPostedText(behind))) return first.text;
  if (first && isPlaceText(behind.trim()) && isPartOf(titles, first.text)) return first.text.trim();
  if (line.pieces.length < 2 || titles.some((title) => containsWords(title, line.text))) return line.text;
  const confirmed = line.pieces.find(
    (piece) =>
      piece.text.length > line.text.length / 2 &&
      containsWords(line.text, piece.text) &&
      titles.some((title) => containsWords(title, piece.text)),
  );
  return confirmed?.text ?? line.text;
}

/** A page whose title has these words alone as a part of it is called so. */
function isPartOf(titles: readonly string[], text: string): boolean {
  const own = comparableText(text);
  return countWords(text) >= leastTold && titles.flatMap(titleParts).some((part) => comparableText(part) === own);
}

/** Of the requisition or a day, in elements of its own behind the title: "- (26000418)", "#R-1042". */
function isNumber(text: string): boolean {
  return /^[\s–—-]*[([#]?\s?#?[A-Z]{0,4}[-_]?\d{3,}[)\]]?$|^\d{1,2}\/\d{1,2}(?!\d)/u.test(text);
}
