import { optionWords } from '@/forms/options/fold-option-text';
import { toVisibleLine } from '@/language/fold/visible-one-line';
import { textAlternative } from '@/page/dom/text/text-alternative';
import { flatParent } from '@/page/dom/tree/flat-tree';
import { chosenInList } from '@/page/form/chosen-in-list';
import { pillsIn } from '@/page/form/chosen-pills';
import { hasOtherControl } from '@/page/form/collect-controls';
import { choiceInName, chosenOption, withoutCross } from '@/page/form/committed-value';
import { comboboxListOf } from '@/page/form/field-options';
import { isOwnOpener } from '@/page/form/named-list';

/** Ancestors of a combobox's input that may show its choice. */
const mostLevels = 5;
const unread =
  '[aria-live],[role=log],[role=alert],[role=status],[role=listbox],[role=option],[class*=placeholder i],[data-placeholder],[class*=results i],[class*=suggestions i],label,legend,select,script,style';

/** What a combobox shows as chosen, one text per choice: in its input, inside itself, or beside its input. */
export function shownChoices(control: Element): string[] {
  if (isOwnOpener(control)) return distinct([chosenOption(control)]);
  if (!(control instanceof HTMLInputElement)) {
    return distinct([
      toVisibleLine(control.getAttribute('aria-valuetext') ?? ''),
      textAlternative(control),
      choiceInName(control),
      ...leafTexts(control),
    ]);
  }
  const blocks = blocksAround(control);
  const opened = comboboxListOf(control);
  const chosen = chosenInList(control);
  const beside = blocks.flatMap((block) => [...leafTexts(block, chosen), ...pillsIn(block, opened)]);
  return distinct([toVisibleLine(control.value), ...beside]);
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

/** Of texts that differ in signs alone, as "🇩🇪 Germany" and "Germany", the first. An arrow is no choice. */
export function distinct(texts: readonly string[]): string[] {
  const choices = texts.map(withoutCross).filter((text) => /[\p{L}\p{N}]/u.test(text));
  return [...Map.groupBy(choices, (text) => optionWords(text) || text).values()].flatMap(([first]) => first ?? []);
}

/** A closed list may keep what it found. */
const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** The texts of elements that contain only text. `chosen`: what is read whatever it is marked as. */
function leafTexts(block: Element, chosen: readonly string[] = []): string[] {
  const isUnread = (node: Element) => node.matches(unread) && !chosen.includes(toVisibleLine(node.textContent ?? ''));
  const texts: string[] = [];
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && (isUnread(node) || !isShown(node)) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && toVisibleLine(node.data) !== '') texts.push(toVisibleLine(node.data));
  }
  return texts;
}
