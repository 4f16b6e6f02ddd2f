import type { FieldRule } from '@/domain/page/recipe';
import { isCompanyLink } from '@/jobs/posting/is-company-link';
import { isPersonLink } from '@/jobs/posting/is-person-link';
import { isApplicationPath, saysApply } from '@/language/words/controls/apply-control-words';
import { hasJobUrlWord } from '@/language/words/jobs/job-url-words';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { flatParent } from '@/page/dom/tree/flat-tree';
import { unfoldedText } from '@/page/press/unfolded-text';
import { isSameSite } from '@/url/web-url';
import { induceRules, type RuleTarget } from './induce-rule';
import { addressOf, linksIn } from './links-in-row';
import type { SlotFacts } from './slot-facts';
import type { RowContent } from './slots';
import { topicLinks } from './topic-links';

/**
 * Where the posting's link is: around the title, else the most likely link of the row. That of the company's name is about the company, whatever
 * its address is called, and links to what several rows have in common are about that.
 */
export function linkRules(title: SlotFacts, companies: readonly SlotFacts[], contents: RowContent[]): FieldRule[] {
  const addresses = new Map<string, number>();
  const anchors = contents.map(({ row }) => linksIn(row));
  for (const links of anchors)
    for (const address of new Set(links.map(addressOf))) addresses.set(address, (addresses.get(address) ?? 0) + 1);
  const topics = topicLinks(title.texts, contents);
  const isOfOneRow = (link: Element) => addressOf(link) !== '' && addresses.get(addressOf(link)) === 1;
  const targets = contents.map(({ row }, index): RuleTarget => {
    const heading = title.slot.parts.get(index)?.element ?? null;
    const around = heading && linkAround(heading, row);
    const ofCompany = new Set(companies.flatMap(({ slot }) => addressAround(slot.parts.get(index)?.element, row)));
    const isOwn = (link: Element) =>
      isOfOneRow(link) &&
      !topics.has(link) &&
      !isCompanyLink(addressOf(link)) &&
      !isPersonLink(addressOf(link)) &&
      !ofCompany.has(addressOf(link));
    if (around && (isOwn(around) || addressOf(around) !== '')) return { row, element: around };
    const text = title.texts.get(index) ?? '';
    const folded = foldedTextsOf(row);
    const own = anchors[index]?.filter((link) => isOwn(link) && !folded.some((part) => part.contains(link))) ?? [];
    const ofPosting = own.filter((link) => !isToApply(link));
    return {
      row,
      element: mostLikely(ofPosting, text) ?? own.find((link) => own.length === 1 && isPageHere(link)) ?? null,
    };
  });
  return addressRules(targets);
}

/** Texts that the row's own controls open: what they link to is what one can do there, as to apply. */
function foldedTextsOf(row: Element): Element[] {
  return elementsWithin(row).flatMap((element) => unfoldedText(element) ?? []);
}

/** How to find these links. */
export function addressRules(targets: RuleTarget[]): FieldRule[] {
  return induceRules(targets, (link) => addressOf(link) !== '').map((rule) => ({
    ...rule,
    read: 'href',
    part: null,
    pattern: null,
    kind: null,
  }));
}

function linkAround(element: Element, row: Element): Element | null {
  for (let at: Element | null = element; at; at = flatParent(at)) {
    if (at.matches('a[href]')) return at;
    if (at === row) return null;
  }
  return null;
}

function addressAround(element: Element | undefined, row: Element): string[] {
  const link = element && linkAround(element, row);
  return link ? [addressOf(link)] : [];
}

function mostLikely(links: Element[], title: string): Element | null {
  const score = (link: Element) => {
    const name = `${link.textContent} ${link.getAttribute('aria-label') ?? ''} ${link.getAttribute('title') ?? ''}`;
    const url = URL.parse(addressOf(link));
    return (title && name.includes(title) ? 2 : 0) + (url && hasJobUrlWord(url.pathname + url.search) ? 1 : 0);
  };
  return links.toSorted((one, other) => score(other) - score(one))[0] ?? null;
}

/** A link to the application is not the posting's. */
function isToApply(link: Element): boolean {
  const words = [link.getAttribute('aria-label'), link.textContent, link.getAttribute('title')];
  return words.some((text) => saysApply(text ?? '')) || leadsToApplication(link);
}

function leadsToApplication(link: Element): boolean {
  return isApplicationPath(URL.parse(addressOf(link))?.pathname ?? '');
}

/** The only link of a row leads to its posting, whatever it says, if it stays on the site and its address is not called an application. */
function isPageHere(link: Element): boolean {
  const url = URL.parse(addressOf(link));
  return url !== null && isSameSite(url.hostname, location.hostname) && !leadsToApplication(link);
}
