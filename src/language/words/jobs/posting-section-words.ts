import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseSet } from '@/language/match/phrases-in';
import { wordingTest } from '@/language/match/wording-test';

const saysClosed = wordingTest('anywhere', phrases('postings.closed'));

/** Whether a short text says that the posting is closed. Prose is not tested: it may be about other things that closed. */
export function isClosedPostingText(text: string): boolean {
  return text.length <= 200 && saysClosed(fold(text));
}

const isOfClosedOnes = wordingTest('whole', phrases('postings.closedOnes'));

/** Whether the postings under this heading of a list accept no more: "Closed positions (3)". */
export function isClosedOnesHeading(text: string): boolean {
  return text.length <= 60 && isOfClosedOnes(fold(text.replace(/(?<!\s)\s*[([]?\d{1,5}[)\]]?$/, '')));
}

const beginsOther = wordingTest('start', phrases('postings.otherContent', 'first'));
const isOther = wordingTest('whole', phrases('postings.otherContent', 'alone'));

/** Whether something other than the posting starts under this heading. */
export function isOtherContentHeading(text: string): boolean {
  if (text.length > 90) return false;
  // "Conversations @ Acme": folded, the sign would be gone.
  const words = fold(text.replaceAll('@', ' at '));
  return beginsOther(words) || isOther(words);
}

const isSection = wordingTest('whole', phrases('jobs.sectionHeadlines'));

/** Whether a heading parts the text of a posting: "Requirements", "We offer". */
export function isSectionHeadline(text: string): boolean {
  return text.length <= 60 && isSection(fold(text));
}

const descriptionHeadings = phraseSet(
  phrases('postings.descriptionHeading', 'alone'),
  phrases('postings.descriptionHeading', 'says'),
);

/** Whether the description is under this heading, which is never the posting's title. */
export function isDescriptionHeading(text: string): boolean {
  return text.length <= 60 && descriptionHeadings.has(fold(text));
}
