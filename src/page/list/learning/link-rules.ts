import type { FieldRule } from '@/domain/page/recipe';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { unwrapRedirect } from '@/url/unwrap-redirect';
import { induceRules } from '../rows/induce-rule';
import { readRules, valueIn } from '../rows/read-rule';
import { linksIn } from '../rows/row-link';
import type { RowContent } from '../rows/slots';
import type { Examples } from './value-slots';

const reading = { read: 'href', part: null, pattern: null, kind: null };
const isLink = (element: Element) => valueIn(element, reading) !== '';

/** Rules for the posting's address: the given ones if they find what was read, else learned from links that lead there. */
export function exampleLinks(contents: RowContent[], examples: Examples, given: FieldRule[]): FieldRule[] {
  const rows = rowsOf(contents, examples);
  const isRight = rows.every(({ row, value }) => leadsTo(readRules(row, given) ?? '', value));
  if (isRight) return given;
  const targets = rows.flatMap(({ row, value }) => {
    const element = linksIn(row).find((link) => leadsTo(valueIn(link, reading), value));
    return element ? [{ row, element }] : [];
  });
  const rules = induceRules(targets, isLink).map((rule) => ({ ...rule, ...reading }));
  return rules.length > 0 ? rules : given;
}

/** True if an address is the other one, or redirects to it, ignoring the hash. */
export function leadsTo(address: string, wanted: string): boolean {
  const bare = (text: string) => text.split('#')[0];
  return address !== '' && (bare(address) === bare(wanted) || bare(unwrapRedirect(address)) === bare(wanted));
}

/** Rules for the site's id: the given ones if they find what was read, else an attribute equal to it. */
export function exampleIds(contents: RowContent[], examples: Examples, given: FieldRule[]): FieldRule[] {
  const rows = rowsOf(contents, examples);
  if (rows.every(({ row, value }) => readRules(row, given) === value)) return given;
  for (const { name, isOnRow } of attributesWith(rows)) {
    const rule: FieldRule = {
      selector: isOnRow ? '' : `[${CSS.escape(name)}]`,
      read: name,
      nth: 0,
      part: null,
      pattern: null,
      kind: null,
    };
    if (rows.every(({ row, value }) => readRules(row, [rule]) === value)) return [rule];
  }
  return given;
}

function attributesWith(rows: { row: Element; value: string }[]): { name: string; isOnRow: boolean }[] {
  const [first] = rows;
  if (!first) return [];
  return elementsWithin(first.row).flatMap((element) =>
    Array.from(element.attributes)
      .filter(({ value }) => value === first.value)
      .map(({ name }) => ({ name, isOnRow: element === first.row })),
  );
}

function rowsOf(contents: RowContent[], examples: Examples): { row: Element; value: string }[] {
  return [...examples].flatMap(([index, value]) => {
    const row = contents[index]?.row;
    return row ? [{ row, value }] : [];
  });
}
