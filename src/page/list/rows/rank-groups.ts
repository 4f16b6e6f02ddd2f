import type { TextKind } from '@/domain/page/text-kinds';
import { isTitleText } from '@/jobs/text-kind/title-text';
import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import { hasJobUrlWord } from '@/language/words/jobs/job-url-words';
import { rawText } from '@/page/dom/text/raw-text';
import { areCategoryRows } from './category-rows';
import { countShapedAlike } from './element-shape';
import { distinctGroups, type ElementGroup } from './find-groups';
import { sectionOpeners } from './folded-sections';
import { type GroupTexts, textsOfGroup } from './headed-rows';
import { kindsOfText } from './kinds-of-text';
import { arePanelsOfTitles } from './named-panels';
import type { RowPart } from './row-parts';
import { mostRowsWithin, type ScoredRows } from './rows-within';
import { isSearchFor } from './search-links';
import { spellsOutJob } from './spelled-out-jobs';
import { standsUnderJobsHeading } from './under-jobs-heading';
import { widenRows } from './widen-rows';

export interface RankedGroup {
  group: ElementGroup;
  score: number;
}

/** How many groups are examined closely, and how many rows of each. */
const closeLooks = 60;
const sampleRows = 10;

/** How strongly each sign in a row suggests a job. */
const signWeights: [TextKind, number][] = [
  ['title', 1.2],
  ['place', 0.8],
  ['posted', 0.7],
  ['salary', 0.7],
  ['employment', 0.4],
  ['company', 0.4],
];

/** Possible job lists, likeliest first. */
export function rankListGroups(
  groups: ElementGroup[],
  most: number,
  partsOfRow: (row: Element) => RowPart[],
): RankedGroup[] {
  const likely = groups
    .map((group) => ({ group, score: roughScore(group, textsOfGroup(group, partsOfRow)) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, closeLooks);
  const scored = distinctGroups(likely.map(({ group }) => widenRows(group)))
    .map((group) => ({ group, ...closeScore(group, textsOfGroup(group, partsOfRow)) }))
    .filter(({ score }) => score > 0);
  return scored
    .map((one) => ({ group: one.group, score: one.score / mostRowsWithin(one, scored) }))
    .sort((one, other) => other.score - one.score)
    .filter(({ group }, index, all) => {
      const better = all.slice(0, index).map((one) => one.group);
      return better.filter((other) => isPartOf(group, other)).length < mostOfFamily;
    })
    .slice(0, most);
}

/** Groups kept of those inside a better one, which may contain more than the list. */
const mostOfFamily = 2;

function isPartOf(group: ElementGroup, other: ElementGroup): boolean {
  const members = new Set(other);
  return group.length <= other.length && group.every((element) => members.has(element));
}

/** By text and links alone, without computing styles: number of rows, amount and variety of text. */
function roughScore(group: ElementGroup, { raw }: GroupTexts): number {
  const texts = sample(group, 30).map(raw);
  const filled = texts.filter((text) => text.length >= 4);
  if (filled.length < 2) return 0;
  const mean = filled.reduce((sum, { length }) => sum + length, 0) / filled.length;
  if (mean < 8 || mean > 6000) return 0;
  const distinct = new Set(filled).size / filled.length;
  const rows = (group.length * filled.length) / texts.length;
  return Math.log2(1 + rows) * Math.min(1, mean / 60) * distinct ** 2 * (mean > 1500 ? 0.6 : 1);
}

function closeScore(
  group: ElementGroup,
  { parts, raw }: GroupTexts,
): Pick<ScoredRows, 'standing' | 'signs'> & { score: number } {
  const filled = group.filter((element) => raw(element).length >= 4);
  const rows = sample(filled, sampleRows);
  const count = Math.max(1, rows.length);
  const shared = addressesOfSeveral(rows);
  const sections = rows.filter((row) => isSectionOfRows(row, shared)).length;
  if (sections > count / 2 || areCategoryRows(rows.map(parts)) || arePanelsOfTitles(rows, parts))
    return { standing: group, signs: 0, score: 0 };
  const signs = rows.reduce((sum, row) => sum + rowScore(row, parts(row), shared), 0) / count;
  const distinct = new Set(rows.map(raw)).size / count;
  // Facts of rows and the postings opened below them take turns, and are no rows.
  const alike = countShapedAlike(rows) / count;
  const visible = group.filter((element) => element.checkVisibility());
  return {
    standing: visible.length > 0 ? visible : group,
    signs,
    score: signs * Math.log2(1 + filled.length) * distinct * alike * (signs > 0 ? regionFactor(rows) : 0),
  };
}

function rowScore(row: Element, parts: RowPart[], shared: ReadonlySet<string>): number {
  if (parts.length === 0 || !row.checkVisibility() || isPartOfPage(row) || leadsToSearches(row)) return 0;
  let score = 0;
  const lines = parts.flatMap(({ text }) => text.split('\n'));
  for (const [kind, weight] of signWeights) if (lines.some((line) => kindsOfText(line).has(kind))) score += weight;
  const links = linksOf(row);
  if (links.length > 0) score += 0.4;
  if (links.some(hasJobUrlWord)) score += 0.8;
  if (namesJob(row)) score += 0.6;
  if (spellsOutJob(parts)) score += 0.6;
  if (row.querySelector('h1,h2,h3,h4,h5,h6,[role=heading]')) score += 0.3;
  return score * shapeFactor(row, parts, shared);
}

/** A dialog, or what has the site's search in it: parts of a page stand side by side as rows do, before its list is there. */
function isPartOfPage(row: Element): boolean {
  return row.matches('dialog,[role=dialog]') || row.querySelector('[role=search],input[type=search]') !== null;
}

/** A row has a few parts and one posting; fewer make it a menu, more make it several rows, and inputs make it a filter. */
function shapeFactor(row: Element, parts: RowPart[], shared: ReadonlySet<string>): number {
  let factor = parts.length === 1 ? 0.5 : parts.length <= 30 ? 1 : 30 / parts.length;
  if (row.querySelector('input:not([type=hidden]),select,textarea')) factor *= 0.6;
  return factor / Math.max(1, postingsIn(row, shared), addressesAlikeIn(row, shared), titlesHeading(row));
}

/**
 * Different titles that link to different postings: with more than one, the element is several rows. Every cell of a table's row may lead to
 * the same one.
 */
function postingsIn(row: Element, shared: ReadonlySet<string>): number {
  const addresses = new Set<string>();
  const titles = Array.from(row.querySelectorAll('a[href]')).flatMap((anchor) => {
    const text = collapseWhitespace(anchor.textContent ?? '');
    const url = URL.parse(anchor.getAttribute('href') ?? '', document.baseURI);
    if (!url || !hasJobUrlWord(url.pathname) || shared.has(url.pathname + url.search)) return [];
    if (text.length >= 120 || !kindsOfText(text).has('title')) return [];
    addresses.add(url.href);
    return [text];
  });
  return Math.min(new Set(titles).size, addresses.size);
}

/** Addresses of jobs that differ in their numbers alone, whatever their titles say. */
function addressesAlikeIn(row: Element, shared: ReadonlySet<string>): number {
  const paths = new Set(linksOf(row).filter((link) => hasJobUrlWord(link) && /\d/.test(link) && !shared.has(link)));
  const counts = Map.groupBy(paths, (path) => path.replaceAll(/\d+/g, '#'));
  return Math.max(0, ...Array.from(counts.values(), ({ length }) => length));
}

/** Different titles that are headings of one level, where all of that level are titles: what holds several is a section of rows. */
function titlesHeading(row: Element): number {
  const levels = Map.groupBy(row.querySelectorAll('h1,h2,h3,h4,h5,h6'), ({ localName }) => localName);
  const counts = Array.from(levels.values(), (headings) => {
    const texts = new Set(headings.map(rawText));
    return texts.size > 1 && [...texts].every(isTitleText) ? texts.size : 1;
  });
  return Math.max(1, ...counts);
}

/** A part of the page that folds, with several postings in it, is no row, though it may be all that shows. */
function isSectionOfRows(row: Element, shared: ReadonlySet<string>): boolean {
  return (
    row.querySelector(sectionOpeners) !== null && Math.max(postingsIn(row, shared), addressesAlikeIn(row, shared)) > 1
  );
}

/** Paths and queries that several elements link to: a place's or a field's jobs, and no posting of theirs. */
function addressesOfSeveral(rows: readonly Element[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const row of rows) for (const link of new Set(linksOf(row))) (seen.has(link) ? shared : seen).add(link);
  return shared;
}

/** Whether all that it links to are searches for what it says. */
function leadsToSearches(row: Element): boolean {
  const text = rawText(row);
  const addresses = anchorsOf(row).map((anchor) => anchor.getAttribute('href') ?? '');
  return addresses.length > 0 && addresses.every((address) => isSearchFor(address, text));
}

function anchorsOf(row: Element): Element[] {
  return [...(row.matches('a[href]') ? [row] : []), ...row.querySelectorAll('a[href]')];
}

/** Paths and queries of its links. */
function linksOf(row: Element): string[] {
  return anchorsOf(row).flatMap((anchor) => {
    const href = anchor.getAttribute('href') ?? '';
    const url = href.startsWith('#') ? null : URL.parse(href, document.baseURI);
    return url ? [url.pathname + url.search] : [];
  });
}

function namesJob(row: Element): boolean {
  const names = [...row.classList, ...Array.from(row.attributes, ({ name, value }) => `${name} ${value.slice(0, 60)}`)];
  return names.some(hasJobUrlWord) || row.matches('[itemtype$="/JobPosting"]');
}

/** Menus, footers and dialogs rarely contain the list; under a heading that is called after jobs it is rarely anything else. */
function regionFactor(rows: ElementGroup): number {
  const [row] = rows;
  if (!row) return 0;
  if (row.closest('nav,[role=navigation],footer,[role=contentinfo],dialog,[role=dialog],[role=menu]')) return 0.25;
  if (row.closest('aside,[role=complementary]')) return 0.6;
  return standsUnderJobsHeading(rows) ? 1.5 : 1;
}

/** Spread over the group. Of cells, several to a row, each is further in its row than the last: at even steps all might be of one column. */
function sample(group: ElementGroup, most: number): ElementGroup {
  const step = Math.max(1, group.length / most);
  const beside = group.filter((element) => element.parentNode === group[0]?.parentNode).length;
  const areCells = beside > 1 && beside < group.length;
  const placeOf = (index: number) => Math.floor(index * step) + (areCells ? index % Math.floor(step) : 0);
  return Array.from({ length: Math.min(most, group.length) }, (_, index) => group[placeOf(index)]).filter(
    (element) => element !== undefined,
  );
}
