import type { FieldRule } from '@/domain/page/recipe';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { unwrapRedirect } from '@/url/unwrap-redirect';
import { induceRules } from '../rows/induce-rule';
import { linksIn } from '../rows/links-in-row';
import { readByRules, valueByRule } from '../rows/read-rule';
import type { RowContent } from '../rows/slots';
import type { RowExamples } from './value-slots';

const reading = { read: 'href', part: null, pattern: null, kind: null };
const isLink = (element: Element) => valueByRule(element, reading) !== '';

/** Rules for the posting's address: the given ones if they find what was read, else learned from links that lead there. */
export function linkRulesFromExamples(contents: RowContent[], examples: RowExamples, given: FieldRule[]): FieldRule[] {
  const rows = rowsOf(contents, examples);
  const isRight = rows.every(({ row, value }) => isRedirectTo(readByRules(row, given) ?? '', value));
  if (isRight) return given;
  const targets = rows.flatMap(({ row, value }) => {
    const element = linksIn(row).find((link) => isRedirectTo(valueByRule(link, reading), value));
    return element ? [{ row, element }] : [];
  });
  const rules = induceRules(targets, isLink).map((rule) => ({ ...rule, ...reading }));
  return rules.length > 0 ? rules : given;
}

/** True if an address is the other one, or redirects to it, ignoring the hash. */
export function isRedirectTo(address: string, wanted: string): boolean {
  const bare = (text: string) => text.split('#')[0];
  return address !== '' && (bare(address) === bare(wanted) || bare(unwrapRedirect(address)) === bare(wanted));
}

/** Rules for the site's id: the given ones if they find what was read, else an attribute equal to it. */
export function idRulesFromExamples(contents: RowContent[], examples: RowExamples, given: FieldRule[]): FieldRule[] {
  const rows = rowsOf(contents, examples);
  if (rows.every(({ row, value }) => readByRules(row, given) === value)) return given;
  for (const { name, isOnRow } of attributesWith(rows)) {
    const rule: FieldRule = {
      selector: isOnRow ? '' : `[${CSS.escape(name)}]`,
      read: name,
      nth: 0,
      part: null,
      pattern: null,
      kind: null,
    };
    if (rows.every(({ row, value }) => readByRules(row, [rule]) === value)) return [rule];
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

function rowsOf(contents: RowContent[], examples: RowExamples): { row: Element; value: string }[] {
  return [...examples].flatMap(([index, value]) => {
    const row = contents[index]?.row;
    return row ? [{ row, value }] : [];
  });
}
