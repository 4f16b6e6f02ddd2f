import { toVisibleLine } from '@/language/fold/visible-one-line';
import { findTarget } from '@/page/dom/refs/find-target';
import { focusedElement } from '@/page/dom/tree/focused-field';
import { waitUntilUsable } from '../input/wait-until-usable';
import { withFocus } from '../input/with-focus';
import { type Filler, goneRefusal, hiddenRefusal, refusedRefusal } from './filler';
import type { TextFill } from './text-filler';

/** An editor built on an editable element: it reacts to the browser's editing commands, and loses any other change. */
export function richTextFiller({ selector, text, watch }: TextFill): Filler {
  const find = () => {
    const element = findTarget({ selector });
    return element instanceof HTMLElement && element.isContentEditable ? element : null;
  };
  const committed = () => toVisibleLine(find()?.textContent ?? '');
  return {
    committed,
    // Editors turn lines into paragraphs, without white space in between.
    holds: () => withoutSpace(committed()) === withoutSpace(text),
    byHand: () => ({ selector, text }),
    async put(attempt) {
      // The same command again would do the same: what it does not reach is left to trusted keys.
      if (attempt > 0) return null;
      if (text !== '' && !(await waitUntilUsable(find, 'rich-text'))) return find() ? hiddenRefusal : goneRefusal;
      const editor = find();
      if (!editor) return goneRefusal;
      const isReady = () => watch.isSame(editor) && hasFocus(editor);
      return (await withFocus(editor, isReady, () => replaceAll(editor, text))) ? null : refusedRefusal;
    },
  };
}

/** The command writes to the focus. */
function hasFocus(editor: HTMLElement): boolean {
  const focused = focusedElement();
  return focused !== null && (editor.contains(focused) || focused.contains(editor));
}

function replaceAll(editor: HTMLElement, text: string): void {
  const selection = getSelection();
  selection?.selectAllChildren(editor);
  if (text === '') document.execCommand('delete');
  else document.execCommand('insertText', false, text);
  selection?.removeAllRanges();
}

function withoutSpace(text: string): string {
  return toVisibleLine(text).replaceAll(' ', '');
}
