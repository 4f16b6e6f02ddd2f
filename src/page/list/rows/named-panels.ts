import { countWords } from '@/language/fold/comparable-text';
import { rawText } from '@/page/dom/text/raw-text';
import type { ElementGroup } from './find-groups';
import { kindsOfText } from './kinds-of-text';
import type { RowPart } from './row-parts';

/** Words of a title that stands above a panel, and of what is one. */
const mostOfTitle = 12;
const leastOfPanel = 12;

/**
 * Whether most rows are panels that titles outside of them open and name, as in an accordion: the rows are the titles, and these what is said
 * below. Slides of a carousel are named by numbers, and what stands under departments has titles of its own.
 */
export function arePanelsOfTitles(rows: ElementGroup, partsOfRow: (row: Element) => RowPart[]): boolean {
  const isPanel = (row: Element) => namesOutside(row).some(isTitle) || isBelowTitle(row, partsOfRow(row));
  return rows.filter(isPanel).length > rows.length / 2;
}

const isTitle = (text: string): boolean => {
  const kinds = kindsOfText(text);
  return kinds.has('title') && !kinds.has('department');
};

/** What other elements say that they name or open it. */
function namesOutside(row: Element): string[] {
  const labels = (row.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const selectors = [
    ...labels.map((id) => `#${CSS.escape(id)}`),
    ...(row.id ? [`[aria-controls~="${CSS.escape(row.id)}"]`] : []),
  ];
  if (selectors.length === 0) return [];
  const naming = row.ownerDocument.querySelectorAll(selectors.join());
  return Array.from(naming).flatMap((element) => (row.contains(element) ? [] : rawText(element).trim()));
}

/** Whether a text without a title of its own stands right below one that says nothing else. */
function isBelowTitle({ previousElementSibling: before }: Element, parts: readonly RowPart[]): boolean {
  const title = before ? rawText(before).trim() : '';
  if (title === '' || countWords(title) > mostOfTitle || !isTitle(title)) return false;
  const lines = parts.flatMap(({ text }) => text.split('\n'));
  return countWords(lines.join(' ')) >= leastOfPanel && !lines.some(isShortTitle);
}

/** No sentence, which names whom it is about. */
const isShortTitle = (line: string): boolean =>
  countWords(line) <= mostOfTitle && !/[.!?…。]$/u.test(line) && isTitle(line);
