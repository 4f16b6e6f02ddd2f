import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isSalaryText } from '@/jobs/text-kind/salary-text';
import { isOnlyWorkplaceText } from '@/jobs/text-kind/workplace-text';
import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import { cachePerTask } from '@/page/dom/tree/cache-per-task';

/** A fact may be a link to more of its kind, and a few of them a list. */
const leastLinks = 4;
const list = 'ul,ol,[role=list]';
/** What is given with a posting, as its forms. */
const file = /\.(?:pdf|docx?|odt|rtf|xlsx?|zip)$/iu;

/** Letters of what a menu may be called in its first entry. */
const longestHead = 40;

/** Whether an element is a list of which each entry is a link and says no more: a menu, or the way to other postings. */
export const isListOfLinks = cachePerTask((element: Element): boolean => {
  if (!element.matches(list)) return false;
  const [first, ...entries] = Array.from(element.children);
  if (!first || entries.length < leastLinks - 1 || !entries.every(isLinkAlone)) return false;
  const isHead = entries.length >= leastLinks && lettersOf(first) <= longestHead;
  return (isLinkAlone(first) || isHead) && leadsToPages(element) && !entries.some(saysFact);
});

function isLinkAlone(entry: Element): boolean {
  const links = Array.from(entry.querySelectorAll('a[href]'));
  const said = links.reduce((sum, link) => sum + lettersOf(link), 0);
  return links.length > 0 && said > 0 && said === lettersOf(entry);
}

function leadsToPages(element: Element): boolean {
  const links = Array.from(element.querySelectorAll<HTMLAnchorElement>('a[href]'));
  return links.every((link) => !file.test(link.pathname ?? ''));
}

const factKinds = [isPlaceText, isEmploymentText, isSalaryText, isOnlyWorkplaceText];

/** "Leeds", "Full-time": what is told of a posting may lead to others of which the same is told. */
function saysFact(entry: Element): boolean {
  const text = collapseWhitespace(entry.textContent ?? '').trim();
  return factKinds.some((is) => is(text));
}

const lettersOf = (element: Element): number => (element.textContent ?? '').replace(/\s+/g, '').length;
