import type { FieldRules } from '@/domain/page/recipe';
import { saysApply } from '@/language/words/controls/apply-control-words';
import { isViewControl } from '@/language/words/controls/view-words';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { rawText } from '@/page/dom/text/raw-text';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { flatParent } from '@/page/dom/tree/flat-tree';
import { disclosures, unfoldedText } from '@/page/press/unfolded-text';
import { matchesWithin, readByRules } from './read-rule';

const pressable = 'a[href],button,[role=button],[role=link],[role=option],[tabindex],[onclick]';

/** What a user presses to see a posting: the row's link, the pressable element around its title, else the title. */
export function rowOpener(row: Element, fields: FieldRules): Element | null {
  const [link] = fields.url ?? [];
  const anchor = link && matchesWithin(row, link.selector)[link.nth ?? 0];
  // A link hidden in a collapsed part, or for applying, does not open the row.
  if (anchor?.checkVisibility() && !saysApply(nameOrTextStart(anchor))) return anchor;
  const [title] = fields.title ?? [];
  const heading = title && matchesWithin(row, title.selector)[title.nth ?? 0];
  for (let at: Element | null = heading ?? row; at; at = flatParent(at)) {
    if (at.matches(pressable)) return at;
    if (at === row) break;
  }
  const around = controlOver(row, heading) ?? pressableAround(row) ?? viewControlOf(row) ?? disclosureOf(row);
  if (around) return around;
  // What is pressed inside is heard by the row as well, but not the other way round.
  return heading ? holderOfText(heading, readByRules(row, fields.title) ?? rawText(heading)) : row;
}

/** The control that is stretched over the title, as over the whole row: it takes what is pressed there. */
function controlOver(row: Element, heading: Element | null | undefined): Element | null {
  const box = heading?.getBoundingClientRect();
  if (!box || box.width === 0 || box.height === 0) return null;
  const isOver = ({ left, right, top, bottom }: DOMRect) =>
    left <= box.left && right >= box.right && top <= box.top && bottom >= box.bottom;
  const over = elementsWithin(row).filter(
    (inner) =>
      inner.matches(pressable) && inner !== row && isOver(inner.getBoundingClientRect()) && inner.checkVisibility(),
  );
  const only = over.length === 1 ? over[0] : undefined;
  return only && !saysApply(nameOrTextStart(only)) ? only : null;
}

/** Where neither title nor row is pressable, a control that says it shows the row: "Details", "Show/Hide". */
function viewControlOf(row: Element): Element | null {
  const controls = elementsWithin(row).filter((inner) => inner.matches(pressable) && inner.checkVisibility());
  return controls.find((control) => isViewControl(nameOrTextStart(control))) ?? null;
}

/** The one control in the row that opens the text which stands in it, whatever it is called. */
function disclosureOf(row: Element): Element | null {
  const [only, second] = elementsWithin(row).filter(
    (inner) => inner.matches(disclosures) && inner.checkVisibility() && row.contains(unfoldedText(inner)),
  );
  return second ? null : (only ?? null);
}

/** What is pressed may be an element around the row and no other row: a button whose text is told as the row. */
function pressableAround(row: Element): Element | null {
  const parent = flatParent(row);
  if (!parent?.matches(pressable)) return null;
  const isAlone = Array.from(parent.children).every((child) => child === row || child.className !== row.className);
  return isAlone ? parent : null;
}

/** The innermost element with the whole text: a badge beside it is not what is pressed. */
function holderOfText(element: Element, text: string): Element {
  const holder = Array.from(element.children).find((child) => rawText(child).includes(text));
  return holder ? holderOfText(holder, text) : element;
}
