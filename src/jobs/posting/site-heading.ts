import { isTitleText } from '@/jobs/text-kind/title-text';
import { comparableText } from '@/language/fold/comparable-text';
import { withoutLogoWords } from '@/language/words/jobs/logo-words';
import { hostLabels, isWrittenAs, mailLabels } from './name-in-address';
import type { PostingLine } from './posting-line';
import type { PostingNames } from './posting-names';
import { holdsRights } from './rights-line';
import { titleParts } from './title-parts';

/** Witnesses that are enough. One alone, such as a logo called after the page, may err. */
const fewest = 2;

/**
 * Whether a heading is what the whole site is called, as at the head of many small ones, and so no posting's title: two of its address, its
 * rights, its logo and its declared name say so, or one of the first two beside a part of the page's title.
 */
export function isSiteHeading(
  { text, headingLevel }: PostingLine,
  lines: readonly PostingLine[],
  { titles, siteName, logos = [], addresses = [] }: PostingNames,
): boolean {
  const own = comparableText(text);
  if (headingLevel === 0 || own === '' || isTitleText(text)) return false;
  const isSame = (name: string) => comparableText(name) === own;
  const isInHost = [...hostLabels(addresses), ...mailLabels(lines)].some((label) => isWrittenAs(text, label));
  const isOwned = lines.some((line) => line.headingLevel === 0 && holdsRights(line.text, text));
  const isLogo = logos.some((logo) => isSame(withoutLogoWords(logo)));
  const isNamed = siteName !== null && isSame(siteName);
  const isPart = titles.some((title) => titleParts(title).length > 1 && titleParts(title).some(isSame));
  const witnesses = [isInHost, isOwned, isLogo, isNamed, isPart && (isInHost || isOwned)];
  return witnesses.filter(Boolean).length >= fewest;
}
