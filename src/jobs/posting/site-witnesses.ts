import { comparableText } from '@/language/fold/comparable-text';
import { withoutLogoWords } from '@/language/words/jobs/logo-words';
import { hostLabels, isWrittenAs, mailLabels } from './name-in-address';
import type { PostingNames } from './posting-names';
import { holdsRights } from './rights-line';
import { titleParts, withoutCareers } from './title-parts';

/** A line of the page; headings do not tell whose rights it holds. */
interface WitnessLine {
  text: string;
  headingLevel: number;
}

/** What a page's title may say of whose it is: all of it, or a part, with or without a word for jobs beside it ("Acme Careers"). */
export function namesInTitle(title: string): string[] {
  const parts = titleParts(title.trim()).map((part) => part.trim());
  return [title, ...parts, ...parts.map(withoutCareers)];
}

/** Witnesses that are enough. One alone, such as a logo called after the page, may err. */
const fewest = 2;

/**
 * Whether a site is called by a name: two of its address, its rights, its logo and its declared name say so, or one of the first two beside
 * a part of the page's title.
 */
export function isSiteCalled(
  name: string,
  lines: readonly WitnessLine[],
  { titles, siteName, logos = [], addresses = [] }: PostingNames,
): boolean {
  const own = comparableText(name);
  if (own === '') return false;
  const isSame = (other: string) => comparableText(other) === own;
  const isInHost = [...hostLabels(addresses), ...mailLabels(lines)].some((label) => isWrittenAs(name, label));
  const isOwned = lines.some((line) => line.headingLevel === 0 && holdsRights(line.text, name));
  const isLogo = logos.some((logo) => isSame(withoutLogoWords(logo)));
  const isNamed = siteName !== null && isSame(siteName);
  const isPart = titles.flatMap(namesInTitle).some(isSame);
  const witnesses = [isInHost, isOwned, isLogo, isNamed, isPart && (isInHost || isOwned)];
  return witnesses.filter(Boolean).length >= fewest;
}
