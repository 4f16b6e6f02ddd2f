import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import { wordingTest } from '@/language/match/wording-test';
import { mentionsApplying } from '@/language/words/controls/apply-control-words';
import { isClosedPostingText } from '@/language/words/jobs/posting-section-words';
import type { JobRowEvidence } from './find-job-rows';
import {
  countBlockWords,
  headlineBlocks,
  type PageEvidence,
  plainTextOf,
  proseBlocks,
  type TextBlock,
} from './page-evidence';

/** Evidence for a single posting. */
export interface PostingEvidence {
  evidence: string;
  /** The text block in the middle of its description; null if it is described only in structured data. */
  middle: TextBlock | null;
  /** True if the page declares it (schema.org). */
  isDeclared: boolean;
}

const findSection = phraseFinder(phrases('jobs.sectionHeadlines'), phrases('postings.descriptionHeading', 'says'));
const saysRole = wordingTest('anywhere', phrases('jobs.occupations'), phrases('jobs.titleWords'));

/** A single posting: one in structured data, or a job title with a long text and an apply control. Text in list rows does not count. */
export function findPostingEvidence(
  page: Document,
  evidence: PageEvidence,
  list: JobRowEvidence | null,
): PostingEvidence | null {
  const prose = proseBlocks(evidence).filter(({ element }) => !list?.rows.some((row) => row.contains(element)));
  const middle = middleOf(prose);
  if (declaredPostings(page) === 1) return { evidence: 'describes one JobPosting', middle, isDeclared: true };
  const words = countBlockWords(prose);
  if (words < 60) return null;
  const signs = [
    hasApplyControl(evidence) && 'a way to apply',
    hasRoleHeadline(evidence) && 'a headline like a job title',
    hasPostingSections(evidence) && 'sections of a posting',
    words >= 150 && 'a long text',
  ].filter((sign) => sign !== false);
  return signs.length >= 3 ? { evidence: signs.join(', '), middle, isDeclared: false } : null;
}

/** The number of postings in structured data. Their content is read elsewhere. */
function declaredPostings(page: Document): number {
  const scripts = Array.from(page.querySelectorAll('script[type="application/ld+json"]'));
  const inScripts = scripts.flatMap(
    ({ textContent }) => textContent?.match(/"@type"\s*:\s*(?:\[\s*)?"JobPosting"/g) ?? [],
  );
  return inScripts.length + page.querySelectorAll('[itemtype$="schema.org/JobPosting" i]').length;
}

function middleOf(prose: TextBlock[]): TextBlock | null {
  const half = countBlockWords(prose) / 2;
  let sum = 0;
  for (const block of prose) {
    sum += block.words;
    if (sum >= half) return block;
  }
  return null;
}

function hasApplyControl(evidence: PageEvidence): boolean {
  return evidence.titles.some(({ element, zone }) => {
    if (zone === 'chrome' || /^h[1-6]$/.test(element.localName)) return false;
    const text = plainTextOf(element);
    return text.length <= 60 && (mentionsApplying(text) || isClosedPostingText(text));
  });
}

function hasRoleHeadline(evidence: PageEvidence): boolean {
  const [first] = headlineBlocks(evidence).filter(({ zone }) => zone === 'main');
  return [first?.folded, evidence.title].some((text) => text !== undefined && saysRole(text));
}

/** A section is headed by a short block of its own. */
export function hasPostingSections({ blocks }: PageEvidence): boolean {
  const found = blocks.filter(({ words }) => words <= 6).flatMap(({ folded }) => findSection(folded) ?? []);
  return new Set(found).size >= 2;
}
