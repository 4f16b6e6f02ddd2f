import type { ReadFields } from '@/domain/job/job-fields';
import { wordFields } from '@/domain/job/posting-fields';
import type { SampleRow } from '@/domain/run/collector-state';
import { comparableText } from '@/language/fold/comparable-text';
import { elementOf } from '@/page/dom/refs/element-refs';
import { findBySelector } from '@/page/dom/selectors/find-by-selector';
import { rawText } from '@/page/dom/text/raw-text';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { flatParent } from '@/page/dom/tree/flat-tree';
import { enclosingRow } from '../row-around';
import { rowPartsOf } from '../rows/row-parts';

/** What was pressed in a row, and the values read there. */
export interface RowSample {
  pressed: Element;
  fields: ReadFields;
}

/** Characters. A row has no more text. */
const longestRow = 6000;

/** Finds the samples on the page. A selector may match another row by now: then the title finds it. */
export function findSamples(rows: readonly SampleRow[]): RowSample[] {
  return rows.flatMap(({ selector, fields }) => {
    const named = [elementOf(selector) ?? findBySelector(selector)].flat();
    const pressed =
      named.find((element) => ancestorsWithText({ pressed: element, fields }).length > 0) ?? saying(fields);
    return pressed ? [{ pressed, fields: withWholeTexts(pressed, fields) }] : [];
  });
}

/** Snapshots cut long texts: what ends in `…` is the piece of the row that begins so. */
function withWholeTexts(pressed: Element, fields: ReadFields): ReadFields {
  const whole = { ...fields };
  for (const name of wordFields) {
    const begin = fields[name];
    if (!begin?.endsWith('…')) continue;
    const parts = rowPartsOf(enclosingRow(pressed, null));
    whole[name] = parts.find(({ text }) => comparableText(text).startsWith(comparableText(begin)))?.text ?? begin;
  }
  return whole;
}

/** The element and its ancestors that contain the sample's text, innermost first, up to a row's size. */
export function ancestorsWithText({ pressed, fields }: RowSample): Element[] {
  const text = comparableText(identifyingText(fields));
  const levels: Element[] = [];
  for (let at: Element | null = pressed; at && at !== document.body; at = flatParent(at)) {
    const own = rawText(at);
    if (own.length > longestRow) break;
    if (text !== '' && comparableText(own).includes(text)) levels.push(at);
  }
  return levels;
}

/** The text that identifies a row: its title, else the first text known. */
export function identifyingText(fields: ReadFields): string {
  return wordFields.map((name) => fields[name]).find(Boolean) ?? '';
}

/** The innermost element with exactly the title, in a repeated part if there are several. */
function saying(fields: ReadFields): Element | null {
  const text = comparableText(identifyingText(fields));
  if (text === '') return null;
  const all = elementsWithin(document.body).filter(
    (element) => (element.textContent ?? '').length < 4 * text.length + 40 && comparableText(rawText(element)) === text,
  );
  const innermost = all.filter((element) => !all.some((other) => other !== element && element.contains(other)));
  return innermost.find((element) => enclosingRow(element, null) !== element) ?? innermost[0] ?? null;
}
