import { foldText } from '../names/fold-text';
import { findTarget } from '../refs/find-target';
import { becomesUsable } from './becomes-usable';
import { type FillingWay, gone, hidden } from './filling-way';
import { withFocus } from './focus';
import type { TextPlace } from './text-way';

/** An editor that the page made of an editable part: it hears the browser's own editing commands, and would lose anything else. */
export function richTextWay({ selector, text }: TextPlace): FillingWay {
  const find = () => {
    const element = findTarget({ selector });
    return element instanceof HTMLElement && element.isContentEditable ? element : null;
  };
  const committed = () => foldText(find()?.textContent ?? '');
  return {
    committed,
    // Editors make paragraphs of lines, and no white space is left between those.
    holds: () => withoutSpace(committed()) === withoutSpace(text),
    byHand: () => ({ selector, text }),
    async put() {
      if (text !== '' && !(await becomesUsable(find, 'rich-text'))) return find() ? hidden : gone;
      const editor = find();
      if (!editor) return gone;
      withFocus(editor, () => replaceAll(editor, text));
      return null;
    },
  };
}

function replaceAll(editor: HTMLElement, text: string): void {
  const selection = getSelection();
  selection?.selectAllChildren(editor);
  if (text === '') document.execCommand('delete');
  else document.execCommand('insertText', false, text);
  selection?.removeAllRanges();
}

function withoutSpace(text: string): string {
  return foldText(text).replaceAll(' ', '');
}
