import { isRightsLine } from '@/jobs/posting/rights-line';
import { type ResultTotal, readResultTotal } from '@/language/amounts/result-total';
import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import { hiddenText, isSeen } from '@/page/dom/text/visible-text';
import { comesBefore, flatChildren } from '@/page/dom/tree/flat-tree';
import { memoize } from '@/std/memoize';

/** Text pieces. Texts further from the list are about something else. */
const furthest = 150;
/** Headings and live regions count as this much nearer. */
const headingBonus = 60;
/** Characters. Longer texts announce nothing. */
const longestAnnouncement = 160;
/** Characters with the white space of the markup. */
const longestRaw = 2_000;
/** Text after the list (a pager, other searches) counts as this much further. */
const behindMalus = 40;
/** Elements whose text is no word of the page's about its list. */
const withoutTotals = 'script,style,noscript,template,option,a,button';

interface Announcement extends ResultTotal {
  distance: number;
  /** Whose text it is. */
  holder: Element;
}

/**
 * The number of results stated near the list: in its heading, above or below it. Numbers smaller than the visible rows mean something else
 * ("3 new").
 */
export function readAnnouncedCount(list: Element | null, rows: readonly Element[]): number | null {
  return readAnnouncement(list, rows)?.count ?? null;
}

/** The same, and whether it is a rough number. */
export function readAnnouncement(list: Element | null, rows: readonly Element[]): Announcement | null {
  const first = rows[0] ?? list;
  const last = rows.at(-1) ?? list;
  if (!first || !last) return null;
  const texts = textsOutside(rows);
  const start = texts.findIndex((node) => standsBefore(first, node));
  const listAt = start < 0 ? texts.length : start;
  const countAround = announcementReader();
  const found = texts.flatMap((node, index): Announcement[] => {
    const holder = node.parentElement;
    const total = holder && countAround(holder);
    if (!holder || !total || total.count === 0 || total.count < 0.7 * rows.length) return [];
    const away = index < listAt ? listAt - index : index - listAt + behindMalus;
    const distance = away - (isHeading(holder) ? headingBonus : 0);
    return distance <= furthest && isSeen(holder) ? [{ ...total, distance, holder }] : [];
  });
  return found.sort((one, other) => one.distance - other.distance)[0] ?? null;
}

/** In the order in which they are shown, those in shadow roots too. */
function textsOutside(rows: readonly Element[]): Text[] {
  const members = new Set<Node>(rows);
  const texts: Text[] = [];
  const visit = (parent: Element) => {
    for (const node of Array.from(flatChildren(parent))) {
      if (node instanceof Text && node.data.trim() !== '') texts.push(node);
      if (node instanceof Element && !members.has(node) && !node.matches(withoutTotals)) visit(node);
    }
  };
  visit(document.body);
  return texts;
}

/** Reads an element and its parents, each once, since many texts share them. */
function announcementReader(): (holder: Element) => ResultTotal | null {
  const shortTextOf = memoize(shortText);
  return (holder) => announcedIn(holder, shortTextOf);
}

/** Number and noun are often in separate elements: up to two parents with short texts are read. "© 2026 Valley Jobs" counts none. */
function announcedIn(holder: Element, shortTextOf: (element: Element) => string | null): ResultTotal | null {
  const texts: string[] = [];
  for (let at: Element | null = holder, up = 0; at && up < 3; at = at.parentElement, up += 1) {
    const text = shortTextOf(at);
    if (text === null) break;
    texts.push(text);
  }
  if (texts.some(isRightsLine)) return null;
  for (const text of texts) {
    const total = readResultTotal(text);
    if (total !== null) return total;
  }
  return null;
}

/** Null for texts too long to announce anything. */
function shortText(element: Element): string | null {
  if ((element.textContent ?? '').length > longestRaw) return null;
  const text = collapseWhitespace(hiddenText(element));
  return text.length > longestAnnouncement ? null : text;
}

function isHeading(holder: Element): boolean {
  return holder.closest('h1,h2,[role=heading],[role=status],[aria-live]') !== null;
}

function standsBefore(first: Element, text: Text): boolean {
  const root = text.getRootNode();
  if (root === first.getRootNode())
    return (first.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const around = text.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  return around !== null && comesBefore(first, around);
}
