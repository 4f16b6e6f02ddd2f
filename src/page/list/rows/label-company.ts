import type { FieldRule } from '@/domain/page/recipe';
import { comparableText } from '@/language/fold/comparable-text';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { induceRules } from './induce-rule';
import { isCompanyName } from './logo-company';
import { valueByRule } from './read-rule';
import type { RowContent } from './slots';

/** Share of rows that must have such a label. */
const leastFill = 0.5;
const separators = [' - ', ' – ', ' — ', ' | ', ' @ '];

/**
 * Where the labels of rows' links name companies behind the titles: "Night nurse - Acme", for readers of a link that shows no text. None if all
 * rows have the same there, as an invitation to apply.
 */
export function labelRules(contents: RowContent[], titles: ReadonlyMap<number, string>): FieldRule[] {
  for (const read of ['aria-label', 'title']) {
    for (const separator of separators) {
      const reading = { read, part: { separator, index: -1 }, pattern: null, kind: null };
      const targets = contents.map(({ row }, index) => {
        const isNamed = (element: Element) => namesBehind(element, read, titles.get(index) ?? '', separator);
        return { row, element: elementsWithin(row).find(isNamed) ?? null };
      });
      const named = targets.flatMap(({ element }) => (element ? [element] : []));
      const names = new Set(named.map((element) => valueByRule(element, reading)));
      if (named.length < Math.max(2, leastFill * contents.length) || names.size < 2) continue;
      const isValue = (element: Element) => element.getAttribute(read)?.includes(separator) === true;
      return induceRules(targets, isValue).map((rule) => ({ ...rule, ...reading }));
    }
  }
  return [];
}

function namesBehind(element: Element, read: string, title: string, separator: string): boolean {
  const parts = (element.getAttribute(read) ?? '').split(separator);
  const name = parts.pop() ?? '';
  if (title === '' || !element.matches('a[href],button,[role=link],[role=button]')) return false;
  return comparableText(parts.join(separator)) === comparableText(title) && isCompanyName(name.trim(), title);
}
