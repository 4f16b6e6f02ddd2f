import type { ReadFields } from '@/domain/job/job-fields';
import { readCompanyAndPlace } from '@/jobs/posting/company-and-place';
import { keepToSection } from '@/jobs/posting/description-section';
import { descriptionText } from '@/jobs/posting/description-text';
import { findDescriptionRun, fitRunToElement } from '@/jobs/posting/find-description';
import { findPostingTitle, type PostingTitle } from '@/jobs/posting/find-title';
import { findLabelledValues } from '@/jobs/posting/labelled-values';
import type { ProseRun } from '@/jobs/posting/maximal-runs';
import { readPostingFacts } from '@/jobs/posting/posting-facts';
import type { PostingHeader } from '@/jobs/posting/posting-header';
import type { PostingLine } from '@/jobs/posting/posting-line';
import { containsWords } from '@/language/fold/comparable-text';
import { saysApply } from '@/language/words/controls/apply-control-words';
import { closestAmong } from '@/page/dom/tree/flat-tree';
import { findApplyLink } from '@/page/press/find-apply-links';
import type { DocumentHead } from './document-head-names';
import { collectLines } from './lines/collect-lines';
import type { PageLine } from './lines/page-element';

/** The visible part of a posting. */
export interface VisiblePosting {
  lines: PageLine[];
  title: PostingTitle | null;
  description: ProseRun | null;
  fields: ReadFields;
}

/** Reads what is visible in an element, minus the excluded parts. `known`: its title, if a list row gave it. */
export function readVisiblePosting(
  root: Element,
  leftOut: ReadonlySet<Element>,
  names: DocumentHead,
  known?: string,
): VisiblePosting {
  const lines = collectLines(root, { isLeftOut: (element) => leftOut.has(element) });
  const prose = findDescriptionRun(lines);
  const title = (known && titleSaying(lines, known)) || findPostingTitle(lines, prose, names);
  const description =
    prose && fitRunToElement(lines, keepToSection(lines, prose), title ? lines[title.index] : undefined);
  const fields: ReadFields = { ...findApplyLink(root, leftOut), title: title?.text };
  if (title) fields.url = linkOf(lines[title.index]);
  if (description) fields.description = descriptionText(lines.slice(description.start, description.end));
  if (title) Object.assign(fields, readAround({ lines, title, description, names, spoken: spokenIn(root, leftOut) }));
  return { lines, title, description, fields };
}

function readAround(header: PostingHeader): ReadFields {
  const { lines, description } = header;
  const outside = lines.filter((_, index) => !description || index < description.start || index >= description.end);
  const values = findLabelledValues(outside);
  return { ...readPostingFacts(header, values), ...readCompanyAndPlace(header, values) };
}

/** The line of a known title: a row's opener may be a button, which page titles never are. */
function titleSaying(lines: readonly PostingLine[], text: string): PostingTitle | null {
  const index = lines.findIndex((line) => containsWords(line.text, text));
  return index < 0 ? null : { text, index };
}

/** Where a title leads: beside a list, to the posting's own page. */
function linkOf(line: PageLine | undefined): string | undefined {
  const link = line?.pieces[0]?.element.node.closest('a[href]') ?? line?.element.node.querySelector('a[href]');
  const isPage =
    link instanceof HTMLAnchorElement &&
    /^https?:/.test(link.href) &&
    !link.getAttribute('href')?.startsWith('#') &&
    !saysApply(link.textContent ?? '');
  return isPage ? link.href : undefined;
}

/** Labels of pictures and controls: many contain the company ("Acme logo", "Save Nurse at Acme"). */
function spokenIn(root: Element, leftOut: ReadonlySet<Element>): string[] {
  const spoken: string[] = [];
  for (const element of root.querySelectorAll('img[alt], button[aria-label], a[aria-label]')) {
    if (leftOut.has(element) || closestAmong(element, leftOut)) continue;
    const words = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (words) spoken.push(words);
  }
  return spoken;
}
