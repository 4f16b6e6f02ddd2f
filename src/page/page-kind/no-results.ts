import { phrases } from '@/language/lexicon/lexicon';
import { sentenceFinder } from '@/language/match/phrases';
import type { WallEvidence } from './blocking-pages';
import { announcedJobCount, headlineJobCount, type JobRowEvidence } from './find-job-rows';
import type { PageEvidence, TextBlock } from './page-evidence';

const findPhrase = sentenceFinder(phrases('pages.nothingFound'));

/**
 * A search without results. Rows after such a headline are suggestions; above rows a plain line may belong to something else (say, a menu
 * of places), so there it must be a headline.
 */
export function findNoResults(evidence: PageEvidence, list: JobRowEvidence | null): WallEvidence | null {
  const announced = list ? headlineJobCount(evidence) : announcedJobCount(evidence);
  if (announced === 0) return { wall: 'nothing-found', evidence: 'counts 0 jobs' };
  const block = evidence.blocks.find((each) => says(each) && (!list || (each.isHeading && isAbove(each, list))));
  return block ? { wall: 'nothing-found', evidence: `says "${block.text.slice(0, 80)}"` } : null;
}

function says({ folded, words, zone }: TextBlock): boolean {
  return zone === 'main' && words <= 40 && findPhrase(folded) !== null;
}

function isAbove({ element }: TextBlock, { rows: [first] }: JobRowEvidence): boolean {
  return first !== undefined && Boolean(element.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING);
}
