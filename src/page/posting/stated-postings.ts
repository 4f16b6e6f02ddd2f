import type { LearnedRecipe } from '@/domain/page/page-readings';
import type { FieldRule, Recipe } from '@/domain/page/recipe';
import { isTextOfKind } from '@/jobs/text-kind/text-kind';
import { countWords } from '@/language/fold/comparable-text';
import { saysApply } from '@/language/words/controls/apply-control-words';
import { isViewControl } from '@/language/words/controls/view-words';
import { hasJobUrlWord } from '@/language/words/jobs/job-url-words';
import { isInteractive } from '@/page/dom/controls/pressed-control';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { readDocumentHead } from '@/page/dom/text/document-head-names';
import { ownText } from '@/page/dom/text/visible-text';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { flatParent } from '@/page/dom/tree/flat-tree';
import { withReading } from '@/page/list/rows/learn-list';
import { linksIn } from '@/page/list/rows/links-in-row';
import { rowOpener } from '@/page/list/rows/pressable-of-row';
import { readRows } from '@/page/list/rows/read-rows';
import { addressRules } from '@/page/list/rows/row-link';
import { readRowPosting } from './read-row-posting';
import { type RowExtent, rowExtents } from './row-extents';

/** Words. What is shorter may be the beginning of a posting, or its facts in a sentence. */
const leastWords = 30;
/** Share of rows that state their postings, and of those with a way to more, that make it so for all. */
const leastStating = 0.7;
const mostLeading = 0.3;
const mostSamples = 12;

/** Learns further that rows are the postings themselves, as entries of a thread or notices are: then nothing in them is to be pressed. */
export function withStatedPostings(learned: LearnedRecipe): LearnedRecipe {
  const { recipe } = learned;
  const rows = rowExtents(recipe).slice(0, mostSamples);
  const leading = rows.filter((extent) => mayLeadOn(extent, recipe));
  if (rows.length < 2 || leading.length > mostLeading * rows.length) return learned;
  const stating = rows.filter((extent) => statesPosting(extent, recipe));
  if (stating.length < leastStating * rows.length) return learned;
  const fields = { ...recipe.rows.fields, url: ownAddressRules(rows) };
  const stated: Recipe = { ...recipe, rows: { ...recipe.rows, fields }, details: { kind: 'row', fields: {} } };
  return withReading(stated, readRows(stated));
}

function statesPosting(extent: RowExtent, recipe: Recipe): boolean {
  const names = { ...readDocumentHead(document), titles: [], addresses: [] };
  const text = readRowPosting(extent, recipe, names)?.shown.fields.description ?? '';
  return countWords(text) >= leastWords && !/(?:…|\.\.\.)\s*$/.test(text);
}

/** Whether its title can be pressed, part of it can be opened, or something in it leads to more. Links in its text lead elsewhere. */
function mayLeadOn({ row, elements }: RowExtent, recipe: Recipe): boolean {
  const opener = rowOpener(row, { ...recipe.rows.fields, url: undefined });
  for (let at = opener; at; at = flatParent(at)) {
    if (isInteractive(at)) return true;
    if (at === row) break;
  }
  const inside = elements.flatMap((element) => elementsWithin(element));
  return inside.some((element) => isClosedPart(element) || isWayToMore(element));
}

function isClosedPart(element: Element): boolean {
  return element.matches('[aria-expanded=false],details:not([open])') && element.checkVisibility();
}

function isWayToMore(element: Element): boolean {
  if (!element.matches('a[href],button,[role=button],[role=link]') || !element.checkVisibility()) return false;
  const name = nameOrTextStart(element);
  if (isViewControl(name)) return true;
  if (!(element instanceof HTMLAnchorElement) || element.getAttribute('href')?.startsWith('#')) return false;
  return hasJobUrlWord(element.pathname) && !isInSentence(element) && !isDocument(element) && !saysApply(name);
}

/** Words beside a link, in the same element, that make it part of a text. */
const leastBeside = 3;

function isInSentence(link: Element): boolean {
  const around = link.parentElement;
  return around !== null && countWords(ownText(around)) >= leastBeside;
}

function isDocument(link: Element): boolean {
  return link instanceof HTMLAnchorElement && /\.(?:pdf|docx?|odt)$/i.test(link.pathname);
}

/** Where an entry stands by itself, which its date leads to, or the same as a document. */
function ownAddressRules(rows: readonly RowExtent[]): FieldRule[] {
  const isOwn = (link: Element) => isDocument(link) || isTextOfKind(nameOrTextStart(link), 'posted');
  return addressRules(rows.map(({ row }) => ({ row, element: linksIn(row).find(isOwn) ?? null })));
}
