import { toVisibleLine } from '@/language/fold/visible-one-line';
import { textAlternative } from '@/page/dom/text/text-alternative';
import { flatParent } from '@/page/dom/tree/flat-tree';
import { hasOtherControl } from '@/page/form/collect-controls';
import { chosenOption, withoutCross } from '@/page/form/committed-value';

/** Ancestors of a combobox's input that may show its choice. */
const mostLevels = 5;
const unread =
  '[aria-live],[role=log],[role=alert],[role=status],[role=listbox],[role=option],[class*=placeholder i],[data-placeholder],label,legend,script,style';

/** What a combobox shows as chosen, one text per choice: in its input, inside itself, or beside its input. */
export function shownChoices(control: Element): string[] {
  if (control.matches('[role=listbox]')) return distinct([chosenOption(control)]);
  if (!(control instanceof HTMLInputElement)) {
    return distinct([
      toVisibleLine(control.getAttribute('aria-valuetext') ?? ''),
      textAlternative(control),
      ...leafTexts(control),
    ]);
  }
  const blocks = blocksAround(control);
  return distinct([toVisibleLine(control.value), ...(blocks.at(-1) ? blocks.flatMap(leafTexts) : [])]);
}

/** The ancestors of a control that contain no other control. */
function blocksAround(control: Element): Element[] {
  const blocks: Element[] = [];
  for (let at = flatParent(control); at && at !== document.body && blocks.length < mostLevels; at = flatParent(at)) {
    if (hasOtherControl(at, control)) break;
    blocks.push(at);
  }
  return blocks;
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map(withoutCross).filter(Boolean))];
}

/** The texts of elements that contain only text. */
function leafTexts(block: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(unread) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && toVisibleLine(node.data) !== '') texts.push(toVisibleLine(node.data));
  }
  return texts;
}
