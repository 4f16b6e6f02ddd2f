import { isEditingHost } from '@/page/dom/text/aria-role';

/** Marks words in a text, as its user would with the mouse; false if they do not stand in it within one part. It presses and changes nothing. */
export function selectWords(element: Element, words: string): boolean {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement)
    return selectInField(element, words);
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const start = text.textContent?.indexOf(words) ?? -1;
    if (start === -1) continue;
    if (element instanceof HTMLElement && isEditingHost(element)) element.focus({ preventScroll: true });
    getSelection()?.setBaseAndExtent(text, start, text, start + words.length);
    return true;
  }
  return false;
}

function selectInField(field: HTMLTextAreaElement | HTMLInputElement, words: string): boolean {
  const start = field.value.indexOf(words);
  if (start === -1 || field.selectionStart === null) return false;
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, start + words.length);
  return true;
}
