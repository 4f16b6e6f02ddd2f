import type { FieldRule } from '@/domain/page/recipe';
import { logoNamePattern, saysLogo } from '@/language/words/jobs/logo-words';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { isInFlatTree } from '@/page/dom/tree/flat-tree';
import { induceRules } from './induce-rule';
import { kindsOfText } from './kinds-of-text';
import { followersOf, valueByRule } from './read-rule';
import type { RowContent } from './slots';

/** Share of rows that must have a picture with a name. */
const leastFill = 0.5;
/** Words. Longer texts describe what is to be seen. */
const mostWords = 8;
const otherKinds = ['title', 'place', 'workplace', 'salary', 'posted', 'employment', 'apply'] as const;

/** Where the rows' pictures name companies, as logos do in place of a text. None if they are icons, or name something else. */
export function logoRules(contents: RowContent[], titles: ReadonlyMap<number, string>): FieldRule[] {
  for (const read of ['alt', 'aria-label']) {
    const reading = { read, part: null, pattern: logoNamePattern(), kind: null };
    const nameOf = (element: Element) => (isPicture(element) ? valueByRule(element, reading) : '');
    const found = contents.map((content) => elementsOf(content).filter((element) => nameOf(element) !== ''));
    const common = repeatedIn(found.map((pictures) => pictures.map(nameOf)));
    const targets = contents.map(({ row }, index) => {
      const isLogo = (picture: Element) =>
        isCompanyName(nameOf(picture), titles.get(index)) &&
        (!common.has(nameOf(picture)) || saysLogo(picture.getAttribute(read) ?? ''));
      return { row, element: found[index]?.find(isLogo) ?? null };
    });
    if (targets.filter(({ element }) => element).length < Math.max(2, leastFill * contents.length)) continue;
    return induceRules(targets, (element) => nameOf(element) !== '').map((rule) => ({ ...rule, ...reading }));
  }
  return [];
}

/** A row that is but a heading has its logo behind it, as it has its texts. */
function elementsOf({ row, parts }: RowContent): Element[] {
  const isHeaded = parts.some(({ element }) => !isInFlatTree(element, row));
  return [row, ...(isHeaded ? followersOf(row) : [])].flatMap(elementsWithin);
}

function isPicture(element: Element): boolean {
  return element.localName === 'img' || element.localName === 'svg' || element.getAttribute('role') === 'img';
}

/** Names that nearly every row has are those of icons. */
function repeatedIn(names: readonly (readonly string[])[]): ReadonlySet<string> {
  const all = new Set(names.flat());
  return new Set([...all].filter((name) => names.filter((own) => own.includes(name)).length > 0.8 * names.length));
}

/** Whether a text that belongs to a row besides its title may name its company: it is no file, and nothing else. */
export function isCompanyName(name: string, title = ''): boolean {
  if (!/\p{L}{2}/u.test(name) || name.split(' ').length > mostWords || name === title) return false;
  if (/^[\p{Ll}\d_-]+$/u.test(name) || /\.(?:png|jpe?g|svg|gif|webp)$/i.test(name)) return false;
  const kinds = kindsOfText(name);
  return kinds.has('company') || !otherKinds.some((kind) => kinds.has(kind));
}
