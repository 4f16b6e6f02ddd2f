import { collectControls } from '../forms/collect-controls';
import { countControls, ownBlocks } from '../forms/control-counts';
import { foldText } from '../names/fold-text';
import { textAlternative } from '../names/text-alternative';

/** How far out from the input of a combobox what was chosen is shown. */
const mostLevels = 3;
const unread =
  '[aria-live],[role=log],[role=alert],[role=status],[role=listbox],[role=option],[class*=placeholder i],[data-placeholder],label,legend,script,style';

/** What a combobox shows as chosen, one text a choice: in its input, inside itself, or beside its input. */
export function shownChoices(control: Element): string[] {
  if (!(control instanceof HTMLInputElement)) {
    return distinct([
      foldText(control.getAttribute('aria-valuetext') ?? ''),
      textAlternative(control),
      ...leafTexts(control),
    ]);
  }
  const counts = countControls(collectControls().map(({ element }) => element));
  const blocks = ownBlocks([control], counts).slice(1, 1 + mostLevels);
  return distinct([foldText(control.value), ...(blocks.at(-1) ? blocks.flatMap(leafTexts) : [])]);
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.filter(Boolean))];
}

/** The texts of elements that hold nothing but text. */
function leafTexts(block: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(unread) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && foldText(node.data) !== '') texts.push(foldText(node.data));
  }
  return texts;
}
