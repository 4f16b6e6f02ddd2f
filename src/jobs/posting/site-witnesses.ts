import { comparableText, containsWords } from '@/language/fold/comparable-text';
import { withoutLogoWords } from '@/language/words/jobs/logo-words';
import { once } from '@/std/once';
import { hostLabels, isWrittenAs, mailLabels } from './name-in-address';
import type { PostingNames } from './posting-names';
import { rightsTexts } from './rights-line';
import { titleParts, withoutCareers } from './title-parts';

/** A line of the page; headings do not tell whose rights it holds. */
export interface WitnessLine {
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
 * Tests whether a site is called by a name: two of its address, its rights, its logo and its declared name say so, or one of the first two
 * beside a part of the page's title. What they say is gathered once, on first use.
 */
export function siteNameTest(lines: readonly WitnessLine[], names: PostingNames): (name: string) => boolean {
  const signs = once(() => signsOf(lines, names));
  return (name) => {
    const own = comparableText(name);
    if (own === '') return false;
    const { labels, rights, logos, siteName, titles } = signs();
    const isInHost = labels.some((label) => isWrittenAs(name, label));
    const isOwned = rights.some((text) => containsWords(text, name));
    const isPart = titles.includes(own);
    const witnesses = [isInHost, isOwned, logos.includes(own), siteName === own, isPart && (isInHost || isOwned)];
    return witnesses.filter(Boolean).length >= fewest;
  };
}

function signsOf(lines: readonly WitnessLine[], { titles, siteName, logos = [], addresses = [] }: PostingNames) {
  const plain = lines.filter(({ headingLevel }) => headingLevel === 0);
  return {
    labels: [...hostLabels(addresses), ...mailLabels(lines)],
    rights: rightsTexts(plain),
    logos: logos.map((logo) => comparableText(withoutLogoWords(logo))),
    siteName: siteName === null ? null : comparableText(siteName),
    titles: titles.flatMap(namesInTitle).map(comparableText),
  };
}
