import type { ListParts } from '@/domain/page/page-readings';
import type { Recipe } from '@/domain/page/recipe';
import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import { refOf } from '@/page/dom/refs/element-refs';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { closestMatching, comesBefore, flatParent } from '@/page/dom/tree/flat-tree';
import { rowElements } from '../rows/read-rows';
import { isCurrent } from './is-current';

const controls = 'a[href], button, [role="tab"], [role="button"]';
const aparts =
  'nav, header, footer, aside, form, [role="navigation"], [role="banner"], [role="search"], [role="toolbar"]';
/** Characters. Longer texts are no name of a part. */
const longestName = 40;
/** More would be an index of its own. */
const mostParts = 60;

/** Controls side by side before a list, one of them current: the list may be one of several parts, as a month's, letter's or department's. */
export function readListParts(recipe: Recipe): ListParts[] {
  const rows = rowElements(recipe);
  const first = rows.find((row) => row.checkVisibility()) ?? rows[0];
  if (!first) return [];
  const before = elementsWithin(document.body).filter(
    (element) => element.matches(controls) && comesBefore(element, first) && element.checkVisibility(),
  );
  return [...Map.groupBy(before, groupOf)].flatMap(([group, members]) => (group && partsIn(group, members)) ?? []);
}

/** What holds a control, or the item it fills, beside others. */
function groupOf(control: Element): Element | null {
  let at = flatParent(control);
  while (at && textOf(at) === textOf(control)) at = flatParent(at);
  return at;
}

function partsIn(group: Element, members: readonly Element[]): ListParts | null {
  const marked = members.filter(isCurrent);
  const plain = marked.length === 0 ? textsBeside(group, members) : [];
  const current = marked[0] ? textOf(marked[0]) : plain[0];
  if (current === undefined || marked.length + plain.length !== 1 || members.length > mostParts) return null;
  const others = members.filter((member) => member !== marked[0]);
  if (others.length === 0 || ![current, ...others.map(textOf)].every(isName)) return null;
  return {
    current,
    areTabs: members.every((member) => member.matches('[role="tab"]')),
    areApart: closestMatching(group, aparts) !== null,
    others: others.map((other) => ({ name: textOf(other), ref: refOf(other), url: addressOf(other) })),
  };
}

/** What a group says beside its controls. Signs part them, and what ends in a colon is their heading. */
function textsBeside(group: Element, members: readonly Element[]): string[] {
  return Array.from(group.childNodes)
    .filter((node) => !members.some((member) => node.contains(member)) && node.nodeType !== Node.COMMENT_NODE)
    .map((node) => collapseWhitespace(node.textContent ?? '').slice(0, 2 * longestName))
    .map((text) => /[\p{L}\p{N}#].*/u.exec(text)?.[0].replace(/ ?[|·•,;/–—-]? ?$/, '') ?? '')
    .filter((text) => text !== '' && !text.endsWith(':'));
}

function addressOf(control: Element): string | null {
  const link = control.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || !/^https?:$/.test(link.protocol)) return null;
  const [page, place = ''] = link.href.split('#');
  return page === document.URL.split('#')[0] && !/^[/!]/.test(place) ? null : link.href;
}

const isName = (text: string): boolean => text !== '' && text.length <= longestName;

const textOf = ({ textContent }: Element): string => collapseWhitespace(textContent);
