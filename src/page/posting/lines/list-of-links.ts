import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isSalaryText } from '@/jobs/text-kind/salary-text';
import { isOnlyWorkplaceText } from '@/jobs/text-kind/workplace-text';
import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import { cachePerTask } from '@/page/dom/tree/cache-per-task';

/** A fact may be a link to more of its kind, and a few of them a list. */
const leastLinks = 4;
const list = 'ul,ol,[role=list]';
const link = 'a[href]';
/** What is given with a posting, as its forms. */
const file = /\.(?:pdf|docx?|odt|rtf|xlsx?|zip)$/iu;

/** Letters of what a menu may be called in its first entry. */
const longestHead = 40;

/** Whether an element is a list of which each entry is a link and says no more: a menu, or the way to other postings. */
export const isListOfLinks = cachePerTask((element: Element): boolean => {
  if (!element.matches(list)) return false;
  const [first, ...entries] = Array.from(element.children);
  if (!first || entries.length < leastLinks - 1 || entries.some(saysFact)) return false;
  const links = entries.map(linksAlone);
  const head = linksAlone(first);
  const isHead = entries.length >= leastLinks && lettersOf([first]) <= longestHead;
  return (head !== null || isHead) && [head ?? [], ...links].every((ones) => ones?.every(leadsToPage) ?? false);
});

/** The links of an entry that says nothing beside them; null if it does. Lists in it are judged by themselves. */
function linksAlone(entry: Element): HTMLAnchorElement[] | null {
  const own = entry.matches(link) ? [entry] : Array.from(entry.childNodes).filter((node) => !holdsList(node));
  const links = own.flatMap((node) => (node instanceof Element ? linksIn(node) : []));
  const said = lettersOf(links);
  return said > 0 && said === lettersOf(own) ? links : null;
}

const linksIn = (element: Element): HTMLAnchorElement[] =>
  element.matches(link)
    ? [element as HTMLAnchorElement]
    : Array.from(element.querySelectorAll<HTMLAnchorElement>(link));

const holdsList = (node: Node): boolean =>
  node instanceof Element && (node.matches(list) || node.querySelector(list) !== null);

const leadsToPage = ({ pathname }: HTMLAnchorElement): boolean => !file.test(pathname ?? '');

const factKinds = [isPlaceText, isEmploymentText, isSalaryText, isOnlyWorkplaceText];

/** "Leeds", "Full-time": what is told of a posting may lead to others of which the same is told. */
function saysFact(entry: Element): boolean {
  const text = collapseWhitespace(entry.textContent ?? '').trim();
  return text.length <= longestHead && factKinds.some((is) => is(text));
}

const lettersOf = (nodes: readonly Node[]): number =>
  nodes.reduce((sum, { textContent }) => sum + (textContent ?? '').replace(/\s+/g, '').length, 0);
