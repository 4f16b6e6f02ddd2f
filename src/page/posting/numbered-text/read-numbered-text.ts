import type { NumberedText } from '@/domain/page/page-readings';
import type { Recipe } from '@/domain/page/recipe';
import { renderNumberedText } from '@/jobs/posting/render-numbered-text';
import { findTarget } from '@/page/dom/refs/find-target';
import { buildSelector } from '@/page/dom/selectors/build-selector';
import { rawText } from '@/page/dom/text/raw-text';
import { flatParent } from '@/page/dom/tree/flat-tree';
import { enclosingRow } from '@/page/list/row-around';
import { otherRowsBesidePosting } from '@/page/list/rows-beside-posting';
import type { Target } from '@/page-api/element-requests';
import type { ShownList } from '@/page-api/posting-requests';
import { cutAtWord } from '@/std/cut-text';
import { pressedRowExtent } from '../expanded-row';
import { collectLines } from '../lines/collect-lines';
import { isOutsidePosting } from './excluded-parts';
import { postingPart } from './posting-part';

/** Characters. What a model reads of one part. */
const longestText = 24_000;
const longestLine = 4_000;

/**
 * The posting shown, or the target's row (or other part), as text in reading order with numbered links; null if the target is gone or has
 * no text. Excludes hidden text and field contents.
 */
export function readNumberedText({ list, target }: { list: ShownList; target: Target | null }): NumberedText | null {
  const named = target && findTarget(target);
  if (target && !named) return null;
  const rows = named ? [] : otherRowsBesidePosting(list);
  const { part, leftOut } = named
    ? rowPart(named, list.recipe)
    : { part: postingPart(list.recipe, rows), leftOut: rows };
  const isOutside = isOutsidePosting(part, new Set(leftOut));
  const isLeftOut = (node: Node) => node instanceof Element && isOutside(node);
  const read = renderNumberedText(collectLines(part, { isLeftOut, namesLinks: true }));
  const lines = boundedLines(read.lines);
  if (lines.length === 0) return null;
  const text = lines.join('\n');
  // Truncation removes links too: a number missing from the text could only be guessed.
  const links = read.links.filter(({ number }) => text.includes(`[${number} `));
  return { text, links, selector: part === document.body ? null : buildSelector(part) };
}

/** Characters. What belongs to a row alone and is longer has its posting in it. */
const longestRow = 2000;

/** The row of an element. What its list has for a row may be but its beginning: the rest is around it, or follows it. */
function rowPart(named: Element, recipe: Recipe | null): { part: Element; leftOut: Element[] } {
  const { elements = [] } = (recipe && pressedRowExtent(recipe, named)) ?? {};
  const [first, ...others] = elements;
  const isLong = elements.reduce((sum, element) => sum + rawText(element).length, 0) > longestRow;
  if (!first || isLong) return { part: enclosingRow(named, recipe), leftOut: [] };
  const around = others.length > 0 ? flatParent(first) : null;
  if (!around) return { part: first, leftOut: [] };
  return { part: around, leftOut: Array.from(around.children).filter((child) => !elements.includes(child)) };
}

/** As many lines from the start as fit. */
function boundedLines(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let length = 0;
  for (const line of lines) {
    const short = cutAtWord(line, longestLine);
    length += short.length + 1;
    if (length > longestText) break;
    kept.push(short);
  }
  return kept;
}
