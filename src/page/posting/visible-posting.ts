import { addressInHead } from '@/jobs/posting/address-in-head';
import type { PostingTitle } from '@/jobs/posting/find-title';
import type { PlacedPicture } from '@/jobs/posting/posting-header';
import { type AboutPosting, type PostingReading, readPostingLines } from '@/jobs/posting/read-posting-lines';
import { saysApply } from '@/language/words/controls/apply-control-words';
import type { DocumentHead } from '@/page/dom/text/document-head-names';
import { findWithin } from '@/page/dom/tree/find-everywhere';
import { isWithinAny } from '@/page/dom/tree/flat-tree';
import { findApplyLink } from '@/page/press/find-apply-links';
import { collectLines } from './lines/collect-lines';
import type { PageLine } from './lines/page-element';

/** The visible part of a posting. */
export interface VisiblePosting extends PostingReading {
  lines: PageLine[];
  /** Labels of pictures and controls. */
  spoken: string[];
}

/** Reads what is visible in an element, minus the excluded parts. */
export function readVisiblePosting(
  root: Element,
  leftOut: ReadonlySet<Node>,
  names: DocumentHead,
  given: Pick<AboutPosting, 'known' | 'isUnfolded' | 'listed'> = {},
): VisiblePosting {
  const pictures: PlacedPicture[] = [];
  const lines = collectLines(root, {
    isLeftOut: (node) => leftOut.has(node),
    onPicture: (picture, lineIndex) => pictures.push(...namedPicture(picture, lineIndex)),
  });
  const spoken = spokenIn(root, leftOut);
  const reading = readPostingLines(lines, { names, spoken, pictures, ...given });
  const url = reading.title ? addressOf(reading.title, lines, reading.description?.start) : undefined;
  return { ...reading, lines, spoken, fields: { ...findApplyLink(root, leftOut), ...reading.fields, url } };
}

/** A picture that leads to another part of the same page shows the way: “Move up”. */
const leadsWithin = (element: Element): boolean => element.closest('a[href^="#"]') !== null;

/** The logo at the head of every page is the site's. */
function namedPicture(picture: Element, lineIndex: number): PlacedPicture[] {
  const name = leadsWithin(picture) ? '' : (picture.getAttribute('alt')?.trim() ?? '');
  const isOfSite = picture.closest('header:not(main header, article header, section header)') !== null;
  return name === '' || isOfSite || !picture.checkVisibility() ? [] : [{ name, lineIndex }];
}

function addressOf({ text, index }: PostingTitle, lines: PageLine[], end = 0): string | undefined {
  return linkOf(lines[index]) ?? addressInHead(lines.slice(0, end), text);
}

/** Where a title leads: beside a list, to the posting's own page. */
function linkOf(line: PageLine | undefined): string | undefined {
  const own = line?.pieces[0]?.element.node.closest('a[href]');
  const link = own ?? (line?.links[0] && line.element.node.querySelector('a[href]'));
  const isPage =
    link instanceof HTMLAnchorElement &&
    /^https?:/.test(link.href) &&
    !link.getAttribute('href')?.startsWith('#') &&
    !saysApply(link.textContent ?? '');
  return isPage ? link.href : undefined;
}

/** Labels of pictures and controls: many contain the company ("Acme logo", "Save Nurse at Acme"). */
function spokenIn(root: Element, leftOut: ReadonlySet<Node>): string[] {
  const spoken: string[] = [];
  for (const element of findWithin('img[alt], button[aria-label], a[aria-label]', root)) {
    if (isWithinAny(element, leftOut) || leadsWithin(element)) continue;
    const words = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (words) spoken.push(words);
  }
  return spoken;
}
